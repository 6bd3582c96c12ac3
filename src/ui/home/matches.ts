import type { MatchSummary } from '../session/savedMatches';
import { plain, plainly, type Text } from '../text';

/** A person at this device has to decide. */
export const waitsForPerson = ({ seats, active, over }: MatchSummary): boolean =>
  !over && active !== undefined && seats[active] === 'person';

/** Those that wait for a person first, the finished ones last; otherwise as they were played last. */
export function byUrgency(matches: readonly MatchSummary[]): MatchSummary[] {
  const urgency = (match: MatchSummary): number => (match.over ? 2 : waitsForPerson(match) ? 0 : 1);
  return matches.toSorted((a, b) => urgency(a) - urgency(b) || b.saved - a.saved);
}

/** Who sits at a table, as its name. */
export function matchName({ say, list }: Text, { seats, players }: MatchSummary): string {
  const [first] = players;
  if (seats.includes('cardinal') && first) return say('newGame.versusCardinal', { name: first.name });
  return plain(list(players.map(({ name }) => plainly(name))));
}
