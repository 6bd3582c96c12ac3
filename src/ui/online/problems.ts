import { isText } from '../../given';
import { plain, type Text } from '../text';
import type { OnlineProblem } from '../../table/online/onlineMoment';
import { refusalWords } from '../text/refusal';

/** Why the house did not do something, in a sentence. */
export function problemWords({ say, has, messages }: Text, why: string): string {
  const key = `house.${why}`;
  const message = has(key) ? messages[key] : undefined;
  return isText(message) ? message : say('house.failure');
}

/** Why a move was not done. */
export const problemOfMove = (text: Text, problem: OnlineProblem): string =>
  'refused' in problem ? plain(refusalWords(text, problem.refused)) : problemWords(text, problem.problem);
