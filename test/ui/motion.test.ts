import { CARDINAL } from '../../src/rules/cardinal/board';
import type { GameEvent } from '../../src/rules/events';
import type { State } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import { flightsOf, type Flight } from '../../src/ui/play/motion/flights';
import { hopsOver } from '../../src/ui/play/cardinal/useHopping';
import { goldenGame } from '../games/golden';

const record = goldenGame('4-players-a');
const { state } = open(record);

const flights = (event: Partial<GameEvent>, at: State = state): Flight[] =>
  flightsOf([{ seat: 1, source: { kind: 'action' }, rule: 'R5.9', ...event } as GameEvent], at);

test('a die comes from the section where it lay, even when it is turned', () => {
  const [flight] = flights({ what: 'die', die: { colour: 'blue', value: 4 }, to: 5 });
  expect(flight).toEqual({ from: 'section:4', to: 'dice:1', picture: 'goal', lands: 'new' });
});

test('goods come out of the die or the House space, each kind by itself; else nobody knows from where', () => {
  const goods = { wool: 2, iron: 1, food: 0 };
  const ends = (source: GameEvent['source']) =>
    flights({ what: 'gain', goods, source }).map(({ from, to }) => [from, to]);
  expect(ends({ kind: 'die' })).toEqual([
    ['dice:1', 'goods:1:wool'],
    ['dice:1', 'goods:1:iron'],
  ]);
  expect(ends({ kind: 'houseSpace', id: 'paris.h1' })[0]).toEqual(['paris.h1', 'goods:1:wool']);
  expect(ends({ kind: 'helper', id: 'b-any3' })[0]).toEqual(['store:1', 'goods:1:wool']);
  expect(ends({ kind: 'character', id: 'ch-merchant-4' })[0]).toEqual(['tile:ch-merchant-4', 'goods:1:wool']);
  expect(ends({ kind: 'buy' })[0]).toEqual([undefined, 'goods:1:wool']);
});

test('a piece leaves the supply of its owner', () => {
  const colour = state.players[1]?.colour;
  expect(flights({ what: 'house', space: 'paris.h1' })).toMatchObject([
    { from: 'supply:1:house', to: 'paris.h1', picture: 'start' },
  ]);
  expect(flights({ what: 'pillar', town: 'paris' })).toMatchObject([
    { from: 'supply:1:pillar', to: `paris:${colour}` },
  ]);
});

test.each(['crest', 'character', 'contract'] as const)('a %s goes to its place or its count', what => {
  const place = { what, tile: 'x', building: 1, floor: 1, space: 0 } as const;
  expect(flights(place)).toEqual([
    { from: 'store:1', to: 'tile:x', picture: 'goal', lands: 'new' },
    { from: 'store:1', to: `supply:1:${what}`, picture: 'goal', lands: 'added' },
  ]);
});

test('what is placed as soon as it is taken flies once, from where it was taken', () => {
  const about = { seat: 1, source: { kind: 'action' }, rule: 'R5.9' } as const;
  const take: GameEvent = { what: 'take', tile: 'x', from: 'contract:2', to: 'hand', ...about };
  const contract: GameEvent = { what: 'contract', tile: 'x', from: 'hand', space: 0, ...about };
  const other: GameEvent = { what: 'contract', tile: 'y', from: 'storehouse', space: 1, ...about };
  const ends = (events: GameEvent[]) => flightsOf(events, state).map(({ from, to }) => [from, to]);
  expect(ends([take])).toEqual([['contract:2', 'tile:x']]);
  expect(ends([take, contract, other])).toEqual([
    ['contract:2', 'tile:x'],
    ['contract:2', 'supply:1:contract'],
    ['store:1', 'tile:y'],
    ['store:1', 'supply:1:contract'],
  ]);
});

test('the Cardinal has a place of its own for Contracts that wait', () => {
  const solo = open(goldenGame('solo-normal')).state;
  const start = (event: Partial<GameEvent>, seat: number) =>
    flights({ tile: 'x', seat, ...event }, solo)[0]?.from;
  expect(start({ what: 'contract', from: 'contracts' }, CARDINAL)).toBe(`contracts:${CARDINAL}`);
  expect(start({ what: 'character', from: 'characters' }, CARDINAL)).toBe(`store:${CARDINAL}`);
  expect(start({ what: 'crest' }, CARDINAL)).toBe(`store:${CARDINAL}`);
  expect(start({ what: 'contract', from: 'storehouse' }, 0)).toBe('store:0');
});

