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

/** As which number of players the box is dealt. */
export function dealtAs(players: number): 2 | 3 | 4 {
  if (players === 2 || players === 3 || players === 4) return players;
  throw new BadOptions({ option: 'players', problem: 'count', expected: '2 to 4 players' });
}
