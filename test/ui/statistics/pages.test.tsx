import { renderToStaticMarkup } from 'react-dom/server';
import { SCORE_ROWS } from '../../../src/rules/scoreSheet';
import { readRecord } from '../../../src/table/record';
import { overall, statisticsOf } from '../../../src/table/statistics';
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

/** The words of each row of a page, number by number. */
const rowsIn = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split(/<\/t[hd]>/)
      .map(cell => cell.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]*>/g, ''))
      .slice(0, -1),
  );

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

test('the page of all games shows averages per player', () => {
  const rows = rowsIn(renderToStaticMarkup(<OverallCharts matches={matches} />));
  for (const row of SCORE_ROWS) {
    const mean = Math.round((sum(sums.points[row]) / sums.seats) * 10) / 10;
    expect(rows).toContainEqual([ENGLISH.say(ROW_NAMES[row]), ENGLISH.number(mean)]);
  }
});

test('rates of wins are told as they were counted', () => {
  const wins = (rows: ReturnType<typeof ratesBySeat>) => rows.map(({ words }) => words?.[0] ?? '');
  const said = (rates: readonly { wins: number; games: number }[]) =>
    rates.map(({ wins: won, games }) => ENGLISH.say('stats.rate', { wins: won, games }));
  expect(wins(ratesBySeat(ENGLISH, sums))).toEqual(
    said(Object.values(sums.bySeat).flatMap(each => each ?? [])),
  );
  expect(wins(ratesAgainstCardinal(ENGLISH, sums))).toEqual(said(Object.values(sums.againstCardinal)));
  expect(ratesByPlayer(ENGLISH, sums).map(({ name }) => name)).toContain(ENGLISH.say('newGame.cardinal'));
});
