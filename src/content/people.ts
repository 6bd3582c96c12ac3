/** Who sits at a table: the colours of the pieces in the box, and how long a name may be. */

export const PLAYER_COLOURS = ['plum', 'orange', 'teal', 'blue'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The colours of all seats: of people, and of those that a box brings along. */
export const SEAT_COLOURS = [...PLAYER_COLOURS, 'cardinal'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The same for every name of a person, wherever it is given. */
export const LONGEST_NAME = 40;
