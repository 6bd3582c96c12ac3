import { readChosen } from '../../rules/setup/options';
import { beginMatch } from '../session/beginMatch';
import type { Text } from '../text';
import { proposalOf, seatKindsOf, type GameDraft } from './draft';
import { quickDraft, type QuickGame } from './quick';

/** Starts a game and saves it; gives its id. The page of the table goes on with it. */
export const startGame = (draft: GameDraft): string =>
  beginMatch(readChosen(proposalOf(draft)), seatKindsOf(draft));

export const startQuickly = (game: QuickGame, text: Pick<Text, 'say'>): string =>
  startGame(quickDraft(game, text));
