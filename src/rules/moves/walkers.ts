import { townOf, type Piece } from '../../content';
import { alter, begin, take, top, waiting } from '../agenda';
import { refuseTile, townOfTileSpace } from '../board';
import { takeIntoStorehouse } from '../ledger';
import { neighbours, PLACES } from '../map';
import { playerOf, type MoveOf, type PendingOf, type Seat, type State } from '../model';
import { happen, type Play } from '../play';
import { pointsNow, refuseForNow, refusePoints, spend } from '../points';
import { no, type Refusal } from '../refusals';
import { grantedSteps, isTown } from '../walking';
import { PIECE, PLACE, TILE_SPACE } from './kinds';
import type { MoveRule } from './rule';

/** Merchant and Architect on their way: a step, a leap, a Bonus tile picked up where they stand. */

const MOVE_RULE = { architect: 'R6.10', merchant: 'R6.20' } as const;

const freeSteps = (state: State, piece: Piece): PendingOf<'move'> | undefined =>
  top(state)?.effects.find(
    (effect): effect is PendingOf<'move'> => effect.do === 'move' && effect.piece === piece,
  );

/** The pieces that something waiting now lets go a step. */
const walkers = (state: State): Piece[] => {
  const action = pointsNow(state)?.action;
  return (['merchant', 'architect'] as const).filter(piece => action === piece || freeSteps(state, piece));
};

export const step: MoveRule<MoveOf<'step'>> = {
  args: { piece: PIECE, to: PLACE },
  answers: ['merchantPoints', 'architectPoints', 'move'],
  candidates: (state, seat) =>
    walkers(state).flatMap(piece =>
      neighbours(playerOf(state, seat)[piece]).map(to => ({ type: 'step', piece, to })),
    ),
  refuse: (state, seat, { piece, to }) => {
    const from = playerOf(state, seat)[piece];
    if (!neighbours(from).includes(to)) return no('notAdjacent', MOVE_RULE[piece], { piece, to });
    const item = freeSteps(state, piece) && top(state);
    if (!item) return refusePoints(state, piece, 1);
    return grantedSteps(state, seat, piece, item.source).includes(to) ? undefined : no('townsOnly', 'R8.64');
  },
  apply: (play, seat, { piece, to }) => {
    const effect = freeSteps(play.state, piece);
    const source = effect ? useStep(play, effect) : spend(play, 1);
    happen(play, seat, { what: 'walk', piece, to }, { source, rule: MOVE_RULE[piece] });
  },
};

/** One step of a granted move; the rest of it waits on. */
function useStep(play: Play, effect: PendingOf<'move'>) {
  const source = begin(play, effect);
  const left = alter(play, effect, { steps: effect.steps - 1 });
  if (left.steps === 0) take(play, left);
  return source;
}

const leap = (state: State, piece: Piece): PendingOf<'relocate'> | undefined => {
  const effect = waiting(state, 'relocate');
  return effect?.piece === piece ? effect : undefined;
};

export const relocate: MoveRule<MoveOf<'relocate'>> = {
  args: { piece: PIECE, to: PLACE },
  answers: ['relocate'],
  candidates: (state, seat) => {
    const piece = waiting(state, 'relocate')?.piece;
    if (!piece) return [];
    const from = playerOf(state, seat)[piece];
    return PLACES.filter(to => to !== from).map(to => ({ type: 'relocate', piece, to }));
  },
  refuse: (state, seat, { piece, to }) => {
    if (!leap(state, piece)) return refuseForNow(state);
    return playerOf(state, seat)[piece] === to ? no('alreadyThere', 'R8.53', { to }) : undefined;
  },
  apply: (play, seat, { piece, to }) => {
    const effect = leap(play.state, piece);
    if (!effect) return;
    const source = take(play, effect);
    const rule = piece === 'merchant' ? 'R8.53' : 'R8.54';
    happen(play, seat, { what: 'walk', piece, to }, { source, rule });
  },
};

const TILE_RULE = { architect: 'R6.16', merchant: 'R6.26' } as const;

export const pickUp: MoveRule<MoveOf<'pickUp'>> = {
  args: { space: TILE_SPACE },
  answers: ['merchantPoints', 'architectPoints'],
  candidates: (state, seat) => {
    const action = pointsNow(state)?.action;
    if (action !== 'merchant' && action !== 'architect') return [];
    const place = playerOf(state, seat)[action];
    if (!isTown(place)) return [];
    return townOf(place).tiles.map(space => ({ type: 'pickUp', space: space.id }));
  },
  refuse: (state, seat, { space }) => {
    const tile = state.map.tiles[space];
    if (tile === undefined) return no('noTileThere', 'R6.17', { space });
    return refuseTile(state, seat, tile) ?? refuseReach(state, seat, space);
  },
  apply: (play, seat, { space }) => {
    const tile = play.state.map.tiles[space];
    const piece = pointsNow(play.state)?.action;
    if (tile === undefined || (piece !== 'merchant' && piece !== 'architect')) return;
    const source = spend(play, 1);
    takeIntoStorehouse(play, seat, tile, space, { source, rule: TILE_RULE[piece] });
  },
};

/** The piece of the present Action has to stand in the town (R6.16, R6.26). */
function refuseReach(state: State, seat: Seat, space: string): Refusal | undefined {
  const action = pointsNow(state)?.action;
  if (action !== 'merchant' && action !== 'architect') return refusePoints(state, 'merchant', 1);
  if (playerOf(state, seat)[action] !== townOfTileSpace(space))
    return no(action === 'merchant' ? 'merchantElsewhere' : 'architectElsewhere', TILE_RULE[action], {
      space,
    });
  return refusePoints(state, action, 1);
}
