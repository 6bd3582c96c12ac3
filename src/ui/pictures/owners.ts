import { SEAT_COLOURS, type SeatColour } from '../../content/people';

/** Whose a piece is: that of the seat of this colour. */
export const OWNERS = SEAT_COLOURS;
export type Owner = SeatColour;

/** The mark that says it without colour. */
export const MARK_OF = {
  plum: 'disc',
  orange: 'square',
  teal: 'triangle',
  blue: 'lozenge',
  cardinal: 'cross',
} as const satisfies Record<Owner, string>;
