import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, FULL_STOREHOUSE } from './situation/arranging';
import { inAction } from './situation/moments';
import { bringing, does, doesWith } from './situation/playing';
import { forbidden, isOffered, offered, pointsLeft, told } from './situation/seeing';

/** The Character offer: taking from it, its refill, its replacement. */

const OFFER = ['ch-king-1', 'ch-king-2', 'ch-king-3', 'ch-merchant-1', 'ch-merchant-2'];
const PILE = [
  'ch-contract-1',
  'ch-contract-2',
  'ch-contract-3',
  'ch-contract-4',
  'ch-contract-5',
  'ch-contract-7',
];

const take = (tile: string): Move => ({ type: 'takeCharacter', tile });
const swap: Move = { type: 'swapOffer' };

/** A Character Action before this offer and this pile. */
function at(points: number, pile = PILE, offer: (string | null)[] = OFFER) {
  const state = inAction('character', points);
  arrange(state, it => {
    it.offers.character = [...offer];
    it.piles.character = [...pile];
  });
  return state;
}

rule('R6.30 R6.3', 'a Character of the offer costs 1 point and goes into the Storehouse', () => {
  const state = at(1);
  expect(offered(state, 'takeCharacter').map(({ tile }) => tile)).toEqual(OFFER);
  expect(told(does(state, take('ch-king-3')))).toEqual(['take R6.30', 'reveal R6.31']);
  expect(playerOf(state, 0).storehouse).toEqual(['ch-king-3']);
  expect(pointsLeft(state)).toBe(0);
  expect(forbidden(at(0), take('ch-king-3'))).toBe('tooFewPoints R6.3');
});

rule('R6.30', 'only what lies in the offer can be taken, and only with an empty Storehouse space', () => {
  const state = at(3);
  expect(forbidden(state, take('ch-contract-1'))).toBe('notInOffer R6.30');
  arrange(state, 0, { storehouse: [...FULL_STOREHOUSE] });
  expect(forbidden(state, take('ch-king-1'))).toBe('storehouseFull R5.22');
  expect(offered(state, 'takeCharacter')).toEqual([]);
  arrange(state, 0, { storehouse: FULL_STOREHOUSE.slice(1) });
  expect(forbidden(state, take('ch-king-1'))).toBeUndefined();
});

rule('R6.31', 'the emptied space is refilled from the pile at once, the others stay', () => {
  const state = at(2);
  doesWith(bringing('ch-contract-3'), state, take('ch-king-3'));
  expect(state.offers.character).toEqual([
    'ch-king-1',
    'ch-king-2',
    'ch-contract-3',
    'ch-merchant-1',
    'ch-merchant-2',
  ]);
  expect(state.piles.character).toEqual(PILE.filter(tile => tile !== 'ch-contract-3'));
});

rule('R6.31 Q6.20', 'the tile of the refill may be taken with the next point', () => {
  const state = at(2);
  doesWith(bringing('ch-contract-3', 'ch-contract-1'), state, take('ch-king-3'), take('ch-contract-3'));
  expect(playerOf(state, 0).storehouse).toEqual(['ch-king-3', 'ch-contract-3']);
  expect(state.offers.character[2]).toBe('ch-contract-1');
});

rule('Q6.9', 'without a pile the space stays empty', () => {
  const state = at(2, []);
  does(state, take('ch-king-3'));
  expect(state.offers.character).toEqual(['ch-king-1', 'ch-king-2', null, 'ch-merchant-1', 'ch-merchant-2']);
  does(state, take('ch-king-2'));
  expect(playerOf(state, 0).storehouse).toEqual(['ch-king-3', 'ch-king-2']);
});

rule('R6.32 R6.3', 'for 1 point the whole offer makes way for a new one', () => {
  const state = at(2);
  const drawn = ['ch-contract-7', 'ch-contract-2', 'ch-contract-1', 'ch-contract-5', 'ch-contract-3'];
  expect(isOffered(state, swap)).toBe(true);
  const events = doesWith(bringing(...drawn), state, swap);
  expect(told(events)).toEqual(['discardOffer R6.32', ...drawn.map(() => 'reveal R6.32'), 'mixIn R6.32']);
  expect(events[0]).toMatchObject({ tiles: OFFER });
  expect(state.offers.character).toEqual(drawn);
  expect(pointsLeft(state)).toBe(1);
  expect(playerOf(state, 0).storehouse).toEqual([]);
  expect(forbidden(at(1), swap)).toBeUndefined();
  expect(forbidden(at(0), swap)).toBe('tooFewPoints R6.3');
});

rule('R6.33 Q6.8', 'the discards join the pile after the refill', () => {
  const state = at(1);
  does(state, swap);
  const { character: offer } = state.offers;
  expect(offer.filter(tile => tile !== null && PILE.includes(tile))).toHaveLength(5);
  const rest = PILE.filter(tile => !offer.includes(tile));
  expect(new Set(state.piles.character)).toEqual(new Set([...rest, ...OFFER]));
  expect(state.piles.character).toHaveLength(6);
});

rule('R6.33', 'discarded Characters can come again', () => {
  const state = at(2, PILE.slice(0, 5));
  does(state, swap);
  expect(new Set(state.offers.character)).toEqual(new Set(PILE.slice(0, 5)));
  does(state, swap);
  expect(new Set(state.offers.character)).toEqual(new Set(OFFER));
});

rule('Q6.8', 'a pile that is too small gives all it has, then the discards finish the refill', () => {
  const state = at(1, ['ch-contract-1', 'ch-contract-2']);
  doesWith(bringing('ch-contract-2', 'ch-contract-1', 'ch-merchant-1'), state, swap);
  const { character: offer } = state.offers;
  expect(offer.slice(0, 3)).toEqual(['ch-contract-2', 'ch-contract-1', 'ch-merchant-1']);
  expect(new Set([...offer, ...state.piles.character])).toEqual(
    new Set([...OFFER, 'ch-contract-1', 'ch-contract-2']),
  );
  expect(state.piles.character).toHaveLength(2);
});

rule(
  'R6.32 Q6.9',
  'gaps of the offer are filled as tiles return, and an empty offer cannot be discarded',
  () => {
    const state = at(2, ['ch-contract-1'], ['ch-king-1', null, null, 'ch-king-2', null]);
    does(state, swap);
    expect(state.offers.character.filter(tile => tile !== null)).toHaveLength(3);
    expect(state.piles.character).toEqual([]);
    const empty = at(2, [], [null, null, null, null, null]);
    expect(forbidden(empty, swap)).toBe('offerEmpty R6.32');
    expect(isOffered(empty, swap)).toBe(false);
  },
);
