import type { MatchSummary } from '../session/matchList';
import { isBroughtSeat, type BroughtKind } from '../../table/seats';
import { plain, plainly, type Key, type Text } from '../text';

/** A person at this device has to decide. */
export const waitsForPerson = ({ seats, active, over }: MatchSummary): boolean =>
  !over && active !== undefined && seats[active] === 'person';

/** Those that wait for a person first, the finished ones last; otherwise as they were played last. */
export function matchesByUrgency(matches: readonly MatchSummary[]): MatchSummary[] {
  const urgency = (match: MatchSummary): number => (match.over ? 2 : waitsForPerson(match) ? 0 : 1);
  return matches.toSorted((a, b) => urgency(a) - urgency(b) || b.saved - a.saved);
}

/** How a game is called with somebody who was brought along. */
const VERSUS = { cardinal: 'newGame.versusCardinal' } as const satisfies Record<BroughtKind, Key>;

/** Who sits at a table, as its name. */
export function matchName({ say, list }: Text, { seats, players }: MatchSummary): string {
  const [first] = players;
  const across = seats.find(isBroughtSeat);
  if (across && first) return say(VERSUS[across], { name: first.name });
  return plain(list(players.map(({ name }) => plainly(name))));
}
