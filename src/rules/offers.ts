import { CHARACTER_OFFER_SPACES } from '../content';
import { announce, type Play } from './events';
import { reveal } from './ledger';
import { readingOf } from './readings';

/**
 * Discards and refills the whole offer. The discards are mixed into the pile after that, or before; a pile that is
 * too small gets them in between (R6.33, Q6.8).
 */
export function discardCharacters(play: Play): void {
  const { offers, piles } = play.state;
  const discards = offers.character.filter(tile => tile !== null);
  announce(play, { what: 'discardOffer', tiles: discards }, { kind: 'action' }, 'R6.32');
  offers.character.fill(null);
  const fill = (): void => {
    for (let at = 0; at < CHARACTER_OFFER_SPACES; at++)
      offers.character[at] ??= reveal(play, 'character', `character:${at}`, { kind: 'action' }, 'R6.32');
  };
  if (readingOf(play.state, 'swappedCharacters') === 'afterRefill') fill();
  piles.character.push(...discards);
  piles.character.sort();
  fill();
}
