import type { BoxName } from '../../../content';
import type { Walk } from '../../../rules/explaining/reach';
import type { Thing } from '../../../rules/explaining/words';
import type { Seat, State } from '../../../rules/model';
import { boxOf } from '../../../rules/shelf';
import { rowsFor } from '../../boxes/rows';
import type { BoxPieces } from '../../play/boards';
import type { PlainKey } from '../../text';
import type { Follow } from './follows';

/** What boxes add to what would come of a move: walks on their maps, and what could follow them there. */

export interface WalkPreviewProps {
  readonly G: State;
  readonly me: Seat;
  readonly walk: Walk;
  readonly follows: readonly Follow[];
}

export type WalkPreviews = BoxPieces<WalkPreviewProps>;
/** Walks that end on another map than the main one. */
export const WALK_PREVIEWS = rowsFor<WalkPreviews>({});

interface BoxFollows {
  /** What could be chosen in a town besides Houses, Pillars and tiles, the best first. */
  readonly things: (after: State, town: string) => readonly Thing[];
  /** What the bar says of going and choosing them. */
  readonly words: Partial<Record<Thing['is'], PlainKey>>;
}

type FollowRows = Partial<Record<BoxName, BoxFollows>>;
export const BOX_FOLLOWS = rowsFor<FollowRows>({});

const followsIn = (state: State): BoxFollows[] =>
  boxOf(state).boxes.flatMap(({ name }) => BOX_FOLLOWS[name] ?? []);

export const boxThingsIn = (after: State, town: string): Thing[] =>
  followsIn(after).flatMap(({ things }) => things(after, town));

export const boxFollowWords = (state: State): Partial<Record<Thing['is'], PlainKey>> =>
  Object.assign({}, ...followsIn(state).map(({ words }) => words)) as Partial<Record<Thing['is'], PlainKey>>;
