import { WHEEL_ACTIONS } from '../../../src/content/vocabulary';
import { scoresOf } from '../../../src/rules/model';
import { projectEnd } from '../../../src/rules/projection';
import { open, repeat } from '../../../src/rules/replay';
import { COUNTED_DEEDS } from '../../../src/rules/countedDeeds';
import { SCORE_ROWS, rowsIn, scoreEntries } from '../../../src/rules/scoreSheet';
import { seal } from '../../../src/table/record';
import { bgStatsPlay, csvOf, overall, statisticsOf } from '../../../src/table/statistics';
import { csvOfOverall } from '../../../src/table/statistics/csvOverall';
import { randomGame } from '../../../src/tools/randomGame';
import { standingsOf } from '../../../src/ui/final/standings';
import { Film } from '../../../src/ui/replay/film';
import { KEPT_GAMES } from './games';

/** The numbers of games with Silver: statistics, CSV, BG Stats, score sheet and projection. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const DEEDS_BELOW = ['mine', 'hire', 'tablet', 'tier'] as const;

describe.each(KEPT_GAMES)('$name', ({ record, state, events }) => {
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
    for (const name of ['points underground', 'points technologies', 'action prospector', 'count tier'])
      expect(csv).toContain(name);
    expect(all).toMatch(/points,overlay,final,\d/);
    const { players } = bgStatsPlay('a', statistics, 0);
    expect(players.map(({ score }) => score)).toEqual(scoresOf(state));
  });

  test('they count what was done below, seat by seat', () => {
    const { seats } = statisticsOf(record);
    for (const { seat, deeds } of seats)
      for (const deed of DEEDS_BELOW)
        expect(deeds[deed]).toBe(events.filter(event => event.what === deed && event.seat === seat).length);
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
});

test('points below have rows of the score sheet of their own', () => {
  const entries = KEPT_GAMES.flatMap(({ events }) => scoreEntries(events));
  const rows = new Set(entries.map(({ row }) => row));
  for (const row of ['underground', 'overlay', 'technologies', 'silver'] as const)
    expect(rows).toContain(row);
});

const [, , GAME] = KEPT_GAMES;
if (!GAME) throw new Error('no game');

test('all games together count the deeds below too, also in the table of all', () => {
  const all = KEPT_GAMES.map(({ record }) => statisticsOf(record));
  const sums = overall(all);
  const csv = csvOfOverall(sums);
  for (const deed of DEEDS_BELOW) {
    const people = all.flatMap(({ seats }) => seats).filter(({ kind }) => kind !== 'cardinal');
    const total = sum(people.map(({ deeds }) => deeds[deed] ?? 0));
    expect(total).toBeGreaterThan(0);
    expect(sums.deeds[deed]).toBe(total);
    expect(csv).toContain(`count,${deed},,${total},${people.length}`);
  }
});

describe('a base game of a house that has the box', () => {
  const { record, state } = randomGame(2, 5, { eager: true });
  const { history } = new Film(record);
  const statistics = statisticsOf(seal(record, { seats: ['person', 'person'] }));

  test('counts nothing of the box', () => {
    const [seat] = statistics.seats;
    expect(seat && rowsIn(seat.points)).toEqual(SCORE_ROWS);
    expect(Object.keys(seat?.actions ?? {})).toEqual(WHEEL_ACTIONS);
    expect(Object.keys(seat?.deeds ?? {})).toEqual(COUNTED_DEEDS);
    expect(Object.keys(overall([statistics]).points)).toEqual(SCORE_ROWS);
    expect(Object.keys(overall([statistics]).deeds)).toEqual(COUNTED_DEEDS);
    expect(standingsOf(state, history).map(({ rows }) => rowsIn(rows))).toEqual([SCORE_ROWS, SCORE_ROWS]);
  });

  test('stands in one table beside a game with it: what it does not have is left empty', () => {
    const both = [statistics, statisticsOf(GAME.record)].map((each, id) => ({
      id: String(id),
      statistics: each,
    }));
    const [head = [], base = [], , silver = []] = csvOf(both)
      .split('\n')
      .map(line => line.split(','));
    const column = head.findIndex(name => name.includes('points underground'));
    expect(base[column]).toBe('');
    expect(silver[column]).toMatch(/^\d+$/);
    expect(overall([statistics, statisticsOf(GAME.record)]).points.underground).toHaveLength(6);
  });
});
