/** The record without one of its entries. */
export function without<T extends object>(record: T, key: keyof T): T {
  const rest: Partial<T> = {};
  for (const name of Object.keys(record) as (keyof T)[]) if (name !== key) rest[name] = record[name];
  return rest as T;
}
