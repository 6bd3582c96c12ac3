import { isFields, parseJson } from '../../given';
import { LONGEST_RECORD } from './format';

/** The boxes that a record names, whatever else it says: they have to be at hand before it is read. */
export function boxesIn(text: string): readonly string[] {
  const record = text.length > LONGEST_RECORD ? undefined : parseJson(text);
  return isFields(record) ? boxesOf(record['options']) : [];
}

/** The boxes that options name, whatever else they say. */
export const boxesOf = (options: unknown): readonly string[] => {
  const boxes = isFields(options) ? options['boxes'] : undefined;
  return isFields(boxes) ? Object.keys(boxes) : [];
};
