import type { Text } from '../text';
import { newDraft, withPlace, type Draft } from './draft';
import { soloAvailable } from './solo';

/** The guided first game: against the gentlest opponent there is. */
export function firstGame(text: Pick<Text, 'say'>): Draft {
  if (soloAvailable()) return { ...newDraft('solo', text), level: 'easy' };
  const name = text.say('newGame.botName', { n: 1 });
  return withPlace(newDraft('local', text), 1, { kind: 'random', name });
}
