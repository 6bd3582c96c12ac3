import { mapOf, wheelActions, type Action, type BasePiece, type Piece } from '../content';
import type { RuleId } from '../content/rulebook';
import type { Happening } from './events';
import { changePlayer, type Draft } from './happenings/draft';
import { placesOf } from './map';
import { playerOf, type Seat, type State, type Table } from './model';
import type { Reason } from './refusals';
import { boxOf, forBoxesInPlay, rowOf, type JoinedBox } from './shelf';

/** The pieces that walk: where those of a seat stand, and what they do there. */
export interface PieceRule {
  /** Where those of a seat stand: of some kinds there are several, each on a map of its own. */
  readonly stands: (table: Table, seat: Seat) => readonly string[];
  /** Puts the one of this map on another place. */
  readonly put: (table: Draft<Table>, seat: Seat | undefined, to: string) => void;
  /** By whose points it walks, builds and picks up. */
  readonly action: Action;
  readonly builds: readonly ('house' | 'pillar')[];
  /** Other Actions too by whose points it builds such a thing. */
  readonly buildsAlsoBy?: (table: Table, what: 'house' | 'pillar') => readonly Action[];
  /** What happens when one of them comes to the map of a place, where that is not so from the beginning. */
  readonly comesTo?: (place: string) => Happening;
  readonly rules: { readonly step: RuleId; readonly leap: RuleId; readonly tile: RuleId };
  /** Why something cannot be done where it does not stand. */
  readonly elsewhere: Reason;
}

/** The one of its kind that a player has. */
const alone = (piece: BasePiece): Pick<PieceRule, 'stands' | 'put'> => ({
  stands: (table, seat) => [playerOf(table, seat)[piece]],
  put: (table, seat, to) =>
    changePlayer(table, seat, player => {
      player[piece] = to;
    }),
});

export const PIECE_RULES: Readonly<Record<BasePiece, PieceRule>> = {
  merchant: {
    ...alone('merchant'),
    action: 'merchant',
    builds: ['house'],
    rules: { step: 'R6.20', leap: 'R8.53', tile: 'R6.26' },
    elsewhere: 'merchantElsewhere',
  },
  architect: {
    ...alone('architect'),
    action: 'architect',
    builds: ['pillar'],
    rules: { step: 'R6.10', leap: 'R8.54', tile: 'R6.16' },
    elsewhere: 'architectElsewhere',
  },
};

export const pieceRule = (table: Pick<Table, 'options'>, piece: Piece): PieceRule =>
  rowOf(boxOf(table).pieces, piece);

/** The kinds of pieces in play. */
export const piecesOf = forBoxesInPlay(({ pieces }) => Object.keys(pieces) as readonly Piece[]);

/** Those of the kinds in play whose rule says so. */
const piecesWith = ({ pieces }: JoinedBox, says: (rule: PieceRule) => boolean): readonly Piece[] =>
  (Object.keys(pieces) as Piece[]).filter(piece => says(rowOf(pieces, piece)));

export const standsOf = (table: Table, seat: Seat, piece: Piece): readonly string[] =>
  pieceRule(table, piece).stands(table, seat);

/** From where a piece would go to this place: the one of its map. */
export const standsFor = (table: Table, seat: Seat, piece: Piece, to: string): string | undefined =>
  standsOf(table, seat, piece).find(place => mapOf(place) === mapOf(to));

const WALKERS = forBoxesInPlay(
  box =>
    new Map<string, readonly Piece[]>(
      wheelActions().map(action => [action, piecesWith(box, rule => rule.action === action)]),
    ),
);

/** The pieces that walk by the points of an Action. */
export const piecesBy = (table: Pick<Table, 'options'>, action: string): readonly Piece[] =>
  WALKERS(table).get(action) ?? NONE;

const NONE: readonly Piece[] = [];

/** The Actions by whose points a piece builds such a thing. */
export function buildingActions(
  table: Table,
  piece: Piece,
  what: 'house' | 'pillar',
): readonly [Action, ...Action[]] {
  const { action, buildsAlsoBy } = pieceRule(table, piece);
  return [action, ...(buildsAlsoBy?.(table, what) ?? [])];
}

/** Whether a piece builds such a thing by the points of this Action. */
export function buildsBy(table: Table, piece: Piece, what: 'house' | 'pillar', by: string): by is Action {
  const { action, buildsAlsoBy } = pieceRule(table, piece);
  return action === by || buildsAlsoBy?.(table, what).some(each => each === by) === true;
}

const BUILDERS = forBoxesInPlay(box => ({
  house: piecesWith(box, ({ builds }) => builds.includes('house')),
  pillar: piecesWith(box, ({ builds }) => builds.includes('pillar')),
}));

/** The pieces that can build this where they stand. */
export const buildersOf = (table: Pick<Table, 'options'>, what: 'house' | 'pillar'): readonly Piece[] =>
  BUILDERS(table)[what];

/** The towns and roads where pieces of a kind of this seat could leap to: all places of the maps that they are on. */
export const leapsOf = (state: State, seat: Seat, piece: Piece): readonly string[] =>
  standsOf(state, seat, piece).flatMap(place => placesOf(mapOf(place)).filter(id => id !== place));
