import type { Move, State } from '../../../src/rules/model';
import { silver } from '../../../src/rules/silver/box';
import { bring } from '../../../src/ui/boxes/screen';
import { moveDeedOf } from '../../../src/ui/play/deeds';
import { tableText } from '../../../src/ui/play/words';
import { SILVER_WORDS } from '../../../src/ui/silver/words';
import { ENGLISH } from '../../../src/ui/text';
import { arrange } from '../../rules/situation/arranging';
import { arrangeMiner, arrangeSilver, below } from '../../rules/silver/situation';
import { onTier } from '../../rules/silver/technologies/situation';

/** What the moves of the box do, in words: on buttons and where one is asked. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

bring({ box: silver, ...SILVER_WORDS });

const deed = (G: State, move: Move): string =>
  moveDeedOf({ text: tableText(ENGLISH), G, me: 0 }, move).replaceAll('\u00a0', ' ');

const CONTRACT = 'Contract 5 wool for 7 VP and Merchant 1 step';

const KING = below('king', 1, { silver: 3, tiers: [1, 0, 0] });

/** This waits on top. */
function waitingFor(effect: State['agenda'][number]['effects'][number]): State {
  const state = below('prospector', 2, { silver: 3 });
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [effect], source: { kind: 'tablet' } });
  });
  return state;
}

test.each<[string, Move]>([
  ['Send a Prospector into map III for 2 silver', { type: 'hire', to: 'III-A.start' }],
  ['Mine in Goslar, 1 gold and 1 silver', { type: 'openMine', space: 'I-A.goslar.m1' }],
  ['Mine in Goslar, 1 silver', { type: 'openMine', space: 'I-A.goslar.m2' }],
  ['Advance to Architect II for 2 silver', { type: 'research', technology: 'architect' }],
  ['Use the movement point: a Prospector takes one step', { type: 'useMovement' }],
  ['The die brings iron', { type: 'recolour', resource: 'iron' }],
  ['Begin the action', { type: 'beginAction' }],
  ['First: Joker II', { type: 'offerFirst', tier: 'joker2' }],
  ['Turn up 3 tiles', { type: 'turnUp' }],
  [`Under the pile: ${CONTRACT}`, { type: 'putUnder', tile: 'c-wool5' }],
  ['A step with the Prospector', { type: 'walkWith', piece: 'prospector' }],
  ['A silver in place of a resource', { type: 'takeSilver' }],
  ['Take the tile of wool', { type: 'chooseBonus', resource: 'wool' }],
  ['King with 2 points, then another', { type: 'split', action: 'king', points: 2 }],
  ['On to the second action', { type: 'goOver' }],
])('“%s”', (words, move) => expect(deed(KING, move)).toBe(words));

test('[S3.19] on Prospector III the movement point is told as Prospector points', () => {
  const reached = onTier('prospector', 3, 'king', 1);
  expect(deed(reached, { type: 'useMovement' })).toBe('Use the movement point: 1 Prospector point');
});

test('the beginning of an Action says what comes with it', () => {
  const begins = (tiers: [number, number, number]): string =>
    deed(below('architect', 1, { tiers }), { type: 'beginAction' });
  expect([begins([0, 0, 0]), begins([1, 0, 0])]).toEqual(['Begin the action', 'Begin with Architect I']);
});

test('a Prospector by a tablet costs nothing', () => {
  const state = waitingFor({ do: 'freeProspector' });
  expect(deed(state, { type: 'hire', to: 'III-A.start' })).toBe('Send a Prospector into map III');
});

test('what waits says how many, and what is paid for what', () => {
  const five = waitingFor({ do: 'gainIdentical', count: 5 });
  expect(deed(five, { type: 'chooseKind', resource: 'iron' })).toBe('Gain 5 iron');
  const pay = waitingFor({ do: 'payFor', price: { silver: 1 }, effects: [{ do: 'score', points: 5 }] });
  expect(deed(pay, { type: 'payFor' })).toBe('5 VP: pay 1 silver');
  expect(deed(waitingFor({ do: 'turnUp' }), { type: 'turnUp' })).toBe('Turn up 2 tiles');
});

test('a tile that is kept says its points, if it costs any', () => {
  const kept = (points: number): string => {
    const state = waitingFor({ do: 'sort', pile: 'contract', keeps: 3, points });
    arrangeSilver(state, { aside: ['c-any3'] });
    return deed(state, { type: 'keepTile', tile: 'c-wool5' });
  };
  expect([kept(0), kept(2)]).toEqual([`Keep ${CONTRACT}`, `Keep ${CONTRACT}, costs 2 points`]);
});

test('tokens as Gold, and a Contract for less, with what is paid', () => {
  const state = onTier('resource', 1, 'king', 1);
  arrangeMiner(state, 0, { bonus: 'stone' });
  expect(deed(state, { type: 'spendAsGold', count: 2 })).toBe('Pay 2 stone as gold next');
  const tile = 'c-iron2wool2prospector';
  const less = onTier('contract', 1, 'king', 1, { mine: { storehouse: [tile] } });
  expect(deed(less, { type: 'fulfilForLess', tile, less: 'wool' })).toContain('for 1 wool and 2 iron');
});
