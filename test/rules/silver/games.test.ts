import { activeSeat } from '../../../src/rules/model';
import { refuse } from '../../../src/rules/moves';
import type { Readings } from '../../../src/rules/readings';
import { foldGames } from '../../../src/tools/folding';
import { wrongSilver } from '../../../src/tools/silver/invariants';
import { WORKING } from '../../../src/tools/silver/atWork';
import { silverTables } from '../../../src/tools/silver/tables';
import { playDose } from '../../../src/tools/sim/dose';
import { tablesFor } from '../../../src/tools/sim/tables';
import { idleAt, workOf } from '../../../src/tools/sim/work';
import { randomGame } from '../../../src/tools/randomGame';
import { aGame, arrange, type Arranged } from '../situation/arranging';
import { LONG } from '../../dose';
import { aDose } from './dose';
import { aSilverGame } from './situation';

/** A dose for every run; `npm run sim -- --silver --games 10000 --work 50` plays as many as wanted. */

const MANNERS = 'random,eager,greedy,seeking,greedy-seeking';
const EACH = LONG ? 3333 : 20;
const work: Record<string, number> = {};

const tables = tablesFor({ silver: true, shuffled: false });

test.each(tables.map(table => [table.players.length, table] as const))(
  'nothing is wrong in games of %i players',
  (_, table) => {
    for (const actionTiles of ['standard', 'shuffled'] as const) {
      const totals = playDose({
        ...aDose({ games: EACH / 2, tables: [{ ...table, actionTiles }], manners: MANNERS }),
        work: workOf,
      });
      expect(totals.violations).toEqual([]);
      expect(totals.times).toHaveLength(EACH / 2);
      for (const [name, times] of Object.entries(totals.work)) work[name] = (work[name] ?? 0) + times;
    }
  },
);

/** So much of what there is works in a dose that is small; in a large one all of it does. */
const RARE = LONG ? 0 : 1 / 4;

test('tiers, tiles, tablets, Characters and Fairs are at work', () => {
  const idle = idleAt(tables, work, 1);
  const most = Math.floor(WORKING.length * RARE);
  expect(idle.length > most ? idle : []).toEqual([]);
});

test('games are played by every reading of the box', () => {
  const all: Readings = {
    movementPoints: 'block',
    resourceColour: 'die',
    placingBelow: 'anyAction',
    undergroundContracts: 'helpers',
  };
  for (const table of silverTables([2, 4])) {
    const { state, violations } = randomGame({ ...table, readings: all }, 3, { watched: true, eager: true });
    expect([violations, state.ranking === undefined]).toEqual([[], false]);
  }
});

test('the events of games fold to their tables, byte for byte', () => {
  expect(foldGames(6, 1, silverTables())).toEqual([]);
});

test('its moves are none where it is not in play', () => {
  const state = aGame();
  const seat = activeSeat(state) ?? -1;
  expect(refuse(state, seat, { type: 'research', technology: 'king' })?.why).toBe('notInThisGame');
  expect(refuse(state, seat, { type: 'useMovement' })?.why).toBe('notInThisGame');
});

const seatOf = (it: Arranged, seat: number) => {
  const miner = it.boxes?.silver?.seats[seat];
  if (!miner) throw new Error(`no miner at ${seat}`);
  return miner;
};

test.each<[string, (it: Arranged) => void]>([
  ['negative Silver', it => (seatOf(it, 0).silver = -1)],
  ['Mines are lost', it => (seatOf(it, 0).supply = 3)],
  ['pieces that are not there', it => Object.assign(seatOf(it, 0), { locked: -1, supply: 6 })],
  ['Prospectors are lost', it => seatOf(it, 1).prospectors.pop()],
  [
    'two Prospectors on a map',
    it => Object.assign(seatOf(it, 1), { prospectors: ['I-A.t1', 'I-A.start'], reserve: 1 }),
  ],
  [
    'two Mines in a town',
    it => Object.assign(seatOf(it, 1), { mines: ['I-A.goslar.m1', 'I-A.goslar.m2'], supply: 1 }),
  ],
  ['two Mines on a space', it => (seatOf(it, 1).mines = ['I-A.start.m1'])],
  ['a tier', it => (seatOf(it, 0).tiers[0] = 4)],
  ['an X tile', it => it.boxes?.silver?.crossed.push('II-B.tablet-gold-house')],
])('the auditor notices: %s', (what, spoil) => {
  const state = aSilverGame();
  expect(wrongSilver(state)).toEqual([]);
  arrange(state, spoil);
  expect(wrongSilver(state).join()).toContain(what);
});
