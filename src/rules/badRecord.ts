import type { Refusal } from './refusals';

/** Why a record cannot be believed: codes that the message catalogues have a sentence for. */
export const RECORD_PROBLEMS = [
  'tooLong',
  'foreign',
  'damaged',
  'newer',
  'field',
  'options',
  'noMove',
  'refused',
  'chance',
  'checksum',
  'scores',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** A record that does not fit: says at which line (0 is everything before the first move) and why. */
export class BadRecord extends Error {
  constructor(
    readonly line: number,
    readonly why: RecordProblem,
    /** The words of the record that it is about. */
    readonly detail = '',
    readonly refusal?: Refusal,
  ) {
    super(`line ${line}: ${[why, detail, refusal?.why, refusal?.rule].filter(Boolean).join(' ')}`);
  }
}
