import { Client } from 'boardgame.io/client';
import { WHEEL_ACTIONS } from '../../src/content/vocabulary';
import { BadRecord } from '../../src/rules/badRecord';
import { below, seeded, seededNumbers } from '../../src/rules/chance';
import { activeSeat, scoresOf, type Move, type State } from '../../src/rules/model';
import { legalMoves, refuse } from '../../src/rules/moves';
import { projectEnd } from '../../src/rules/projection';
import { open, repeat, replay } from '../../src/rules/replay';
import { SCORE_ROWS, rowsIn, scoreEntries } from '../../src/rules/scoreSheet';
import { minerOf } from '../../src/rules/silver/miner';
import { createGame } from '../../src/table/game';
import { checksOf, printRecord, readRecord, recordOf, seal, type RecordFile } from '../../src/table/record';
import { summaryOf } from '../../src/table/record/summary';
import { bgStatsPlay, csvOf, overall, statisticsOf } from '../../src/table/statistics';
import { csvOfOverall } from '../../src/table/statistics/csvOverall';
import { randomGame } from '../../src/tools/randomGame';
import { silverTables } from '../../src/tools/silver/tables';
import { standingsOf } from '../../src/ui/final/standings';
import { Film } from '../../src/ui/replay/film';
import { aSilverGame, arrangeMiner } from '../rules/silver/situation';

/** All that a game has without a screen, with Prospect for Silver. */

const GAMES = silverTables().map(table => randomGame(table, 2, { eager: true }));
const RECORDS = GAMES.map(({ record }) =>
  seal(record, { seats: record.options.players.map(() => 'person') }),
);
const [GAME] = GAMES;
const [RECORD] = RECORDS;
if (!GAME || !RECORD) throw new Error('no game');
const TEXT = printRecord(RECORD);
const FILE = JSON.parse(TEXT) as RecordFile;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('through the plain client of the framework', () => {
  const setupData = { ...GAME.record.options, boxes: { silver: { firstGame: true } } };
  const match = (seed: number) => {
    const client = Client<State>({ game: withSetup(seed), numPlayers: 2, debug: false });
    client.start();
    return client;
  };
  /** The plain client takes its options from nowhere else than its game. */
  const withSetup = (seed: number): ReturnType<typeof createGame> => {
    const game = createGame(seeded(seed));
    return { ...game, setup: context => game.setup?.(context, setupData) as State };
  };

  test('a whole game, with undo and redo on the way, comes to the states that its record gives', () => {
    const client = match(3);
    const whim = seededNumbers(4);
    const now = (): State => client.getState()?.G as State;
    let undone = 0;
    while (!now().ranking) {
      const moves = legalMoves(now(), activeSeat(now()) ?? -1);
      const { type, ...args } = moves[below(moves.length, whim)] as Move;
      client.moves[type]?.(args);
      if (now().undoable === 0 || below(4, whim) > 0) continue;
      const before = JSON.stringify(now());
      client.undo();
      expect(JSON.stringify(now())).not.toBe(before);
      client.redo();
      expect(JSON.stringify(now())).toBe(before);
      undone += 1;
    }
    expect(undone).toBeGreaterThan(20);
    expect(now().boxes?.silver?.maps).toEqual(['I-A', 'II-A', 'III-A']);
    const stored = client.store.getState() as Parameters<typeof recordOf>[0];
    expect(JSON.stringify(replay(recordOf(stored, client.log ?? [])))).toBe(JSON.stringify(now()));
  });
});

describe.each(RECORDS.map((record, index) => [record.seats.length, record, index] as const))(
  'with %i players',
  (_, record, index) => {
    const state = GAMES[index]?.state;
    const events = eventsOf(index);

    test('the record is read as it was written, and leads to the same table byte for byte', () => {
      const read = readRecord(printRecord(record));
      expect(read.record).toEqual(record);
      expect(JSON.stringify(read.state)).toBe(JSON.stringify(state));
    });

    test('the points by source add up to the score', () => {
      const { seats } = statisticsOf(record);
      seats.forEach(({ points, score }) => expect(sum(Object.values(points).flat())).toBe(score));
    });

    test('the numbers name its Action and its points, in both tables and for BG Stats', () => {
      const statistics = statisticsOf(record);
      const dice = events.filter(event => event.what === 'die' && event.action === 'prospector');
      expect(sum(statistics.seats.map(({ actions }) => actions.prospector ?? 0))).toBe(dice.length);
      const csv = csvOf([{ id: 'a', statistics }]);
      const all = csvOfOverall(overall([statistics]));
      for (const name of ['points underground', 'points technologies', 'action prospector'])
        expect(csv).toContain(name);
      expect(all).toMatch(/points,overlay,final,\d/);
      const { players } = bgStatsPlay('a', statistics, 0);
      expect(players.map(({ score }) => score)).toEqual(scoresOf(state as State));
    });

    test('what the end would pay is what it pays', () => {
      let play = open(record.game);
      let before = play.state;
      record.game.steps.forEach((step, line) => {
        before = play.state;
        play = repeat(before, step, line + 1);
      });
      const seats = before.players.map((__, seat) => seat);
      const kinds = projectEnd(before, 0).parts.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['overlayProduct', 'silverLeft', 'tiers']));
      for (const seat of seats)
        for (const { kind, points } of projectEnd(play.state, seat).parts) {
          const paid = play.events.filter(event => event.source.kind === kind && event.seat === seat);
          expect(sum(paid.map(event => (event.what === 'score' ? event.points : 0)))).toBe(points);
        }
    });
  },
);

