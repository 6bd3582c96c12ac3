import { boxTitles } from '../boxes/words';
import { ownerOf } from '../parts/owner';
import type { MatchSummary } from '../session/matchList';
import { isBroughtSeat, type BroughtKind } from '../../table/seats';
import { plain, plainly, type Key, type Text } from '../text';
import { ago } from './ago';
import type { ListedGame } from './games';

/** A person at this device has to decide. */
export const waitsForPerson = ({ seats, active, over }: MatchSummary): boolean =>
  !over && active !== undefined && seats[active] === 'person';

/** How a game is called with somebody who was brought along. */
const VERSUS = { cardinal: 'newGame.versusCardinal' } as const satisfies Record<BroughtKind, Key>;

/** Who sits at a table, as its name. */
export function matchName({ say, list }: Text, { seats, players }: MatchSummary): string {
  const [first] = players;
  const across = seats.find(isBroughtSeat);
  if (across && first) return say(VERSUS[across], { name: first.name });
  return plain(list(players.map(({ name }) => plainly(name))));
}

function standingOf(match: MatchSummary): ListedGame['standing'] {
  if (match.over) return 'over';
  return waitsForPerson(match) ? 'waits' : 'runs';
}

/** A game of this device, as a list tells it. */
export function gameOfMatch(text: Text, match: MatchSummary, now: number): ListedGame {
  const { say } = text;
  const { id, seats, players, round, cycle, active, over, saved, boxes = [] } = match;
  const plays = over || active === undefined ? undefined : players[active]?.name;
  const far = over ? say('tables.finished') : say('tables.where', { round, turn: cycle });
  return {
    id,
    kind: seats.some(isBroughtSeat) ? 'solo' : 'device',
    name: matchName(text, match),
    seats: players.map(({ name, colour, score }, seat) => ({
      ...{ owner: ownerOf(colour), name, score, turn: seat === active && !over },
    })),
    standing: standingOf(match),
    where: [...boxTitles(text, boxes), far].join(' · '),
    note: [
      ...(plays === undefined ? [] : [say('tables.plays', { name: plays })]),
      say('tables.saved', { when: ago(saved, now, text.language) }),
    ].join(', '),
    at: saved,
    lead: over ? 'tables.look' : 'tables.playOn',
    table: `/play/${id}`,
    ...(over && { replay: `/replay/${id}` }),
  };
}
