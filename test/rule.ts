/**
 * A test of numbered rules: `rule('R2.21', 'King-track stack starts with the first player', () => …)`.
 * Several ids are separated by spaces or commas. `npm run rules` reads the ids from the title.
 */
export function rule(ids: string, title: string, check: (() => void) | (() => Promise<void>)): void {
  const list = ids.split(/[\s,]+/).filter(id => id !== '');
  test(`[${list.join(' ')}] ${title}`, check);
}
