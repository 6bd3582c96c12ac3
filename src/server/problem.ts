export const PROBLEMS = [
  'noSuchTable',
  'noSuchSeat',
  'seatTaken',
  'noSeatFree',
  'notYours',
  'notHost',
  'hasBegun',
  'notBegun',
  'seatsFree',
  'colourTaken',
  'badName',
  'badOptions',
  'badWords',
  'notOver',
] as const;

/** Why not; the screen has a sentence for each. */
export class Problem extends Error {
  constructor(
    readonly why: (typeof PROBLEMS)[number],
    readonly detail?: string,
  ) {
    super(detail === undefined ? why : `${why}: ${detail}`);
  }
}
