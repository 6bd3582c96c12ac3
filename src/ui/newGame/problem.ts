import type { Text } from '../text';
import { placeOf, problemOf, type GameDraft, type DraftProblem } from './draft';
import type { Wrong } from './GamePanels';

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

/** The same beside what is to be mended; what the house says stands at the end. */
export function wrongOf(text: Text, draft: GameDraft, ofHouse: string | undefined): Wrong {
  const problem = problemOf(draft);
  if (!problem) return { others: ofHouse };
  const words = problemText(text, draft, problem);
  const index = placeOf(draft, problem);
  if (index !== undefined) return { place: { index, words } };
  if (problem.option.startsWith('cardinal')) return { cardinal: words };
  return problem.option === 'players' ? { players: words } : { others: words };
}
