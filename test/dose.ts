/** `npm run test:long` tries everything; otherwise a test tries a dose of it, another one in each of its cases. */

export const LONG = process.env['TILETUM_LONG'] !== undefined;

/** One of so many, from the one on whose turn it is. */
export const doseOf = <T>(all: readonly T[], every: number, turn = 0): T[] =>
  all.filter((_, at) => LONG || at % every === turn % every);
