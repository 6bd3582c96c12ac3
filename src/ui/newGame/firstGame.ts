import type { Text } from '../text';
import { newDraft, type GameDraft } from './draft';

/** The guided first game: against the gentlest opponent there is. */
export const firstGame = (text: Pick<Text, 'say'>): GameDraft => ({
  ...newDraft('solo', text),
  level: 'easy',
});
