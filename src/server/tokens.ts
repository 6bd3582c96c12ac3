import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isLike } from '../given';

/** The secret of a seat. Whoever knows it sits there; the house keeps only its hash. */

const BYTES = 24;

export const newToken = (): string => randomBytes(BYTES).toString('base64url');

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export const hashOf = (token: string): string => digest(token).toString('base64url');

/** Compared in the same time whatever the difference. */
export function fits(token: string | undefined, hash: string | undefined): boolean {
  if (token === undefined || hash === undefined) return false;
  const kept = Buffer.from(hash, 'base64url');
  const given = digest(token);
  return kept.length === given.length && timingSafeEqual(kept, given);
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

const ID = new RegExp(`^[${LETTERS}]{${ID_LENGTH}}$`);

/** Whether it can be an id at all: nothing else has to be looked for. */
export const isId = isLike(ID);

/** The id of a match: short enough to be read out, too long to be guessed (60 bits). */
export const newMatchId = (): string =>
  [...randomBytes(ID_LENGTH)].map(byte => LETTERS[byte % LETTERS.length] ?? '').join('');
