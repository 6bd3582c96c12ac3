import { readChosen } from '../../rules/setup/options';
import { startSession } from '../session/session';
import type { Text } from '../text';
import { proposalOf, seatKindsOf, type GameDraft } from './draft';
import { quickDraft, type QuickGame } from './quick';

/** Starts a game and saves it; gives its id. The page of the table goes on with it. */
export const startGame = (draft: GameDraft): string =>
  startSession(readChosen(proposalOf(draft)), seatKindsOf(draft)).id;

export const startQuickly = (game: QuickGame, text: Pick<Text, 'say'>): string =>
  startGame(quickDraft(game, text));
