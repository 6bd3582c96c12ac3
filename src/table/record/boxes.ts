import { LONGEST_RECORD } from './format';

/** The boxes that a record names, whatever else it says: they have to be at hand before it is read. */
export function boxesIn(text: string): readonly string[] {
  if (text.length > LONGEST_RECORD) return [];
  try {
    return boxesOf(fieldOf(JSON.parse(text), 'options'));
  } catch {
    return [];
  }
}

/** The boxes that options name, whatever else they say. */
export const boxesOf = (options: unknown): readonly string[] => {
  const boxes = fieldOf(options, 'boxes');
  return typeof boxes === 'object' && boxes !== null ? Object.keys(boxes) : [];
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
