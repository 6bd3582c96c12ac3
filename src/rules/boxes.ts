import { base } from './base';
import { cardinal } from './cardinal/box';
import { shelve } from './shelf';

/** The boxes that are always at hand; every other one is fetched before a game that names it. */
export function shelveAlways(): void {
  shelve(base);
  shelve(cardinal);
}
