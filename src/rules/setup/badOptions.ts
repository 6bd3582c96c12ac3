import { isOneOf, mustBe, strangerIn, type Fields, type Is } from '../../given';

/** What is asked of options without knowing any box. */

/** The one option that is wrong, and what would be right: a code and its values for the message catalogues. */
export interface OptionProblem {
  option: string;
  problem: 'unknown' | 'expected' | 'count' | 'tooLong' | 'taken';
  expected: string;
}

export class BadOptions extends Error {
  constructor(readonly details: OptionProblem) {
    super(`option '${details.option}' is not right (${details.problem}): ${details.expected}`);
  }
}

/** Asks options from outside for what they should be, under a name that says where they stand. */
export function optionsAt(where: string) {
  const wrong = (option: string, problem: OptionProblem['problem'], expected: string): BadOptions =>
    new BadOptions({ option: `${where}${option}`, problem, expected });
  const must = <T>(is: Is<T>, value: unknown, option: string, expected: string): T =>
    mustBe(is, value, () => wrong(option, 'expected', expected));
  const mustBeKnown = <T extends string>(value: unknown, known: readonly T[], option: string): T =>
    must(isOneOf(known), value, option, `one of ${known.join(', ')}`);
  const refuseUnknown = (value: Fields, known: readonly string[], within = ''): void => {
    const stranger = strangerIn(value, known);
    if (stranger !== undefined) throw wrong(`${within}${stranger}`, 'unknown', `one of ${known.join(', ')}`);
  };
  return { wrong, must, mustBeKnown, refuseUnknown };
}

/** As which number of players the box is dealt. */
export function dealtAs(players: number): 2 | 3 | 4 {
  if (players === 2 || players === 3 || players === 4) return players;
  throw new BadOptions({ option: 'players', problem: 'count', expected: '2 to 4 players' });
}
