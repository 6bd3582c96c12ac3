import { MINE_MAPS } from '../../../src/content/silver/maps';
import { OVERLAYS } from '../../../src/content/silver/board';
import { TECHNOLOGIES, TIERS } from '../../../src/content/silver/technologies';
import { open, repeat } from '../../../src/rules/replay';
import { silver } from '../../../src/rules/silver/box';
import { silverOf } from '../../../src/rules/silver/miner';
import { shelveForCommands } from '../../../src/tools/shelf';
import { SILVER_GOLDEN_GAMES, goldenGame, goldenText, goldenToday } from '../golden';
import { expectPlayedThrough } from '../playedThrough';

/** Complete games with Silver, of which the same is true; `npm run golden:take` plays them anew. */
const SCORES: Record<string, number[]> = {
  'silver/2-players-a': [114, 86],
  'silver/2-players-b': [67, 99],
  'silver/3-players-a': [90, 75, 84],
  'silver/3-players-b': [113, 93, 70],
  'silver/4-players-a': [111, 57, 51, 84],
  'silver/4-players-b': [74, 80, 24, 28],
  'silver/solo-easy': [66, 225],
  'silver/solo-hard': [57, 341],
  'silver/solo-normal': [105, 296],
};

shelveForCommands();

test('there is a game for each number of players and each level of the Cardinal', () => {
  expect([...SILVER_GOLDEN_GAMES].sort()).toEqual(Object.keys(SCORES).sort());
});

test.each(SILVER_GOLDEN_GAMES)('%s is played through as it was, to its end', name => {
  expectPlayedThrough(name, SCORES[name]);
  expect(goldenToday(name)).toBe(goldenText(name));
});

test('together the games have every side, Technology and overlay', () => {
  const laid = SILVER_GOLDEN_GAMES.map(name => silverOf(open(goldenGame(name)).state));
  const every = <T>(what: (each: (typeof laid)[number]) => readonly T[]): T[] => [
    ...new Set(laid.flatMap(what)),
  ];
  expect(every(({ maps }) => maps).sort()).toEqual(MINE_MAPS.map(({ id }) => id).sort());
  expect(every(({ technologies }) => technologies).sort()).toEqual([...TECHNOLOGIES].sort());
  expect(every(({ overlay }) => [overlay]).sort()).toEqual(Object.keys(OVERLAYS).sort());
});

/** Needs King III and Joker II of one player on a Joker's King Action: no game of a thousand had that. */
const TOO_RARE = ['offerFirst'];

test('together they use every move and every happening of the box, and every tier', () => {
  const moves = new Set<string>();
  const happenings = new Set<string>();
  const tiers = new Set<string | undefined>();
  for (const record of SILVER_GOLDEN_GAMES.map(goldenGame)) {
    const opening = open(record);
    let { state } = opening;
    for (const { what } of opening.events) happenings.add(what);
    for (const [index, step] of record.steps.entries()) {
      const next = repeat(state, step, index + 1);
      moves.add(step.move.type);
      for (const { what, source } of next.events) {
        happenings.add(what);
        if (source.kind === 'technology') tiers.add(source.id);
      }
      ({ state } = next);
    }
  }
  const idle = [
    ...Object.keys(silver.moves).filter(each => !moves.has(each)),
    ...Object.keys(silver.happenings).filter(each => !happenings.has(each)),
    ...TIERS.filter(({ id }) => !tiers.has(id)).map(({ id }) => id),
  ];
  expect(idle).toEqual(TOO_RARE);
});
