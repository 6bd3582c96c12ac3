import { seeded } from '../../src/rules/chance';
import type { GameEvent } from '../../src/rules/events';
import type { Move, State } from '../../src/rules/model';
import { setUp } from '../../src/rules/setup';
import { actionAt } from '../../src/rules/wheel';
import { rule } from '../rule';
import { arrange, aGame, buildingsWith, putMarkers, tableOf } from './situation/arranging';
import { asked, choosing, inAction, movedIn } from './situation/moments';
import { begins, bringing, does } from './situation/playing';
import { isOffered } from './situation/seeing';

/** Every event tells from what it came and by which rule: logs, score sheets and animations read it. */

/** The Fair of every round is in Wien, where nobody is; Plum leads, Orange stands on red. */
function beforeKing(tile: string | null): State {
  const state = aGame();
  arrange(state, it => {
    it.fairs = it.fairs.map(() => ({ town: 'wien', tile: 'fair-house' }));
    it.king.tile = tile;
  });
  putMarkers(state, { 3: [2], 1: [0], '-1': [1] });
  return state;
}

const TRACK = { kind: 'kingTrack' } as const;
const LEADER = { kind: 'leader' } as const;
const ROUND = { kind: 'round' } as const;

rule('R10.4 R10.5 R10.7 R10.8', 'the King phase: the leader, the track, the order, the reset', () => {
  expect(begins('king', beforeKing(null))).toEqual([
    { what: 'score', points: 4, seat: 2, source: LEADER, rule: 'R10.4' },
    { what: 'score', points: 1, seat: 0, source: TRACK, rule: 'R10.5' },
    { what: 'score', points: -1, seat: 1, source: TRACK, rule: 'R10.5' },
    { what: 'score', points: 3, seat: 2, source: TRACK, rule: 'R10.5' },
    { what: 'order', order: [2, 0, 1], source: TRACK, rule: 'R10.7' },
    { what: 'reset', seats: [1], to: [5], source: TRACK, rule: 'R10.8' },
    { what: 'phase', phase: 'fair', round: 1, source: ROUND, rule: 'R3.2' },
  ]);
});

rule('R10.8', 'without a marker on red nothing is told of a reset', () => {
  const state = beforeKing(null);
  putMarkers(state, { 3: [2], 1: [0, 1] });
  expect(begins('king', state).map(({ what }) => what)).not.toContain('reset');
});

rule('R10.2', 'the tile of the leader, taken or left', () => {
  const taken = beforeKing('b-vp4');
  begins('king', taken);
  expect(isOffered(taken, { type: 'takeTile' })).toBe(true);
  const tile = { tile: 'b-vp4', seat: 2, source: LEADER, rule: 'R10.2' };
  expect(does(taken, { type: 'takeTile' })).toContainEqual({
    ...{ what: 'take', from: 'king', to: 'storehouse' },
    ...tile,
  });
  const left = beforeKing('b-vp4');
  begins('king', left);
  expect(does(left, { type: 'pass' })).toContainEqual({ what: 'remove', from: 'king', ...tile });
});

rule('R11.6 R13.5', 'the Fair, and the end after the last one', () => {
  const state = aGame();
  arrange(state, it => {
    it.round = 4;
    it.fairs[3] = { town: 'tiletum', tile: 'fair-house' };
  });
  const events = begins('fair', state);
  const fair = { kind: 'fair', id: 'fair-house', town: 'tiletum' };
  for (const seat of [0, 1, 2])
    expect(events).toContainEqual(
      expect.objectContaining({ what: 'score', seat, source: fair, rule: 'R11.6' }),
    );
  expect(events.at(-1)).toEqual({ what: 'end', ranking: state.ranking, source: ROUND, rule: 'R13.5' });
});

rule(
  'R12.2 R12.3 R12.7',
  'the Cleanup: tiles for the wheel and the King track, the turn of the wheel',
  () => {
    const state = aGame();
    arrange(state, it => {
      delete it.wheel.tiles.king;
      it.wheel.offset = 3;
      it.piles.bonus = ['b-vp4', 'b-add3'];
    });
    const pile = { from: 'pile:bonus', source: ROUND };
    expect(begins('cleanup', state, bringing('b-vp4', 'b-add3'))).toEqual([
      { what: 'reveal', tile: 'b-vp4', at: 'wheel:king', ...pile, rule: 'R12.2' },
      { what: 'reveal', tile: 'b-add3', at: 'king', ...pile, rule: 'R12.3' },
      { what: 'clear', source: ROUND, rule: 'R12.6' },
      { what: 'rotate', offset: 4, source: ROUND, rule: 'R12.7' },
      { what: 'phase', phase: 'preparation', round: 2, source: ROUND, rule: 'R3.2' },
    ]);
  },
);

