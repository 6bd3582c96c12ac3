import { fairOf, type CountName } from '../../../content';
import { fairCount } from '../../../rules/counts';
import { playerOf, type Seat } from '../../../rules/model';
import {
  countedAtFair,
  fairGround,
  fairNow,
  fairPoints,
  fairValue,
  matches,
  type FairGround,
} from '../../../rules/scoring';
import { trackPoints } from '../../../rules/track';
import type { FairOnShow } from '../../pictures/map/FairGains';
import { beatEvents, paidPoints, tableAt, type RoundEnd } from './beat';

/** The Fair, a line per player: why in or out, what is counted, what it pays. */

export interface FairLine {
  seat: Seat;
  /** Why the player takes part; `undefined` when not. */
  ground: FairGround | undefined;
  counts: { of: CountName; n: number }[];
  sets: number;
  /** The position on the King track, where the Fair counts it. */
  track: number | undefined;
  /** What it pays, or would have paid. */
  worth: number;
  /** What the player got: a score never falls below 0. */
  points: number;
}

export interface FairStory {
  round: number;
  town: string;
  tile: string;
  /** The points of each set. */
  value: number;
  lines: FairLine[];
}

export function fairStory(story: RoundEnd): FairStory {
  const { round, beats } = story;
  const first = beats.findIndex(({ name }) => name === 'fair');
  const state = tableAt(story, first < 0 ? beats.length - 1 : first - 1);
  const events = beatEvents(story, name => name === 'fair');
  const { town, tile } = fairNow(state);
  const { each } = fairOf(tile);
  const lines = state.order.map(seat => ({
    seat,
    ground: fairGround(state, seat, town),
    counts: (countedAtFair(state, seat, tile) ?? []).map(of => ({ of, n: fairCount(state, seat, of) })),
    sets: matches(state, seat, tile),
    track: each ? undefined : trackPoints(state, seat),
    worth: fairPoints(state, seat, round),
    points: paidPoints(events, seat, 'fair'),
  }));
  return { round, town, tile, value: fairValue(tile, round), lines };
}

/** What hangs on the map at a beat of the Fair: what those who take part have got up to there. */
export function fairOnShow(story: RoundEnd, at: number): FairOnShow | undefined {
  if (story.beats[at]?.name !== 'fair') return undefined;
  const counted = new Set(story.beats.slice(0, at + 1).map(({ seat }) => seat));
  const { town, lines } = fairStory(story);
  const takers = lines.filter(({ ground }) => ground !== undefined);
  const gains = takers
    .filter(({ seat }) => counted.has(seat))
    .map(({ seat, points }) => ({ owner: playerOf(story.before, seat).colour, points }));
  return { town, takers: takers.length, gains };
}
