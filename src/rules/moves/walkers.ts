import { isTown, mapOf, townOf, townOfSpace, type Piece, type Town } from '../../content';
import { alter, beginApart, take, top, waiting } from '../agenda';
import { takeIntoStorehouse } from '../ledger';
import { around, neighbours } from '../map';
import type { MoveOf, PendingOf, Seat, State } from '../model';
import { occur } from '../occasions';
import { leapsOf, pieceRule, piecesBy, piecesOf, standsFor, standsOf } from '../pieces';
import { happen, type Play } from '../play';
import { pointsNow, refuseForNow } from '../points';
import { refusePoints, spend } from '../spending';
import { no, type Refusal } from '../refusals';
import { refuseTile } from '../tiles';
import { grantedSteps } from '../walking';
import { PIECE, PLACE, TILE_SPACE } from './kinds';
import type { MoveRule } from './rule';

/** Pieces on their way: a step, a leap, a Bonus tile picked up where they stand. */

const freeSteps = (state: State, piece: Piece): PendingOf<'move'> | undefined =>
  top(state)?.effects.find(
    (effect): effect is PendingOf<'move'> => effect.do === 'move' && effect.piece === piece,
  );

/** The pieces that walk by the points of the present Action. */
const walkersNow = (state: State): readonly Piece[] => piecesBy(state, pointsNow(state)?.action ?? '');

/** The pieces that something waiting now lets go a step. */
function walkers(state: State): readonly Piece[] {
  const byPoints = walkersNow(state);
  if (!waiting(state, 'move')) return byPoints;
  return piecesOf(state).filter(piece => byPoints.includes(piece) || freeSteps(state, piece));
}

/** Where the steps of a piece may now lead. */
function stepsOf(state: State, seat: Seat, piece: Piece): readonly string[] {
  const item = freeSteps(state, piece) && top(state);
  return item ? grantedSteps(state, seat, piece, item.source) : around(standsOf(state, seat, piece));
}

export const stepMove: MoveRule<MoveOf<'step'>> = {
  args: { piece: PIECE, to: PLACE },
  answers: ['walkPoints', 'move'],
  candidates: (state, seat) => {
    const moves: MoveOf<'step'>[] = [];
    for (const piece of walkers(state))
      for (const to of stepsOf(state, seat, piece)) moves.push({ type: 'step', piece, to });
    return moves;
  },
  exact: true,
  refuse: (state, seat, { piece, to }) => {
    const { rules, action } = pieceRule(state, piece);
    if (!standsOf(state, seat, piece).some(from => neighbours(from).includes(to)))
      return no('notAdjacent', rules.step, { piece, to });
    const item = freeSteps(state, piece) && top(state);
    if (!item) return refusePoints(state, action, 1);
    return grantedSteps(state, seat, piece, item.source).includes(to) ? undefined : no('townsOnly', 'R8.64');
  },
  terms: (state, _seat, { piece }) =>
    freeSteps(state, piece) ? {} : { action: pieceRule(state, piece).action, points: 1 },
  apply: (play, seat, { piece, to }) => {
    const effect = freeSteps(play.state, piece);
    const from = standsFor(play.state, seat, piece, to) ?? to;
    const source = effect ? useStep(play, effect) : spend(play, 1);
    const { rules } = pieceRule(play.state, piece);
    happen(play, seat, { what: 'walk', piece, to }, { source, rule: rules.step });
    occur(play, seat, { on: 'walked', piece, from, to });
  },
};

/** One step of a granted move; the rest of it waits on. */
function useStep(play: Play, effect: PendingOf<'move'>) {
  const source = beginApart(play, effect);
  const left = alter(play, effect, { steps: effect.steps - 1 });
  if (left.steps === 0) take(play, left);
  return source;
}

const leap = (state: State, piece: Piece): PendingOf<'relocate'> | undefined => {
  const effect = waiting(state, 'relocate');
  return effect?.piece === piece ? effect : undefined;
};

export const relocateMove: MoveRule<MoveOf<'relocate'>> = {
  args: { piece: PIECE, to: PLACE },
  answers: ['relocate'],
  candidates: (state, seat) => {
    const piece = waiting(state, 'relocate')?.piece;
    return piece ? leapsOf(state, seat, piece).map(to => ({ type: 'relocate', piece, to })) : [];
  },
  refuse: (state, seat, { piece, to }) => {
    if (!leap(state, piece)) return refuseForNow(state);
    const from = standsFor(state, seat, piece, to);
    if (from === undefined) return no('otherMap', 'R8.53', { piece, to });
    return from === to ? no('alreadyThere', 'R8.53', { to }) : undefined;
  },
  apply: (play, seat, { piece, to }) => {
    const effect = leap(play.state, piece);
    if (!effect) return;
    const source = take(play, effect);
    happen(
      play,
      seat,
      { what: 'walk', piece, to },
      { source, rule: pieceRule(play.state, piece).rules.leap },
    );
  },
};

/** The piece of the present Action that stands in a town. */
const walkerIn = (state: State, seat: Seat, town: string): Piece | undefined =>
  walkersNow(state).find(piece => standsOf(state, seat, piece).includes(town));

const NO_TILES: Town['tiles'] = [];

export const pickUp: MoveRule<MoveOf<'pickUp'>> = {
  args: { space: TILE_SPACE },
  answers: ['walkPoints'],
  candidates: (state, seat) => {
    const moves: MoveOf<'pickUp'>[] = [];
    for (const piece of walkersNow(state))
      for (const place of standsOf(state, seat, piece))
        for (const { id: space } of isTown(place) ? townOf(place).tiles : NO_TILES)
          if (state.map.tiles[space] !== undefined) moves.push({ type: 'pickUp', space });
    return moves;
  },
  refuse: (state, seat, { space }) => {
    const tile = state.map.tiles[space];
    if (tile === undefined) return no('noTileThere', 'R6.17', { space });
    return refuseTile(state, seat, tile) ?? refuseReach(state, seat, space);
  },
  terms: (state, _seat, { space }) => {
    const town = townOfSpace(space);
    const piece = pickerIn(state, town);
    return { action: pieceRule(state, piece).action, points: 1, stands: { piece, at: town } };
  },
  apply: (play, seat, { space }) => {
    const { state } = play;
    const tile = state.map.tiles[space];
    const piece = walkerIn(state, seat, townOfSpace(space));
    if (tile === undefined || piece === undefined) return;
    const source = spend(play, 1);
    takeIntoStorehouse(play, seat, tile, space, { source, rule: pieceRule(play.state, piece).rules.tile });
  },
};

/** Whose Action it is to pick up a tile in a town: the present one, if it is one of those that walk there. */
function pickerIn(state: State, town: string): Piece {
  const { pieces } = mapOf(town);
  return pieces.find(each => walkersNow(state).includes(each)) ?? pieces[0];
}

/** The piece of the present Action has to stand in the town (R6.16, R6.26). */
function refuseReach(state: State, seat: Seat, space: string): Refusal | undefined {
  const town = townOfSpace(space);
  const piece = pickerIn(state, town);
  const { action, elsewhere, rules } = pieceRule(state, piece);
  return walkersNow(state).includes(piece) && !standsOf(state, seat, piece).includes(town)
    ? no(elsewhere, rules.tile, { space })
    : refusePoints(state, action, 1);
}
