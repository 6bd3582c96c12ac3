import { PLAYER_COLOURS, type PlayerColour } from '../../rules/model';

/** Whose a piece is: a player's, or the Cardinal's. */
export const OWNERS = [...PLAYER_COLOURS, 'cardinal'] as const;
export type Owner = PlayerColour | 'cardinal';

/** The mark that says it without colour. */
export const MARK_OF = {
  plum: 'disc',
  orange: 'square',
  teal: 'triangle',
  blue: 'lozenge',
  cardinal: 'cross',
} as const satisfies Record<Owner, string>;
