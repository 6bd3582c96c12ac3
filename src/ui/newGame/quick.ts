import { USUAL_BOT } from '../../table/bots';
import type { Text } from '../text';
import { newDraft, problemOf, withPlace, type GameDraft, type Mode } from './draft';
import { firstGame } from './firstGame';
import { keptBoxes, keptDraft, keptReadings } from './keep';

/** The games that start from home at once, with nothing to choose. */
export const QUICK_GAMES = ['first', 'solo', 'local', 'bots'] as const;
export type QuickGame = (typeof QUICK_GAMES)[number];

type Words = Pick<Text, 'say'>;

/** The usual game of this device as long as the rules still take it, else what is proposed. */
function usual(mode: Mode, text: Words): GameDraft {
  const kept = keptDraft(mode);
  return kept && !problemOf(kept) ? kept : newDraft(mode, text, keptReadings());
}

const againstBot = (text: Words): GameDraft =>
  withPlace(newDraft('local', text, keptReadings()), 1, {
    kind: USUAL_BOT,
    name: text.say('newGame.botName', { n: 1 }),
  });

/** The boxes that have to be at hand for it. */
export const boxesNeeded = (game: QuickGame): readonly string[] =>
  game === 'solo' || game === 'local' ? keptBoxes(game) : [];

export function quickDraft(game: QuickGame, text: Words): GameDraft {
  switch (game) {
    case 'first':
      return firstGame(text);
    case 'bots':
      return againstBot(text);
    case 'solo':
    case 'local':
      return usual(game, text);
  }
}
