import { seal, whatCounts, type MatchRecord, type Played } from '../record';
import type { SeatKind } from '../seats';
import type { Start } from './follow';
import { isBack, parseLine } from './lines';
import type { StoredLine } from './wire';

/** A match from how it began and its lines. Where the beginning was not noted, the first line is it. */
export function playedOfLines(
  { options, opening, at }: Start,
  seats: readonly SeatKind[],
  lines: readonly StoredLine[],
): Played {
  const acts = lines.map(line => ({ ...parseLine(line.line), at: line.at }));
  const counting = whatCounts(acts, ({ act }) => (isBack(act) ? act.type : 'move'));
  const made = counting.flatMap(({ act, ...rest }) => (isBack(act) ? [] : [{ ...rest, move: act }]));
  const began = at ?? lines[0]?.at;
  const steps = made.map(({ seat, move, outcomes }) => ({ seat, move, outcomes: [...outcomes] }));
  const game = { options, opening: [...opening], steps };
  if (began === undefined) return { game, seats };
  return { game, seats, began, times: made.map(each => Math.max(0, each.at - began)) };
}

/** Its record: plays it through. */
export function recordOfLines(...match: Parameters<typeof playedOfLines>): MatchRecord {
  const { game, ...circumstances } = playedOfLines(...match);
  return seal(game, circumstances);
}
