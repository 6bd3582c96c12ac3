import type { Text } from '../text';
import { placeOf, type GameDraft, type DraftProblem } from './draft';

/** What is wrong, in words; the option that it is about names the field beside which it stands. */
export function problemText({ say }: Text, draft: GameDraft, problem: DraftProblem): string {
  const seat = (placeOf(draft, problem) ?? 0) + 1;
  if (problem.option === 'players') return say('option.players');
  if (problem.problem === 'tooLong') return say('option.nameTooLong', { seat });
  if (problem.problem === 'taken') return say('option.colourTaken', { seat });
  if (
    problem.problem === 'mixedName' ||
    problem.problem === 'stackedMarks' ||
    problem.problem === 'nameTaken'
  )
    return say(`house.${problem.problem}`);
  if (problem.option.endsWith('.name')) return say('option.nameMissing', { seat });
  return say('option.other', { option: problem.option });
}
