import { fromNumbers, type Chance, type Outcome } from '../rules/chance';

const SUPPLY = 64;

/** Cryptographic chance for play: nobody can know what will come out. */
export function cryptographic() {
  const numbers = new Uint32Array(SUPPLY);
  let used = SUPPLY;
  return fromNumbers(() => {
    if (used === SUPPLY) {
      globalThis.crypto.getRandomValues(numbers);
      used = 0;
    }
    return numbers[used++] ?? 0;
  });
}

/** First what came out before, then new chance: for what goes on where a record ends. Takes from the list it is given. */
export function firstOf(before: Outcome[]): Chance {
  const fresh = cryptographic();
  return {
    pick: from => {
      const next = before.shift();
      const found = from.find(each => each === next);
      return found ?? fresh.pick(from);
    },
  };
}
