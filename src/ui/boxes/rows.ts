/** A table by words: the rows of the base stand in it from the start, those of another box come with the box. */
export const rowsFor = <All extends object>(base: Partial<All>): All => ({ ...base }) as All;

let times = 0;
const listeners = new Set<() => void>();

/** The rows of a box, put into a table when it is brought to the screen. */
export function addRows<All extends object>(table: All, rows: Partial<All>): void {
  Object.assign(table, rows);
  times += 1;
  for (const listener of [...listeners]) listener();
}

/** How often rows were added: who draws all of a table draws it again. */
export const timesAdded = (): number => times;

export function subscribeToRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
