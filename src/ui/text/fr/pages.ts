import type { Translation } from '../message';
import type { pages as english } from '../en/pages';

export const pages: Translation<typeof english> = {
  'final.asTable': 'Montrer en tableau',
  'final.asChart': 'Montrer en graphique',
};
