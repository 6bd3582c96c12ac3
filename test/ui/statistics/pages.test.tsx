import { renderToStaticMarkup } from 'react-dom/server';
import { SCORE_ROWS } from '../../../src/rules/scoreSheet';
import { readRecord } from '../../../src/table/record';
import {
  addTallies,
  overall,
  overallOf,
  ROUNDS,
  statisticsOf,
  tallyOf,
  type SeatStatistics,
} from '../../../src/table/statistics';
import { ROW_NAMES } from '../../../src/ui/final/rows';
import { MatchCharts } from '../../../src/ui/statistics/MatchCharts';
import { chartsOf } from '../../../src/ui/statistics/numbers';
import { ratesAgainstCardinal, ratesByPlayer, ratesBySeat } from '../../../src/ui/statistics/rates';
import { OverallCharts } from '../../../src/ui/statistics/OverallCharts';
import { ENGLISH } from '../../../src/ui/text';
import { GOLDEN_GAMES, goldenText } from '../../games/golden';

const matches = GOLDEN_GAMES.map(id => ({ id, statistics: statisticsOf(readRecord(goldenText(id)).record) }));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const sums = overall(matches.map(({ statistics }) => statistics));

/** As a house has them: without the matches. */
const sumsOfHouse = overallOf(addTallies(matches.map(({ statistics }) => tallyOf(statistics))));

/** The words of each row of a page, number by number. */
const rowsIn = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split(/<\/t[hd]>/)
      .map(cell => cell.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, ''))
      .slice(0, -1),
  );

/** The rows of the matrices of points: one for each of whom they tell. */
const matricesIn = (html: string): string[][][] =>
  [...html.matchAll(/<table class="points-matrix">(.*?)<\/table>/g)].map(([, table = '']) =>
    rowsIn(table).slice(1),
  );

const mean = (total: number, of: number): string => ENGLISH.number(Math.round((total / of) * 10) / 10);

/** Each source with its rounds and sum, then each round with its sum over all sources. */
const matrixOf = (points: SeatStatistics['points'], of: number): string[][] => [
  ...SCORE_ROWS.map(row => [
    ENGLISH.say(ROW_NAMES[row]),
    ...ROUNDS.map(round => mean(points[row][round] ?? 0, of)),
    mean(sum(points[row]), of),
  ]),
  [
    ENGLISH.say('scores.total'),
    ...ROUNDS.map(round => mean(sum(SCORE_ROWS.map(row => points[row][round] ?? 0)), of)),
    mean(sum(SCORE_ROWS.flatMap(row => points[row])), of),
  ],
];

test.each(matches)('the page of $id shows the points of every source and player', ({ statistics }) => {
  const rows = rowsIn(renderToStaticMarkup(<MatchCharts statistics={statistics} />));
  for (const row of SCORE_ROWS)
    expect(rows).toContainEqual([
      ENGLISH.say(ROW_NAMES[row]),
      ...statistics.seats.map(({ points }) => ENGLISH.number(sum(points[row]))),
    ]);
  for (const { points } of statistics.fairs)
    expect(rows.map(([, ...numbers]) => numbers)).toContainEqual(points.map(each => ENGLISH.number(each)));
});

test.each(matches)('the charts of $id add up to the scores and to the dice', ({ statistics }) => {
  const charts = chartsOf(
    ENGLISH,
    statistics.seats.map(counted => ({ counted, share: 1 })),
  );
  const totals = (title: string) => {
    const rows = charts.find(chart => chart.title === title)?.rows ?? [];
    return statistics.seats.map((_, seat) => sum(rows.map(({ values }) => values[seat] ?? 0)));
  };
  expect(totals('stats.sources')).toEqual(statistics.seats.map(({ score }) => score));
  expect(totals('stats.rounds')).toEqual(totals('stats.sources'));
  expect(totals('stats.values')).toEqual(totals('stats.dice'));
  expect(totals('stats.actions')).toEqual(totals('stats.dice'));
});

test.each(matches)('$id has a matrix of sources and rounds for each player', ({ statistics }) => {
  const html = renderToStaticMarkup(<MatchCharts statistics={statistics} />);
  const matrices = matricesIn(html);
  expect(matrices).toEqual(statistics.seats.map(({ points }) => matrixOf(points, 1)));
  expect(matrices.map(rows => rows.at(-1)?.at(-1))).toEqual(
    statistics.seats.map(({ score }) => ENGLISH.number(score)),
  );
  const captions = [...html.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, words = '']) => words);
  expect(captions).toHaveLength(statistics.seats.length);
  statistics.seats.forEach(({ name }, seat) => expect(captions[seat]).toContain(name));
});

test.each([
  ['this device', sums],
  ['the house', sumsOfHouse],
])('the page of all games of %s shows averages per player', (_, all) => {
  const html = renderToStaticMarkup(<OverallCharts sums={all} />);
  const rows = rowsIn(html);
  for (const row of SCORE_ROWS)
    expect(rows).toContainEqual([ENGLISH.say(ROW_NAMES[row]), mean(sum(all.points[row]), all.seats)]);
  expect(matricesIn(html)).toEqual([matrixOf(all.points, all.seats)]);
});

test('the house names nobody: people are one row, bots go by their kind', () => {
  const names = ratesByPlayer(ENGLISH, sumsOfHouse).map(({ name }) => name);
  expect(names.sort()).toEqual([ENGLISH.say('newGame.bot.random'), ENGLISH.say('newGame.cardinal')].sort());
  const people = {
    ...sumsOfHouse,
    players: [{ kind: 'person', games: 3, wins: 1, best: 90, meanScore: 71 }],
  } as const;
  expect(ratesByPlayer(ENGLISH, people)[0]?.name).toBe(ENGLISH.say('stats.people'));
});

test('rates of wins are told as they were counted', () => {
  const wins = (rows: ReturnType<typeof ratesBySeat>) => rows.map(({ words }) => words?.[0] ?? '');
  const said = (rates: readonly { wins: number; games: number }[]) =>
    rates.map(({ wins: won, games }) => ENGLISH.say('stats.rate', { wins: won, games }));
  expect(wins(ratesBySeat(ENGLISH, sums))).toEqual(
    said(Object.values(sums.bySeat).flatMap(each => each ?? [])),
  );
  expect(wins(ratesAgainstCardinal(ENGLISH, sums))).toEqual(said(Object.values(sums.againstCardinal)));
  const players = ratesByPlayer(ENGLISH, sums);
  expect(players.map(({ name }) => name)).toContain(ENGLISH.say('newGame.cardinal'));
  expect(wins(players)).toEqual(said(sums.players));
  expect(players.map(({ more }) => more)).toEqual(
    sums.players.map(({ meanScore, best }) => [mean(meanScore, 1), ENGLISH.number(best)]),
  );
});
