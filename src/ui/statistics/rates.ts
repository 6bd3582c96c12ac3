import type { OverallStatistics, PlayerStatistics } from '../../table/statistics';
import type { CardinalStrength } from '../../rules/setup/options';
import type { Text } from '../text';
import type { BarRow } from './BarTable';

/** How often who won. */

interface Rate {
  readonly games: number;
  readonly wins: number;
}

const rowOf = ({ say }: Text, name: string, rate: Rate, more = ''): BarRow => ({
  name,
  values: [rate.games > 0 ? rate.wins / rate.games : 0],
  words: [say('stats.rate', { wins: rate.wins, games: rate.games }) + more],
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
  players.map(player => {
    const { say, number } = text;
    const mean = number(Math.round(player.meanScore * 10) / 10);
    const more = ` · ${say('stats.mean')} ${mean} · ${say('stats.best')} ${number(player.best)}`;
    return rowOf(text, playerName(text, player), player, more);
  });

/** Bots go by the name of their kind. */
function playerName({ say, has }: Text, { name, isPerson }: PlayerStatistics): string {
  if (isPerson) return name;
  const key = `newGame.bot.${name}`;
  if (name === 'cardinal') return say('newGame.cardinal');
  return has(key) && (key === 'newGame.bot.random' || key === 'newGame.bot.greedy') ? say(key) : name;
}

const MINUTE = 60_000;

/** How long a game is, in moves and, where it is known, in minutes. */
export function lengthOf({ say }: Text, counted: LengthOf): string {
  const { matches, moves, milliseconds, timed } = counted;
  const inMoves = say('stats.moves', { n: Math.round(moves / Math.max(1, matches)) });
  if (timed === 0) return inMoves;
  return `${inMoves} · ${say('stats.minutes', { n: Math.round(milliseconds / timed / MINUTE) })}`;
}

type LengthOf = Pick<OverallStatistics, 'matches' | 'moves' | 'milliseconds' | 'timed'>;
