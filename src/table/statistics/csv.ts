import { wheelActions } from '../../content';
import { COLOURS } from '../../content/vocabulary';
import { countedDeeds } from '../../rules/countedDeeds';
import { scoreRows } from '../../rules/scoreSheet';
import { sum, sumUp } from './counting';
import { printCsv, type Cell } from './csvText';
import { DIE_VALUES, ROUNDS, roundColumn, type MatchStatistics, type SeatStatistics } from './match';

/** The numbers of matches as a table for a spreadsheet: a row per seat. */

export interface Named {
  readonly id: string;
  readonly statistics: MatchStatistics;
}

const MINUTE = 60_000;

/** The columns, with what stands in them. */
const columns = (): readonly (readonly [
  name: string,
  cell: (match: Named, seat: SeatStatistics) => Cell,
])[] => [
  ['match', ({ id }) => id],
  ['began', ({ statistics: { began } }) => (began === undefined ? undefined : new Date(began).toISOString())],
  ['minutes', ({ statistics: { milliseconds } }) => minutes(milliseconds)],
  ['players', ({ statistics }) => statistics.seats.length],
  ['cardinal', ({ statistics }) => statistics.level],
  [
    'readings',
    ({ statistics: { readings = {} } }) =>
      Object.entries(readings)
        .map(pair => pair.join('='))
        .join(' '),
  ],
  ['over', ({ statistics }) => (statistics.over ? 'yes' : 'no')],
  ['seat', (_, { seat }) => seat + 1],
  ['name', (_, { name }) => name],
  ['kind', (_, { kind }) => kind],
  ['score', (_, { score }) => score],
  ['place', (_, { place }) => place],
  ['moves', (_, { moves }) => moves],
  ['seat minutes', (_, { milliseconds }) => minutes(milliseconds)],
  ...scoreRows().map(
    row =>
      [`points ${row}`, (_: Named, { points }: SeatStatistics) => points[row] && sum(points[row])] as const,
  ),
  ...COLOURS.map(
    colour => [`dice ${colour}`, (_: Named, { dice }: SeatStatistics) => sum(dice[colour])] as const,
  ),
  ...DIE_VALUES.map(
    value =>
      [
        `dice of ${value}`,
        (_: Named, { dice }: SeatStatistics) => sumUp(COLOURS.map(colour => dice[colour]))[value - 1],
      ] as const,
  ),
  ...wheelActions().map(
    action => [`action ${action}`, (_: Named, { actions }: SeatStatistics) => actions[action]] as const,
  ),
  ...countedDeeds().map(
    deed => [`count ${deed}`, (_: Named, { deeds }: SeatStatistics) => deeds[deed]] as const,
  ),
  ...scoreRows().flatMap(row =>
    ROUNDS.map(
      round =>
        [
          `points ${row} ${roundColumn(round)}`,
          (_: Named, { points }: SeatStatistics) => points[row]?.[round],
        ] as const,
    ),
  ),
];

function minutes(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Math.round(milliseconds / MINUTE);
}

export function csvOf(matches: readonly Named[]): string {
  const all = columns();
  return printCsv([
    all.map(([name]) => name),
    ...matches.flatMap(match => match.statistics.seats.map(seat => all.map(([, cell]) => cell(match, seat)))),
  ]);
}
