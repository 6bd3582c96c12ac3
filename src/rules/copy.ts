/** A deep copy of plain JSON: the state before stays as it was. */
export function copy<T>(value: T): T {
  return copyOf(value) as T;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const from = value as Record<string, unknown>;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(from)) result[key] = copyOf(from[key]);
  return result;
}

/** The record without one of its entries. */
export const without = <T extends object>(record: T, key: keyof T): T =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as T;
