const NUMERALS = ['I', 'II', 'III', 'IV'];

/** A Roman numeral, as Fairs, maps and tiers bear them. */
export const numeral = (n: number): string => NUMERALS[n - 1] ?? String(n);
