import type { OverallStatistics, PlayerStatistics, Rate } from '../../table/statistics';
import type { CardinalStrength } from '../../rules/setup/options';
import { botTitle } from '../parts/botWords';
import type { Text } from '../text';
import type { BarRow } from './BarTable';
import { rounded } from './rounded';

/** How often who won. */

const rowOf = ({ say }: Text, name: string, rate: Rate): BarRow => ({
  name,
  values: [rate.games > 0 ? rate.wins / rate.games : 0],
  words: [say('stats.rate', { wins: rate.wins, games: rate.games })],
});

export const ratesBySeat = (text: Text, { bySeat }: OverallStatistics): BarRow[] =>
  Object.entries(bySeat).flatMap(([seats, rates]) =>
    (rates ?? []).map((rate, seat) =>
      rowOf(text, text.say('stats.seatOf', { seat: seat + 1, seats: Number(seats) }), rate),
    ),
  );

const levelName = ({ say }: Text, level: CardinalStrength): string =>
  level === 'own' ? say('newGame.levelOwn') : say(`levelName.${level}`);

export const ratesAgainstCardinal = (text: Text, { againstCardinal }: OverallStatistics): BarRow[] =>
  (Object.entries(againstCardinal) as [CardinalStrength, Rate][]).map(([level, rate]) =>
    rowOf(text, levelName(text, level), rate),
  );

/** Wins, with the average and the best score. */
export const ratesByPlayer = (text: Text, { players }: OverallStatistics): BarRow[] =>
  players.map(player => ({
    ...rowOf(text, playerName(text, player), player),
    more: [rounded(text, player.meanScore), text.number(player.best)],
  }));

const playerName = (text: Text, { name, kind }: PlayerStatistics): string =>
  name ?? (kind === 'person' ? text.say('stats.people') : botTitle(text, kind));

const MINUTE = 60_000;

/** How long a game is, in moves and, where it is known, in minutes. */
export function lengthOf({ say }: Text, counted: LengthOf): string {
  const { matches, moves, milliseconds, timed } = counted;
  const inMoves = say('stats.moves', { n: Math.round(moves / Math.max(1, matches)) });
  if (timed === 0) return inMoves;
  return `${inMoves} · ${say('stats.minutes', { n: Math.round(milliseconds / timed / MINUTE) })}`;
}

type LengthOf = Pick<OverallStatistics, 'matches' | 'moves' | 'milliseconds' | 'timed'>;
