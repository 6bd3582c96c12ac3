import { readChosen } from '../../rules/setup/options';
import { fetchBoxes } from '../boxes/fetch';
import { beginMatch } from '../session/beginMatch';
import type { Text } from '../text';
import { proposalOf, seatKindsOf, type GameDraft } from './draft';
import { boxesNeeded, quickDraft, type QuickGame } from './quick';

/** Starts a game and saves it; gives its id. The page of the table goes on with it. */
export const startGame = (draft: GameDraft): string =>
  beginMatch(readChosen(proposalOf(draft)), seatKindsOf(draft));

/** What the usual game of this device is played with is fetched first. */
export async function startQuickly(game: QuickGame, text: Pick<Text, 'say'>): Promise<string> {
  await fetchBoxes(boxesNeeded(game));
  return startGame(quickDraft(game, text));
}
