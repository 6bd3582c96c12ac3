import {
  BONUS_TILES,
  CHARACTER_TILES,
  CONTRACT_PILE,
  COST_TILES,
  FAIR_TILES,
  TOWN_TILES,
  WHEEL,
} from '../../src/content';
import { ForeignOutcome, replaying, seeded, type Outcome } from '../../src/rules/chance';
import { setUp } from '../../src/rules/setup';
import { rule } from '../rule';
import { tableOf } from './situation/arranging';
import { watching } from './situation/playing';

const FOUR = { ...tableOf(4), actionTiles: 'shuffled', firstPlayer: 'random' };

/** What is asked when so many are drawn without putting back: all of them, then all but the first drawn, … */
function draws(from: readonly Outcome[], drawn: readonly Outcome[]): Outcome[][] {
  return drawn.map((_, at) => from.filter(each => !drawn.slice(0, at).includes(each)).sort());
}
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

rule(
  'Q2.6 R2.2 R2.4 R2.15 R2.19',
  'chance is asked in the order of the rules, each pile without putting back',
  () => {
    const chance = watching(seeded(4));
    const play = setUp(FOUR, chance);
    const { outcomes } = play.chance;
    const { wheel, king, map, offers, fairs, order } = play.state;

    const bonus = [
      ...wheel.actions.map(action => wheel.tiles[action] ?? ''),
      king.tile ?? '',
      ...Object.values(map.tiles),
    ];
    const towns = fairs.slice(1).map(({ town }) => TOWN_TILES.find(tile => tile.town === town)?.id ?? '');
    const drawn = [
      [[0, 1, 2, 3, 4, 5], [wheel.offset]],
      [WHEEL, wheel.actions],
      [ids(BONUS_TILES), bonus],
      [ids(CONTRACT_PILE), offers.contract.map(String)],
      [ids(CHARACTER_TILES), offers.character.map(String)],
      [ids(COST_TILES), Object.values(map.costs)],
      [ids(TOWN_TILES), towns],
      [ids(FAIR_TILES), fairs.map(({ tile }) => tile)],
      [[0, 1, 2, 3], order.slice(0, 1)],
    ] as const;

    expect(outcomes).toEqual(drawn.flatMap(([, out]) => [...out]));
    expect(chance.asked.map(list => [...list].sort())).toEqual(
      drawn.flatMap(([from, out]) => draws(from, out)),
    );
  },
);

rule('Q2.6', 'a first player and a layout that are chosen ask no chance', () => {
  const { outcomes } = setUp(tableOf(4), seeded(4)).chance;
  const { outcomes: random } = setUp(FOUR, seeded(4)).chance;
  expect(random.length - outcomes.length).toBe(7);
});

rule('Q2.6', 'the same seed is the same game, another seed another', () => {
  expect(setUp(FOUR, seeded(4)).state).toEqual(setUp(FOUR, seeded(4)).state);
  expect(setUp(FOUR, seeded(4)).state).not.toEqual(setUp(FOUR, seeded(5)).state);
});

rule('Q2.6', 'what came out, brought again, is the same game to the last outcome', () => {
  const { state, chance, events } = setUp(FOUR, seeded(4));
  const replay = replaying(chance.outcomes);
  const again = setUp(FOUR, replay);
  expect(again.state).toEqual(state);
  expect(again.events).toEqual(events);
  expect(again.chance.outcomes).toEqual(chance.outcomes);
  expect(replay.rest()).toBe(0);
});

test('outcomes of another table are refused', () => {
  const { outcomes } = setUp(FOUR, seeded(4)).chance;
  expect(() => setUp({ ...FOUR, ...tableOf(2) }, replaying(outcomes))).toThrow(ForeignOutcome);
});

test('a fresh game of four is plain JSON of at most 8 KB', () => {
  const { state } = setUp(FOUR, seeded(1));
  const json = JSON.stringify(state);
  expect(JSON.parse(json)).toStrictEqual(state);
  const size = Buffer.byteLength(json);
  process.stdout.write(`a fresh game of four: ${size} bytes of JSON\n`);
  expect(size).toBeLessThanOrEqual(8192);
});