rule('R3.2 R3.3', 'a phase and a turn', () => {
  const phase = begins('preparation', aGame()).at(-1);
  expect(phase).toEqual({ what: 'phase', phase: 'action', round: 1, source: ROUND, rule: 'R3.2' });
  const events = begins('action', aGame());
  expect(events.at(-1)).toEqual({ what: 'turn', turn: 2, cycle: 1, seat: 0, source: ROUND, rule: 'R3.3' });
});

rule('R2.7 R2.8 R2.9 R2.10 R2.11 R2.12 R2.16', 'what the set-up turns up', () => {
  const { state, events } = setUp(tableOf(3), seeded(1));
  const reveals = events.filter(event => event.what === 'reveal');
  expect(new Set(reveals.map(({ source }) => source.kind))).toEqual(new Set(['setup']));
  const places = (id: string): string[] => reveals.flatMap(({ at, rule: by }) => (by === id ? [at] : []));
  expect(places('R2.7')).toEqual(state.wheel.actions.map(action => `wheel:${action}`));
  expect(places('R2.8')).toEqual(['king']);
  expect(places('R2.9')).toEqual(Object.keys(state.map.tiles));
  expect(places('R2.10')).toEqual([0, 1, 2, 3, 4].map(at => `contract:${at}`));
  expect(places('R2.11')).toEqual([0, 1, 2, 3, 4].map(at => `character:${at}`));
  expect(places('R2.12')).toEqual(Object.keys(state.map.costs).map(town => `cost:${town}`));
  expect(places('R2.16')).toEqual(state.fairs.map(({ town }) => `fair:${town}`));
});

const DIE = { kind: 'die' } as const;
const ACTION = { kind: 'action' } as const;

rule('R5.9 R5.12 R5.18', 'a die, what its change costs, and the tile that is not there', () => {
  const state = choosing([{ colour: 'pink', value: 3 }], { goods: { gold: 2 } });
  const die = { colour: 'pink', value: 3 } as const;
  const events = does(state, { type: 'takeDie', ...die, to: 4 });
  expect(events.slice(0, 3)).toEqual([
    { what: 'pay', goods: { gold: 2 }, seat: 0, source: DIE, rule: 'R5.12' },
    { what: 'die', die, to: 4, action: actionAt(state, 4), seat: 0, source: DIE, rule: 'R5.9' },
    { what: 'lapse', effects: ['wheelTile'], seat: 0, source: DIE, rule: 'R5.18' },
  ]);
});

/** What is taken, discarded and turned up, and where. */
const places = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event => (event.what === 'take' ? [event.from] : event.what === 'reveal' ? [event.at] : []));

rule('R6.30 R6.31 R6.50', 'a tile of an offer is taken from its space, and the next lies there', () => {
  const character = inAction('character', 3);
  const [, second] = character.offers.character;
  expect(places(does(character, { type: 'takeCharacter', tile: second ?? '' }))).toEqual([
    'character:1',
    'character:1',
  ]);
  const contract = inAction('contract', 3, { storehouse: [] });
  arrange(contract, it => {
    it.offers.contract[3] = 'c-iron3';
  });
  expect(places(does(contract, { type: 'takeContract', tile: 'c-iron3' }))).toEqual(['contract:3']);
});

rule('R6.32', 'a new offer', () => {
  const state = inAction('character', 1);
  const tiles = [...state.offers.character];
  const why = { source: ACTION, rule: 'R6.32' };
  expect(does(state, { type: 'swapOffer' })).toEqual([
    { what: 'discardOffer', tiles, seat: 0, ...why },
    ...state.offers.character.map((tile, at) => ({
      ...{ what: 'reveal', tile, from: 'pile:character', at: `character:${at}` },
      ...why,
    })),
    { what: 'mixIn', tiles, seat: 0, ...why },
  ]);
});

rule('R6.39 R9.1 R9.5', 'a Building that is filled and completed', () => {
  const buildings = buildingsWith({ 3: { crest: 'b-crest-cup-1' } });
  const state = inAction('character', 1, { storehouse: ['ch-character-1'], buildings });
  const events = does(state, { type: 'placeCharacter', tile: 'ch-character-1', building: 3, floor: 1 });
  const rest = { seat: 0, source: { kind: 'building', id: '3' } };
  expect(events.slice(1, 4)).toEqual([
    { what: 'release', piece: 'house', ...rest, rule: 'R6.39' },
    { what: 'complete', building: 3, points: 1, ...rest, rule: 'R9.1' },
    { what: 'points', points: 1, action: 'character', ...rest, rule: 'R9.5' },
  ]);
});

