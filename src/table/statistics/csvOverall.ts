import { wheelActions } from '../../content';
import { COLOURS } from '../../content/vocabulary';
import { countedDeeds } from '../../rules/countedDeeds';
import { rowsIn } from '../../rules/scoreSheet';
import { namesIn } from './counting';
import { printCsv, type Cell } from './csvText';
import { DIE_VALUES, ROUNDS, roundColumn } from './match';
import type { OverallStatistics } from './overall';
import type { Rate } from './players';

/** The numbers of many matches as a table for a spreadsheet: a row per figure, and no matches or names in it. */

const HEADER = ['what', 'of', 'where', 'total', 'games', 'mean'];

export function csvOfOverall(all: OverallStatistics): string {
  const { matches, seats, moves, milliseconds, timed, points, dice, actions, deeds } = all;
  const row = (what: string, of: string, where: Cell, total: number, games: number): Cell[] => [
    ...[what, of, where, total, games],
    games > 0 ? Math.round((total / games) * 1000) / 1000 : undefined,
  ];
  const wins = (of: string, where: Cell, rate: Rate): Cell[] => row('wins', of, where, rate.wins, rate.games);
  return printCsv([
    HEADER,
    row('moves', '', '', moves, matches),
    row('minutes', '', '', Math.round(milliseconds / 60_000), timed),
    ...rowsIn(points).flatMap(source =>
      ROUNDS.map(round => row('points', source, roundColumn(round), points[source]?.[round] ?? 0, seats)),
    ),
    ...COLOURS.flatMap(colour =>
      DIE_VALUES.map((value, at) => row('dice', colour, value, dice[colour][at] ?? 0, seats)),
    ),
    ...namesIn(wheelActions(), actions).map(action => row('action', action, '', actions[action] ?? 0, seats)),
    ...namesIn(countedDeeds(), deeds).map(deed => row('count', deed, '', deeds[deed] ?? 0, seats)),
    ...Object.entries(all.bySeat).flatMap(([size, rates]) =>
      (rates ?? []).map((rate, seat) => wins(`${size} players`, `seat ${seat + 1}`, rate)),
    ),
    ...Object.entries(all.againstCardinal).map(([level, rate]) => wins('against the Cardinal', level, rate)),
    ...all.players.map(player => wins('kind', player.kind, player)),
  ]);
}
