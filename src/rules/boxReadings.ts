import { READINGS, type BoxReadingName, type BoxReadingValue, type Reading } from './readings';
import type { Table } from './model';
import { boxOf, forBoxesInPlay, type ChosenBoxes } from './shelf';

/** How tables read the rules of boxes besides the base game. */

/** All rules that can be read in more than one way with these boxes. */
export const readingsWith = (options: ChosenBoxes): Readonly<Record<string, Reading>> => ALL({ options });

const ALL = forBoxesInPlay(({ readings }): Readonly<Record<string, Reading>> => ({
  ...READINGS,
  ...readings,
}));

/** How a rule of a box in play is read in this game. */
export function boxReadingOf<N extends BoxReadingName>(
  table: Pick<Table, 'options'>,
  name: N,
): BoxReadingValue<N> {
  const { readings } = boxOf(table);
  const chosen = table.options.readings?.[name] as BoxReadingValue<N> | undefined;
  return chosen ?? (readings[name].usual as BoxReadingValue<N>);
}
