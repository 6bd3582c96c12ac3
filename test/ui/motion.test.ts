import type { GameEvent } from '../../src/rules/events';
import type { State } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import { flightsOf, type Flight } from '../../src/ui/play/motion/flights';
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
  expect(ends({ kind: 'helper', id: 'b-any3' })[0]).toEqual([undefined, 'goods:1:wool']);
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

test('what concerns the whole table does not fly', () => {
  expect(
    flightsOf([{ what: 'turn', turn: 1, cycle: 1, source: { kind: 'round' }, rule: 'R3.3' }], state),
  ).toEqual([]);
});

test('in a whole game everybody gets dice, goods and tiles, and nothing flies to nobody', () => {
  const game = open(record);
  const goals = record.steps.flatMap((step, index) =>
    flightsOf(repeat(game.state, step, index + 1).events, game.state).map(({ to }) => to),
  );
  const dice = goals.filter(goal => goal.startsWith('dice:'));
  expect(dice).toHaveLength(4 * 3 * 4);
  expect(goals.filter(goal => goal.startsWith('tile:')).length).toBeGreaterThan(10);
  expect(goals.filter(goal => /undefined|NaN/.test(goal))).toEqual([]);
});
