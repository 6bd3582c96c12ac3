import {
  EUROPE,
  ACTIONS,
  BONUS_TILES,
  CHARACTER_TILES,
  COLOURS,
  CONTRACT_PILE,
  PIECES,
  RESOURCES,
  TOWNS,
  type Goods,
} from '../../src/content';
import { placesOf } from '../../src/rules/map';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { legalMoves, refuse, reveals } from '../../src/rules/moves';
import { randomGame } from '../../src/tools/randomGame';
import { open, repeat } from '../../src/rules/replay';

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const TILES = [...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES].map(tile => tile.id);
const HOUSES = TOWNS.flatMap(town => town.houses.map(space => space.id));
const SPACES = TOWNS.flatMap(town => town.tiles.map(space => space.id));

/** All goods of one to three. */
const GOODS: Goods[] = [1, 2, 3].flatMap(count => {
  const lists = numbers(2, count).reduce<string[][]>(
    found => found.flatMap(list => RESOURCES.map(resource => [...list, resource])),
    RESOURCES.map(resource => [resource]),
  );
  const tallies = lists.map(list =>
    JSON.stringify(
      Object.fromEntries(
        RESOURCES.flatMap(name => {
          const tally = list.filter(each => each === name).length;
          return tally > 0 ? [[name, tally]] : [];
        }),
      ),
    ),
  );
  return [...new Set(tallies)].map(text => JSON.parse(text) as Goods);
});

/** Every move there can be, without asking the move table what is worth trying. */
const EVERYTHING: Move[] = [
  ...COLOURS.flatMap(colour =>
    numbers(1, 6).flatMap(value => numbers(1, 6).map((to): Move => ({ type: 'takeDie', colour, value, to }))),
  ),
  ...ACTIONS.map((action): Move => ({ type: 'declare', action })),
  ...PIECES.flatMap(piece =>
    placesOf(EUROPE).flatMap((to): Move[] => [
      { type: 'step', piece, to },
      { type: 'relocate', piece, to },
    ]),
  ),
  ...HOUSES.map((space): Move => ({ type: 'buildHouse', space })),
  ...SPACES.map((space): Move => ({ type: 'pickUp', space })),
  ...TOWNS.flatMap(({ id: town }): Move[] => [
    { type: 'buildPillar', town },
    { type: 'contribute', town },
  ]),
  ...TILES.flatMap((tile): Move[] => [
    { type: 'takeCharacter', tile },
    { type: 'takeContract', tile },
    { type: 'receive', tile },
    { type: 'useHelper', tile },
    { type: 'fulfil', tile },
    ...RESOURCES.map((identical): Move => ({ type: 'fulfil', tile, identical })),
    ...numbers(0, 5).flatMap((building): Move[] => [
      { type: 'placeCrest', tile, building },
      ...numbers(1, 3).map((floor): Move => ({ type: 'placeCharacter', tile, building, floor })),
    ]),
  ]),
  ...RESOURCES.flatMap((resource): Move[] => [
    { type: 'buy', resource },
    { type: 'chooseColour', resource },
    ...RESOURCES.map((get): Move => ({ type: 'exchange', give: resource, get })),
  ]),
  ...GOODS.map((goods): Move => ({ type: 'chooseGoods', goods })),
  ...numbers(0, 5).map((building): Move => ({ type: 'chooseBuilding', building })),
  ...numbers(1, 13).map((steps): Move => ({ type: 'advance', steps })),
  { type: 'takeTile' },
  { type: 'swapOffer' },
  { type: 'pass' },
  { type: 'endTurn' },
];

/** Members of an object in one order, so that equal moves look equal. */
const text = (move: Move): string =>
  JSON.stringify(move, (_, value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );

function compare(state: State): void {
  const seat = activeSeat(state) ?? -1;
  const offered = legalMoves(state, seat).map(text);
  expect(new Set(offered).size).toBe(offered.length);
  const possible = EVERYTHING.filter(move => refuse(state, seat, move) === undefined).map(text);
  expect(offered.sort()).toEqual(possible.sort());
}

test.each([2, 3, 4])('with %i players, exactly the legal moves are offered, each once', players => {
  const { record } = randomGame(players, players, { eager: true });
  let { state } = open(record);
  record.steps.forEach((step, index) => {
    if (index % 4 === 0) compare(state);
    ({ state } = repeat(state, step, index + 1));
  });
});

test('the other seats have no move at all', () => {
  const { record } = randomGame(4, 9, {});
  let { state } = open(record);
  record.steps.slice(0, 40).forEach((step, index) => {
    for (const seat of [0, 1, 2, 3, 4, -1])
      if (seat !== activeSeat(state)) {
        expect(legalMoves(state, seat)).toEqual([]);
        expect(refuse(state, seat, step.move)?.why).toBe('notYourTurn');
      }
    ({ state } = repeat(state, step, index + 1));
  });
});

test('a step that turns up something hidden is known before it is made', () => {
  let known = 0;
  for (const players of [2, 4]) {
    const { record } = randomGame(players, 50, { eager: true });
    let { state } = open(record);
    record.steps.forEach((step, index) => {
      const told = reveals(state, step.move.type);
      if (step.move.type !== 'endTurn' && state.phase === 'action')
        expect(told).toBe(step.outcomes.length > 0);
      if (told) known += 1;
      ({ state } = repeat(state, step, index + 1));
    });
  }
  expect(known).toBeGreaterThan(20);
});