/** Everything that happened in one of the games. */
function eventsOf(index: number) {
  const record = RECORDS[index];
  if (!record) return [];
  let play = open(record.game);
  const events = [...play.events];
  record.game.steps.forEach((step, line) => {
    play = repeat(play.state, step, line + 1);
    events.push(...play.events);
  });
  return events;
}

test('points below have rows of the score sheet of their own', () => {
  const entries = RECORDS.flatMap((_, index) => scoreEntries(eventsOf(index)));
  const rows = new Set(entries.map(({ row }) => row));
  for (const row of ['underground', 'overlay', 'technologies', 'silver'] as const)
    expect(rows).toContain(row);
});

test('a check of a record knows what lies below', () => {
  const state = aSilverGame();
  const text = summaryOf(state);
  arrangeMiner(state, 0, { silver: 7 });
  expect(summaryOf(state)).not.toBe(text);
  expect(summaryOf(state)).toContain('silver 7, locked 3, supply 2, mines ');
  expect(checksOf(RECORD.game)).toEqual(RECORD.checks);
});

function problemOf(change: object): BadRecord {
  try {
    readRecord(JSON.stringify({ ...FILE, options: { ...FILE.options, boxes: change } }));
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('the record fits');
}

test.each<[string, object, Partial<BadRecord>]>([
  ['box', { gold: {} }, { why: 'newer', detail: 'boxes.gold' }],
  ['side', { silver: { sides: ['A', 'C', 'A'] } }, { why: 'newer', detail: 'boxes.silver.sides[1]' }],
  [
    'Technology',
    { silver: { technologies: ['king', 'die', 'steam'] } },
    { why: 'newer', detail: 'boxes.silver.technologies[2]' },
  ],
  ['option', { silver: { weather: 'fair' } }, { why: 'newer', detail: 'boxes.silver.weather' }],
])('a record that names an unknown %s is refused by name', (_, boxes, expected) => {
  expect(problemOf(boxes)).toMatchObject({ line: 0, ...expected });
});

test('a Technology above the purse is refused, and nothing is changed', () => {
  const state = aSilverGame();
  const seat = activeSeat(state) ?? 0;
  arrangeMiner(state, seat, { silver: 0 });
  const before = JSON.stringify(state);
  expect(refuse(state, seat, { type: 'research', technology: 'joker' })).toMatchObject({
    ...{ why: 'cannotPay', rule: 'S3.1', with: { silver: 1 } },
  });
  expect(JSON.stringify(state)).toBe(before);
  expect(minerOf(state, seat).silver).toBe(0);
});

describe('a base game of a house that has the box', () => {
  const { record, state } = randomGame(2, 5, { eager: true });
  const { history } = new Film(record);
  const statistics = statisticsOf(seal(record, { seats: ['person', 'person'] }));

  test('counts nothing of the box', () => {
    const [seat] = statistics.seats;
    expect(seat && rowsIn(seat.points)).toEqual(SCORE_ROWS);
    expect(Object.keys(seat?.actions ?? {})).toEqual(WHEEL_ACTIONS);
    expect(Object.keys(overall([statistics]).points)).toEqual(SCORE_ROWS);
    expect(standingsOf(state, history).map(({ rows }) => rowsIn(rows))).toEqual([SCORE_ROWS, SCORE_ROWS]);
  });

  test('stands in one table beside a game with it: what it does not have is left empty', () => {
    const both = [statistics, statisticsOf(RECORD)].map((each, id) => ({ id: String(id), statistics: each }));
    const [head = [], base = [], , silver = []] = csvOf(both)
      .split('\n')
      .map(line => line.split(','));
    const column = head.findIndex(name => name.includes('points underground'));
    expect(base[column]).toBe('');
    expect(silver[column]).toMatch(/^\d+$/);
    expect(overall([statistics, statisticsOf(RECORD)]).points.underground).toHaveLength(6);
  });
});
