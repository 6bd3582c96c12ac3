/** A table by words: the rows of the base stand in it from the start, those of another box come with the box. */
export const rowsFor = <All extends object>(base: Partial<All>): All => ({ ...base }) as All;

/** Puts the rows of a box into a table. */
export const addRows = <All extends object>(table: All, rows: Partial<All>): void => {
  Object.assign(table, rows);
};
