import { FAIR_ROW, FINAL, fairOf, type Brought, type CountName } from '../content';
import type { RuleId } from '../content/rulebook';
import { RESOURCES } from '../content/vocabulary';
import { hasHouseIn } from './board';
import { completedBuildings, countOf, fairCount } from './counts';
import { score } from './ledger';
import { playerOf, type Seat, type State } from './model';
import { occur } from './occasions';
import { happen, type Play } from './play';
import { goesByItself, scoresEveryFair, unscored, winnersOfTies } from './powers';
import { boxOf, type JoinedBox } from './shelf';
import { trackPoints, ranking, resetRed } from './track';
import type { Workings } from './workings';

/** What the King phase, a Fair and the end of the game pay: pure answers first, then the scoring itself. */

/** The Fair of the present round. */
export function fairNow(state: State): State['fairs'][number] {
  const fair = state.fairs[state.round - 1];
  if (!fair) throw new Error(`no Fair in round ${state.round}`);
  return fair;
}

export const FAIR_GROUNDS = ['house', 'merchant', 'always'] as const;
export type FairGround = (typeof FAIR_GROUNDS)[number];

/** A House or the Merchant in the town lets a player take part; the Architect does not (R11.2–R11.4). */
export function fairGround(state: State, seat: Seat, town: string): FairGround | undefined {
  if (scoresEveryFair(state, seat)) return 'always';
  if (hasHouseIn(state, seat, town)) return 'house';
  return playerOf(state, seat).merchant === town ? 'merchant' : undefined;
}

export const takesPart = (state: State, seat: Seat, town: string): boolean =>
  fairGround(state, seat, town) !== undefined;

/** The points of each set that a Fair tile counts (R11.5, R11.6). */
export const fairValue = (tile: string, round: number): number =>
  fairOf(tile).points + (FAIR_ROW[round - 1] ?? 0);

/** What a Fair tile counts of a seat; nothing where it counts the King track (S13.6). */
export function countedAtFair(state: State, seat: Seat, tile: string): readonly CountName[] | undefined {
  const { each, eachByItself } = fairOf(tile);
  return eachByItself && goesByItself(state, seat) ? eachByItself : each;
}

/** How often the condition of a Fair tile is met; without a set it pays once (R11.9, R11.10). */
export function matches(state: State, seat: Seat, tile: string): number {
  const each = countedAtFair(state, seat, tile);
  return each ? Math.min(...each.map(name => fairCount(state, seat, name))) : 1;
}

/** What the Fair of a round would pay a player now, if he takes part (R11.5, R11.6, R11.10d). */
export function fairPoints(state: State, seat: Seat, round: number): number {
  const fair = state.fairs[round - 1];
  if (!fair) return 0;
  const tile = fairOf(fair.tile);
  return (
    fairValue(fair.tile, round) * matches(state, seat, fair.tile) + (tile.each ? 0 : trackPoints(state, seat))
  );
}

/** The King-track Fair tile counts the track as it was before the reset, which then waits (R11.11, Q11.2). */
const fairNeedsTrack = (state: State): boolean => !fairOf(fairNow(state).tile).each;

/** Scores the Fair of the round (R11.1–R11.8). */
export function scoreFair(play: Play): void {
  const { town, tile } = fairNow(play.state);
  for (const seat of play.state.order)
    if (takesPart(play.state, seat, town))
      score(play, seat, fairPoints(play.state, seat, play.state.round), {
        source: { kind: 'fair', id: tile, town },
        rule: 'R11.6',
      });
  if (fairNeedsTrack(play.state)) resetRed(play);
}

/** After the leader's tile: the VP of the track (R10.5, R10.6). */
export function scoreTrack(play: Play): void {
  const source = { kind: 'kingTrack' } as const;
  for (const seat of play.state.order) {
    const points = trackPoints(play.state, seat);
    score(play, seat, points, { source, rule: 'R10.5' });
    occur(play, seat, { on: 'trackScored', points });
  }
}

/** The new order, and the reset (R10.7–R10.11). */
export function orderByTrack(play: Play): void {
  const source = { kind: 'kingTrack' } as const;
  happen(play, undefined, { what: 'order', order: ranking(play.state) }, { source, rule: 'R10.7' });
  if (!fairNeedsTrack(play.state)) resetRed(play);
}

/** A part of the final scoring. */
export interface FinalPartRule {
  readonly rule: RuleId;
  readonly points: (state: State, seat: Seat) => number;
  /** The part in whose place it stands, unless it comes after another one. */
  readonly instead?: FinalPart;
  readonly after?: FinalPart;
  /** Whether it is played with, where that is not always so. */
  readonly applies?: (state: State) => boolean;
}

export type BaseFinalPart = 'housesTimesPillars' | 'completedBuildings' | 'leftovers';
export type FinalPart = Brought<Workings, 'finalPart'>;

/** The parts of the final scoring, one row each (R13.2–R13.4). */
export const FINAL_PARTS: Readonly<Record<BaseFinalPart, FinalPartRule>> = {
  housesTimesPillars: {
    rule: 'R13.2',
    points: (state, seat) => countOf(state, seat, 'houses') * countOf(state, seat, 'pillars'),
  },
  completedBuildings: {
    rule: 'R13.3',
    points: (state, seat) => FINAL.completedBuildings[completedBuildings(state, seat)] ?? 0,
  },
  leftovers: {
    rule: 'R13.4',
    points: (state, seat) =>
      Math.floor(
        RESOURCES.reduce((sum, resource) => sum + playerOf(state, seat).goods[resource], 0) /
          FINAL.goodsPerPoint,
      ),
  },
};

export interface FinalPartNow extends FinalPartRule {
  readonly kind: FinalPart;
}

const PARTS = new WeakMap<JoinedBox, readonly FinalPartNow[]>();

/** All that the boxes in play know, each by its name. */
function partsOf(box: JoinedBox): readonly FinalPartNow[] {
  const known = PARTS.get(box);
  if (known) return known;
  const rules = Object.entries(box.finalParts) as [FinalPart, FinalPartRule][];
  const parts = rules.map(([kind, part]) => ({ kind, ...part }));
  PARTS.set(box, parts);
  return parts;
}

/** The parts of the final scoring of this game in their order; what is replaced is not among them. */
export function finalParts(state: State): FinalPartNow[] {
  const all = partsOf(boxOf(state)).filter(({ applies }) => applies?.(state) ?? true);
  const replaced = new Set(all.map(({ instead }) => instead));
  return all
    .filter(({ instead }) => !instead)
    .flatMap(part => [
      ...(replaced.has(part.kind) ? [] : [part]),
      ...all.filter(({ instead, after = instead }) => after === part.kind),
    ]);
}

/** Those in which a seat shares. */
export const finalPartsOf = (state: State, seat: Seat): FinalPartNow[] =>
  finalParts(state).filter(({ kind }) => !unscored(state, seat).includes(kind));

/** Scores once after the last Fair; a tie goes to the earlier in turn order (R13.1–R13.6). */
export function scoreEnd(play: Play): void {
  for (const seat of play.state.order)
    for (const { kind, rule, points } of finalPartsOf(play.state, seat))
      score(play, seat, points(play.state, seat), { source: { kind }, rule });
  const { state } = play;
  const places = winnersOfTies(state, state.order).toSorted(
    (a, b) => playerOf(state, b).score - playerOf(state, a).score,
  );
  happen(play, undefined, { what: 'end', ranking: places }, { source: { kind: 'round' }, rule: 'R13.5' });
}
