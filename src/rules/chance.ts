/** Chance draws late: it picks from a bag at the moment somebody draws, so the state holds no hidden order. */
export interface Chance {
  pick<T extends Outcome>(from: readonly T[]): T;
}

/** What came out: an id or a face. Written down with the move, it makes a replay need no generator. */
export type Outcome = string | number;

/** Whole numbers, evenly spread over 0 … 2³² − 1. */
type Numbers = () => number;

/** A number from 0 to just below the count; numbers from the incomplete last stretch would favour the first ones. */
export function below(count: number, next: Numbers): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  let number = next();
  while (number >= limit) number = next();
  return number % count;
}

export const fromNumbers = (next: Numbers): Chance => ({
  pick: from => {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[below(from.length, next)] as (typeof from)[number];
  },
});

/** The same numbers again for the same seed (sfc32): for tests and simulations, never for play. */
export function seededNumbers(seed: number): Numbers {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed >>> 0;
  let count = 1;
  const next = (): number => {
    const sum = (a + b + count++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return next;
}

export const seeded = (seed: number): Chance => fromNumbers(seededNumbers(seed));

export type Recording = Chance & { readonly outcomes: Outcome[] };

/** Passes chance through and notes what came out. */
export function recording(chance: Chance): Recording {
  const outcomes: Outcome[] = [];
  return {
    outcomes,
    pick: from => {
      const outcome = chance.pick(from);
      outcomes.push(outcome);
      return outcome;
    },
  };
}

/** A record that cannot have come out of this game. */
export class ForeignOutcome extends Error {
  constructor(
    at: number,
    readonly outcome: string,
  ) {
    super(`outcome ${at}, ${outcome}, cannot come out here`);
  }
}

/** What came out before comes out again; anything that cannot come out here is refused. */
export function replaying(outcomes: readonly Outcome[]): Chance & { rest(): number } {
  let at = 0;
  return {
    rest: () => outcomes.length - at,
    pick: from => {
      const outcome = outcomes[at];
      const found = from.find(each => each === outcome);
      if (found === undefined) throw new ForeignOutcome(at + 1, String(outcome ?? ''));
      at += 1;
      return found;
    },
  };
}
