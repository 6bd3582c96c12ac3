import { playDose } from '../../src/tools/sim/dose';
import { mannersFor } from '../../src/tools/sim/manners';
import { tablesFor } from '../../src/tools/sim/tables';
import { addTotals, figuresOf, noTotals } from '../../src/tools/sim/totals';
import { idleAt, workOf } from '../../src/tools/sim/work';
import { aDose } from '../rules/silver/dose';

/** Doses of simulated games, as `npm run sim` plays them. */

const wishes = { shuffled: false, silver: false };

test('tables are named by numbers of players and by levels; without a name they are those of 2, 3 and 4', () => {
  expect(tablesFor(wishes).map(({ players }) => players.length)).toEqual([2, 3, 4]);
  const [first, second, ...others] = tablesFor({
    ...{ ...wishes, players: '3', solo: 'hard' },
    ...{ shuffled: true, silver: true },
  });
  expect(first).toMatchObject({ actionTiles: 'shuffled', boxes: { silver: { overlay: 'random' } } });
  expect([second?.cardinal, others]).toEqual([{ level: 'hard' }, []]);
  expect(() => tablesFor({ ...wishes, solo: 'harder' })).toThrow('--solo is one of easy, normal, hard');
  expect(() => mannersFor('eager,lazy')).toThrow('--manners names random, eager');
});

test('a dose in parts comes to the same as in one, every table in every manner', () => {
  const dose = { ...aDose({ games: 6, tables: tablesFor(wishes), manners: 'random,eager' }), watched: false };
  const { msPerGame, movesPerSecond, ...whole } = figuresOf(playDose(dose));
  const parts = [0, 1].map(part => playDose({ ...dose, processes: 2, part })).reduce(addTotals, noTotals());
  expect(msPerGame * movesPerSecond).toBeGreaterThan(0);
  expect(figuresOf(parts)).toMatchObject({ games: whole.games, moves: whole.moves, violations: 0 });
  expect(parts.scores.map(scores => scores.length)).toEqual([6, 6, 4, 2]);
});

test('a game that breaks off is told with its seed, and the others go on', () => {
  const dose = aDose({ games: 2, tables: tablesFor({ ...wishes, players: '2' }), manners: 'random' });
  const [manner] = dose.manners;
  const tired = (seed: number) => (seed === 2 ? () => undefined : (manner?.(seed) ?? (() => undefined)));
  const totals = playDose({ ...dose, manners: [tired] });
  expect([totals.times.length, totals.violations.length]).toEqual([1, 1]);
  expect(totals.violations.join()).toMatch(/^seed 2: .*chooses none/);
});

test('what was at work too seldom is named, the rarest first', () => {
  const tables = tablesFor({ ...wishes, silver: true, players: '4' });
  const { work } = playDose({ ...aDose({ games: 1, tables, manners: 'eager' }), work: workOf });
  const never = idleAt(tables, work, 1);
  const seldom = idleAt(tables, work, 2);
  expect(never.every(each => each.endsWith(': 0'))).toBe(true);
  expect(seldom.slice(0, never.length)).toEqual(never);
  expect(seldom.length).toBeGreaterThan(never.length);
});