rule('R8.5 R6.53', 'any Resource, chosen by a Character or by the first exchange', () => {
  const choose: Move = { type: 'chooseGoods', goods: { wool: 1 } };
  const gain = { what: 'gain', goods: { wool: 1 }, seat: 0 };
  const byCharacter = asked([{ do: 'gainAny', count: 1 }]);
  expect(does(byCharacter, choose)).toEqual([{ ...gain, source: { kind: 'character' }, rule: 'R8.5' }]);
  const byExchange = inAction('contract', 1, { goods: { gold: 1 } });
  does(byExchange, { type: 'exchange', give: 'gold', get: 'food' });
  expect(does(byExchange, choose)).toEqual([{ ...gain, source: { kind: 'exchange' }, rule: 'R6.53' }]);
});

rule('R8.42 R6.38', 'the bonus of a Character in a chosen Building', () => {
  const buildings = buildingsWith({ 1: { rooms: ['ch-contract-3', null] } });
  const state = asked([{ do: 'buildingBonuses' }], { buildings });
  const about = { seat: 0, source: { kind: 'character' } };
  expect(does(state, { type: 'chooseBuilding', building: 1 })).toEqual([
    { what: 'choose', building: 1, ...about, rule: 'R8.41' },
  ]);
  expect(does(state, { type: 'receive', tile: 'ch-contract-3' })).toEqual([
    { what: 'bonus', tile: 'ch-contract-3', ...about, rule: 'R8.42' },
    {
      ...{ what: 'gain', goods: { wool: 2 }, seat: 0 },
      ...{ source: { kind: 'character', id: 'ch-contract-3' }, rule: 'R6.38' },
    },
  ]);
});

rule('Q8.1', 'what is declined: the Action, not the Resource beside it', () => {
  const state = movedIn('ch-contract-1');
  const source = { kind: 'character', id: 'ch-contract-1' };
  expect(does(state, { type: 'pass' })).toEqual([
    { what: 'decline', effects: ['act'], seat: 0, source, rule: 'Q8.1' },
  ]);
});

rule('R8.16 R8.71', 'points from a Helper and a step of the King', () => {
  const state = inAction('king', 1, { storehouse: ['b-add3'] });
  const source = { kind: 'helper', id: 'b-add3' };
  expect(does(state, { type: 'useHelper', tile: 'b-add3' })).toContainEqual(
    expect.objectContaining({ what: 'points', points: 3, source, rule: 'R8.16' }),
  );
  const stepping = inAction('king', 1, { storehouse: ['c-iron5'], goods: { iron: 5 } });
  expect(does(stepping, { type: 'fulfil', tile: 'c-iron5' })).toContainEqual(
    expect.objectContaining({
      what: 'king',
      steps: 1,
      source: { kind: 'contract', id: 'c-iron5' },
      rule: 'R8.71',
    }),
  );
});

rule('R5.32', 'the refill of the Contract offer', () => {
  const state = inAction('king', 0);
  arrange(state, it => {
    it.offers.contract[2] = null;
  });
  const [first, second] = state.offers.contract;
  const why = { source: { kind: 'offer' }, rule: 'R5.32' };
  expect(does(state, { type: 'endTurn' }).slice(0, 3)).toEqual([
    { what: 'slide', tile: second, from: 'contract:1', to: 'contract:2', ...why },
    { what: 'slide', tile: first, from: 'contract:0', to: 'contract:1', ...why },
    {
      ...{ what: 'reveal', tile: state.offers.contract[0], from: 'pile:contract', at: 'contract:0' },
      ...why,
    },
  ]);
});

for (const [tile, identical, goods] of [
  ['c-iron3', undefined, { iron: 3 }],
  ['c-wool3', undefined, { wool: 3 }],
  ['c-any3', 'gold', { gold: 3 }],
  ['c-any3wool3', 'wool', { wool: 6 }],
  ['c-any3wool3', 'food', { wool: 3, food: 3 }],
] as const)
  rule('R7.5 R8.69', `the price of ${tile}, ${identical ?? 'as printed'}`, () => {
    const state = inAction('king', 1, {
      storehouse: [tile],
      goods: { gold: 6, wool: 6, iron: 6, food: 6 },
    });
    expect(does(state, { type: 'fulfil', tile, ...(identical && { identical }) })[0]).toEqual(
      expect.objectContaining({ what: 'pay', goods, source: { kind: 'contract', id: tile }, rule: 'R7.5' }),
    );
  });
