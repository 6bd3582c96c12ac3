/** Tables of numbers by name. */

export type Counts<K extends string> = Readonly<Record<K, number>>;

/** Those of the names that were counted in any of these tables. */
export const namesIn = <K extends string>(
  names: readonly K[],
  ...tables: readonly Partial<Counts<K>>[]
): K[] => names.filter(name => tables.some(table => name in table));

/** A value for each of the names. */
export const forEach = <K extends string, V>(names: readonly K[], value: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map(name => [name, value(name)])) as Record<K, V>;

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** As many lists, added up place by place. */
export const sumUp = (lists: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    sum(lists.map(list => list[at] ?? 0)),
  );
