import type { Text } from '../text';
import { newDraft, type Draft } from './draft';

/** The guided first game: against the gentlest opponent there is. */
export const firstGame = (text: Pick<Text, 'say'>): Draft => ({ ...newDraft('solo', text), level: 'easy' });
