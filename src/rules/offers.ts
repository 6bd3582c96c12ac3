import type { Seat } from './model';
import { reveal } from './ledger';
import { happen, type Play } from './play';
import { readingOf } from './readings';

/**
 * Discards and refills the whole offer. The discards are mixed into the pile after that, or before; a pile that is
 * too small gets them in between (R6.33, Q6.8).
 */
export function discardCharacters(play: Play, seat: Seat): void {
  const why = { source: { kind: 'action' }, rule: 'R6.32' } as const;
  const tiles = play.state.offers.character.filter(tile => tile !== null);
  const fill = (): void =>
    play.state.offers.character.forEach((tile, at) => {
      if (tile === null) reveal(play, 'character', `character:${at}`, why);
    });
  happen(play, seat, { what: 'discardOffer', tiles }, why);
  if (readingOf(play.state, 'swappedCharacters') === 'afterRefill') fill();
  happen(play, seat, { what: 'mixIn', tiles }, why);
  fill();
}
