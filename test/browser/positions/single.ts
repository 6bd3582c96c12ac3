/** The only move, or the die with which its tile is taken or left. */
export const singleOf = ([first, ...others]: readonly string[]): string | undefined =>
  others.every(other => other === 'takeTile' || other === 'pass') ? first : undefined;
