import { READINGS_OF_VERSION_1, type Readings } from '../../../src/rules/readings';
import { SCORE_ROWS } from '../../../src/rules/scoreSheet';
import { readRecord } from '../../../src/table/record';
import {
  addTallies,
  counting,
  csvOfOverall,
  overall,
  overallOf,
  ROUNDS,
  statisticsOf,
  tallyOf,
} from '../../../src/table/statistics';
import { GOLDEN_GAMES, goldenText } from '../../games/golden';

/** What a house keeps of its matches: sums without the matches. */

/** What older games had not, read so that these games come out the same. */
const TOLD_APART: Readings = { ...READINGS_OF_VERSION_1, rightmostBuilding: 'filled' };

/** As if a person had sat at the first seat of each. */
const RECORDS = GOLDEN_GAMES.map(name => {
  const { record } = readRecord(goldenText(name));
  return { ...record, seats: record.seats.with(0, 'person') };
});
const ALL = RECORDS.map(statisticsOf);
const TALLIES = ALL.map(tallyOf);
const SEATS = ALL.flatMap(({ seats }) => seats);

test('sums of tallies say the same as the matches, but for the names', () => {
  const { players, ...ofHouse } = overallOf(addTallies(TALLIES));
  const { players: named, ...ofMatches } = overall(ALL);
  expect(ofHouse).toEqual(ofMatches);
  expect(named.find(({ kind }) => kind === 'person')?.name).toBe(SEATS[0]?.name);
  for (const player of players) {
    const seats = SEATS.filter(({ kind }) => kind === player.kind);
    const scores = seats.map(({ score }) => score);
    expect(player).toEqual({
      ...{ kind: player.kind, games: seats.length, wins: seats.filter(({ place }) => place === 1).length },
      best: Math.max(...scores),
      meanScore: scores.reduce((total, score) => total + score, 0) / seats.length,
    });
  }
  expect(players.map(({ kind }) => kind).sort()).toEqual([...new Set(SEATS.map(({ kind }) => kind))].sort());
});

test('tallies are added in any order and grouping, and hold only counts', () => {
  const [first = {}, ...rest] = TALLIES;
  expect(addTallies([addTallies(rest.toReversed()), first])).toEqual(addTallies(TALLIES));
  expect(addTallies([])).toEqual({});
  const text = JSON.stringify(addTallies(TALLIES));
  for (const { name, kind } of SEATS) if (kind !== 'cardinal') expect(text).not.toContain(name);
  expect(text.length).toBeLessThan(8_000);
});

/** The same matches as if their tables had read a rule in a way of their own. */
const OWN = RECORDS.map(record => {
  const { options } = record.game;
  return statisticsOf({ ...record, game: { ...record.game, options: { ...options, readings: TOLD_APART } } });
});

test('matches with readings of their own have sums of their own', () => {
  expect(ALL.every(({ readings }) => readings === undefined)).toBe(true);
  expect(OWN.every(({ readings }) => readings === TOLD_APART)).toBe(true);
  const usual = overallOf(addTallies(TALLIES));
  expect(usual.own).toBeUndefined();
  const both = overallOf(addTallies([...TALLIES, ...OWN.map(tallyOf)]));
  expect(both).toEqual({ ...usual, own: usual });
  const { own, ...named } = overall([...ALL, ...OWN.slice(0, 2)]);
  expect(named).toEqual(overall(ALL));
  expect(own).toEqual(overall(ALL.slice(0, 2)));
});

test('what was not played to its end adds nothing', () => {
  for (const record of RECORDS) {
    const steps = record.game.steps.slice(0, -1);
    expect(tallyOf(statisticsOf({ ...record, game: { ...record.game, steps } }))).toEqual({});
  }
});

test('counting stops after every line, and comes to the same', () => {
  const [record] = RECORDS;
  if (!record) throw new Error('there are golden games');
  const work = counting(record);
  let stops = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) stops += 1;
  expect(stops).toBe(record.game.steps.length);
  expect(step.value).toEqual(ALL[0]);
});

test('the file of many games has a row for every figure, and no name', () => {
  const all = overallOf(addTallies(TALLIES));
  const [header = [], ...rows] = csvOfOverall(all)
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(','));
  expect(header).toEqual(['what', 'of', 'where', 'total', 'games', 'mean']);
  const totals = (what: string, of: string) => rows.filter(row => row[0] === what && row[1] === of);
  for (const row of SCORE_ROWS)
    expect(totals('points', row)).toEqual(
      ROUNDS.map((round, at) => {
        const total = all.points[row][round] ?? 0;
        const name = ['start', 'round 1', 'round 2', 'round 3', 'round 4', 'final'][at];
        const mean = Math.round((total / all.seats) * 1000) / 1000;
        return ['points', row, name, String(total), String(all.seats), String(mean)];
      }),
    );
  const dice = rows.filter(([what]) => what === 'dice').map(([, , , total]) => Number(total));
  expect(dice).toHaveLength(30);
  expect(dice.reduce((sum, count) => sum + count, 0)).toBe(12 * all.seats);
  expect(totals('wins', 'against the Cardinal').map(([, , level]) => level)).toEqual([
    'easy',
    'normal',
    'hard',
  ]);
  expect(totals('wins', '3 players').map(([, , seat]) => seat)).toEqual(['seat 1', 'seat 2', 'seat 3']);
  expect(csvOfOverall(overallOf({}))).toContain('moves,,,0,0,\r\n');
});
