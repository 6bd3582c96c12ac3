import { onCircle } from '../numbers';

/** The wheel is 340 wide; its centre. */
export const CENTRE = 170;
export const SECTIONS = 6;

/** The angle of the middle of a slot; slot 0 is at the top, clockwise. */
export const middleOf = (slot: number): number => -90 + 60 * slot;

/** The section that lies at a slot: with the offset o that of value v is at slot (v − 1 + o) mod 6. */
export const valueAtSlot = (slot: number, offset: number): number =>
  ((((slot - offset) % SECTIONS) + SECTIONS) % SECTIONS) + 1;

/** The slot at which the section of a value lies. */
export const slotOf = (value: number, offset: number): number =>
  (((value - 1 + offset) % SECTIONS) + SECTIONS) % SECTIONS;

export const onWheel = (radius: number, degrees: number): readonly [number, number] =>
  onCircle(CENTRE, radius, degrees);

/** A piece of a ring between two radii and two angles. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const [x0, y0] = onWheel(outer, from);
  const [x1, y1] = onWheel(outer, to);
  const [x2, y2] = onWheel(inner, to);
  const [x3, y3] = onWheel(inner, from);
  return `M${x0} ${y0}A${outer} ${outer} 0 0 1 ${x1} ${y1}L${x2} ${y2}A${inner} ${inner} 0 0 0 ${x3} ${y3}z`;
}

interface Seat {
  readonly radius: number;
  /** Degrees from the middle of the section. */
  readonly turn: number;
  readonly size: number;
}

const seat = (radius: number, turn: number, size: number): Seat => ({ radius, turn, size });

/**
 * Where dice lie in a section: 1 large, 2 side by side, 3 and 4 in two rows, 5 as one of each colour; a finger's breadth
 * apart where the wheel is drawn at its smallest.
 */
const SEATS: readonly (readonly Seat[])[] = [
  [],
  [seat(68, 3, 40)],
  [seat(66, -15.5, 34), seat(66, 17.5, 34)],
  [seat(80, -9, 29), seat(80, 15, 29), seat(50, 3, 27)],
  [seat(81, -9, 26.5), seat(81, 13.5, 26.5), seat(51, -15, 24.5), seat(51, 20, 24.5)],
  [seat(81, -19, 25), seat(81, 2, 25), seat(79, 23, 24), seat(50.5, -14, 24), seat(50.5, 20, 24)],
];

export const seatsFor = (count: number): readonly Seat[] => SEATS[Math.min(count, SEATS.length - 1)] ?? [];