test('a Cathedral tile goes from its town to the count of who gets it', () => {
  expect(flights({ what: 'cathedral', tile: 'london.c2' })).toMatchObject([
    { from: 'london.cathedral', to: 'supply:1:cathedral', lands: 'added' },
  ]);
});

test('the pawn hops over every card between, and comes to rest where it stands', () => {
  const spots = [0, 110, 220].map(x => ({ x, y: 5 }));
  const way = hopsOver(spots).map(({ translate }) => translate);
  expect(way).toEqual(['-220px 0px', '-165px -14px', '-110px 0px', '-55px -14px', '0px 0px']);
});

test('what concerns the whole table does not fly', () => {
  expect(
    flightsOf([{ what: 'turn', turn: 1, cycle: 1, source: { kind: 'round' }, rule: 'R3.3' }], state),
  ).toEqual([]);
});

test('in a whole game everybody gets dice, goods and tiles, and nothing flies to nobody', () => {
  let game = open(record);
  const goals = record.steps.flatMap((step, index) => {
    game = repeat(game.state, step, index + 1);
    return flightsOf(game.events, game.state).map(({ to }) => to);
  });
  const dice = goals.filter(goal => goal.startsWith('dice:'));
  expect(dice).toHaveLength(4 * 3 * 4);
  expect(goals.filter(goal => goal.endsWith(':crest')).length).toBeGreaterThan(0);
  expect(goals.filter(goal => goal.endsWith(':cathedral')).length).toBeGreaterThan(0);
  expect(goals.filter(goal => goal.startsWith('tile:')).length).toBeGreaterThan(10);
  expect(goals.filter(goal => /undefined|NaN/.test(goal))).toEqual([]);
});

const ways = (event: Partial<GameEvent>) => flights(event).map(({ from, to }) => [from, to]);

test('goods go to what is paid with them, and sink where they lay when nothing is to be seen of it', () => {
  const goods = { stone: 4 };
  const paying = (source: GameEvent['source']) => ways({ what: 'pay', goods, source });
  expect(paying({ kind: 'cathedral', id: 'koeln' })).toEqual([['goods:1:stone', 'koeln.cathedral']]);
  expect(paying({ kind: 'contract', id: 'c-any7' })).toEqual([['goods:1:stone', 'tile:c-any7']]);
  expect(paying({ kind: 'buy' })).toEqual([[undefined, 'goods:1:stone']]);
});

test('points fly to the score from where they are to be seen', () => {
  const scoring = (source: GameEvent['source']) => ways({ what: 'score', points: 2, source });
  expect(scoring({ kind: 'houseSpace', id: 'koeln.h1' })).toEqual([['koeln.h1', 'score:1']]);
  expect(scoring({ kind: 'kingTrack' })).toEqual([]);
});

test('offers are refilled from their piles, slide on, and are swapped whole', () => {
  const reveal = (at: string) => ways({ what: 'reveal', tile: 'x', from: `pile:${at.split(':')[0]}`, at });
  expect(reveal('character:3')).toEqual([['pile:character', 'tile:x']]);
  expect(reveal('contract:1')).toEqual([['pile:contract', 'tile:x']]);
  expect(reveal('wheel:king')).toEqual([]);
  expect(ways({ what: 'slide', tile: 'x', from: 'contract:2', to: 'contract:3' })).toEqual([
    ['contract:2', 'tile:x'],
  ]);
  expect(ways({ what: 'discardOffer', tiles: ['x', 'y'] })).toEqual([
    ['tile:x', 'pile:character'],
    ['tile:y', 'pile:character'],
  ]);
});

test('a Helper that is used goes to the Action that it helps', () => {
  expect(ways({ what: 'use', tile: 'b-any3' })).toEqual([['tile:b-any3', 'now']]);
});
