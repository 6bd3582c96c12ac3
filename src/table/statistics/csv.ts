import { COLOURS, WHEEL_ACTIONS } from '../../content/vocabulary';
import { SCORE_ROWS } from '../../rules/scoreSheet';
import { sum, sumUp } from './counting';
import { DEEDS, DIE_VALUES, type MatchStatistics, type SeatStatistics } from './match';

/** The numbers of matches as a table for a spreadsheet: a row per seat. */

export interface Named {
  readonly id: string;
  readonly statistics: MatchStatistics;
}

type Cell = string | number | undefined;

const MINUTE = 60_000;

/** The columns, with what stands in them. */
const COLUMNS: readonly (readonly [name: string, cell: (match: Named, seat: SeatStatistics) => Cell])[] = [
  ['match', ({ id }) => id],
  ['began', ({ statistics: { began } }) => (began === undefined ? undefined : new Date(began).toISOString())],
  ['minutes', ({ statistics: { milliseconds } }) => minutes(milliseconds)],
  ['players', ({ statistics }) => statistics.seats.length],
  ['cardinal', ({ statistics }) => statistics.level],
  ['over', ({ statistics }) => (statistics.over ? 'yes' : 'no')],
  ['seat', (_, { seat }) => seat + 1],
  ['name', (_, { name }) => name],
  ['kind', (_, { kind }) => kind],
  ['score', (_, { score }) => score],
  ['place', (_, { place }) => place],
  ['moves', (_, { moves }) => moves],
  ['seat minutes', (_, { milliseconds }) => minutes(milliseconds)],
  ...SCORE_ROWS.map(
    row => [`points ${row}`, (_: Named, { points }: SeatStatistics) => sum(points[row])] as const,
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
  ...WHEEL_ACTIONS.map(
    action => [`action ${action}`, (_: Named, { actions }: SeatStatistics) => actions[action]] as const,
  ),
  ...DEEDS.map(deed => [`count ${deed}`, (_: Named, { deeds }: SeatStatistics) => deeds[deed]] as const),
];

function minutes(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : Math.round(milliseconds / MINUTE);
}

export function csvOf(matches: readonly Named[]): string {
  const rows = matches.flatMap(match =>
    match.statistics.seats.map(seat => COLUMNS.map(([, cell]) => cell(match, seat))),
  );
  return [COLUMNS.map(([name]) => name), ...rows].map(row => `${row.map(printCell).join(',')}\r\n`).join('');
}

/** What begins like a formula is none: spreadsheets would reckon it. */
function printCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
