import type { Messages } from '../message';

/** Pages around the table: the end of a game and the rules. */
export const pages = {
  'final.asTable': 'Show as a table',
  'final.asChart': 'Show as a chart',
} satisfies Messages;
