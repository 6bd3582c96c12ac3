import type { SeatKind } from '../../table/seats';
import type { Text } from '../text';
import type { Standing } from './standings';

/** Who won, and by how much; “you” where only one person plays. */
export function victoryText(
  { say }: Pick<Text, 'say'>,
  standings: readonly Standing[],
  seats: readonly SeatKind[],
): string {
  const [first, second] = standings;
  if (!first) return say('end.title');
  const by = first.score - (second?.score ?? 0);
  const alone = seats.filter(seat => seat === 'person').length === 1;
  if (alone && seats[first.seat] === 'person')
    return by > 0 ? say('end.youWin', { by }) : say('end.youWinTie');
  const { name } = first;
  return by > 0 ? say('end.wins', { name, by }) : say('end.winsTie', { name });
}
