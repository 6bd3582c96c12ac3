import type { WheelAction } from './vocabulary';

/**
 * The Actions clockwise around the wheel, as printed; place 0 is the first. The wheel itself has six sections with
 * the die values 1 to 6 clockwise and turns against the Actions: with the offset o the section of value v lies
 * at place (v - 1 + o) mod 6 and is worth 7 - v Action Points. The offset grows by one in every cleanup, so the
 * value at an Action falls by one (and 1 becomes 6).
 */
export const WHEEL: readonly WheelAction[] = [
  'contract',
  'character',
  'architect',
  'merchant',
  'king',
  'joker',
];
