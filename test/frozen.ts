import { sealStates } from '../src/rules/play';

/** In every test a state is frozen as soon as it is there: whoever writes into one is caught. */

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

sealStates(frozen);
