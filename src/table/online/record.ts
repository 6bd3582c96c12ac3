import { seal, whatCounts, type MatchRecord } from '../record';
import type { SeatKind } from '../seats';
import type { Start } from './follow';
import { isBack, parseLine } from './lines';
import type { StoredLine } from './wire';

/** The record of a match from how it began and its lines. Where the beginning was not noted, the first line is it. */
export function recordOfLines(
  { options, opening, at }: Start,
  seats: readonly SeatKind[],
  lines: readonly StoredLine[],
): MatchRecord {
  const acts = lines.map(line => ({ ...parseLine(line.line), at: line.at }));
  const counting = whatCounts(acts, ({ act }) => (isBack(act) ? act.type : 'move'));
  const made = counting.flatMap(({ act, ...rest }) => (isBack(act) ? [] : [{ ...rest, move: act }]));
  const began = at ?? lines[0]?.at;
  const steps = made.map(({ seat, move, outcomes }) => ({ seat, move, outcomes: [...outcomes] }));
  const game = { options, opening: [...opening], steps };
  if (began === undefined) return seal(game, { seats });
  return seal(game, { seats, began, times: made.map(each => Math.max(0, each.at - began)) });
}
