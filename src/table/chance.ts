import { fromNumbers } from '../rules/chance';

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
