import { isAtHand } from '../../rules/shelf';
import { boxesOf } from '../record';
import type { Arrival, NotDone } from './wire';

/** What a match of the house is played with is at hand before its lines are followed. */

/** Throws where one of them does not come. */
export type FetchBoxes = (names: readonly string[]) => Promise<void>;

/** For who has all that there are. */
export const noBoxes: FetchBoxes = () => Promise.resolve();

const awayOf = (answer: Arrival | NotDone): string[] =>
  'problem' in answer ? [] : boxesOf(answer.start?.options).filter(name => !isAtHand(name));

/** Hands an answer on, at once or when the boxes have come; one that has not come is what is wrong. */
export function whenAtHand(
  answer: Arrival | NotDone,
  fetchBoxes: FetchBoxes,
  handOn: (answer: Arrival | NotDone) => void,
): void {
  const goOn = (): void => handOn(awayOf(answer).length > 0 ? { problem: 'boxAway' } : answer);
  if (awayOf(answer).length === 0) goOn();
  else void fetchBoxes(awayOf(answer)).then(goOn, goOn);
}
