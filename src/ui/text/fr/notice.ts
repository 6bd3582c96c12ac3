import type { Translation } from '../message';
import type { englishNotice as english } from '../en/notice';
import { of } from './words';

/** Ce que le navigateur montre quand la page est fermée. */
export const frenchNotice: Translation<typeof english> = {
  'notice.turn': ({ host }) => `C’est à toi de jouer à la table ${of(host)}.`,
};
