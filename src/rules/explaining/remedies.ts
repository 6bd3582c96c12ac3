import type { Currency, Piece } from '../../content';
import { path } from '../map';
import { playerOf, type Seat, type State } from '../model';
import { pieceRule, standsFor } from '../pieces';
import { gainOf } from '../prices';
import type { BaseReason } from '../refusals';
import { refuseTile } from '../tiles';
import { awaitedBy, ownTerms } from './awaited';
import { openPlaceOf } from './openTiles';
import { incurable, type Curing, type Remedy } from './cures';

/** What helps against each reason of the base game. */

/** It is only not the moment for it. */
export const theMoment: Curing = (state, seat, move) => {
  const awaits = awaitedBy(state, seat, move);
  return awaits && { awaits };
};

const aTurn: Curing = () => ({ awaits: { do: 'takeDie' } });

const aDieAction: Curing = () => ({ awaits: { do: 'dieAction', action: 'joker', points: 1 } });

/** A piece walks there, or first comes to the map. */
function walkTo(state: State, seat: Seat, piece: Piece, to: string): Remedy | undefined {
  if (standsFor(state, seat, piece, to) !== undefined) return { happening: { what: 'walk', piece, to } };
  const coming = pieceRule(state, piece).comesTo?.(to);
  return coming && { happening: coming };
}

const nearer: Curing = (state, seat, move) => {
  if (move.type !== 'step') return undefined;
  const { piece, to } = move;
  const from = standsFor(state, seat, piece, to);
  const near = from === undefined ? to : path(from, to).at(-2);
  return near === undefined ? undefined : walkTo(state, seat, piece, near);
};

/** Where it has to stand. */
export const there: Curing = (state, seat, move) => {
  const { stands } = ownTerms(state, seat, move);
  return stands && walkTo(state, seat, stands.piece, stands.at);
};

/** What is lacking of a price, one currency after the other, as the refusal counts it. */
const whatIsLacking: Curing = (state, _seat, _move, { with: lacks = {} }) => {
  const [first] = Object.entries(lacks) as [Currency, number][];
  return first && { happening: gainOf(state, ...first) };
};

const goldForTurning: Curing = (_state, _seat, _move, { with: { needs = 0, has = 0 } = {} }) => ({
  happening: { what: 'gain', goods: { gold: Number(needs) - Number(has) } },
});

const aFreeSpace: Curing = (state, seat) => {
  const [tile] = playerOf(state, seat).storehouse;
  return tile === undefined ? undefined : { happening: { what: 'remove', tile, from: 'storehouse' } };
};

/** Taking it from where it lies open, once there is room for it. */
const theTile: Curing = (state, seat, move, refusal) => {
  const from = 'tile' in move ? openPlaceOf(state, move.tile) : undefined;
  if (!('tile' in move) || from === undefined) return undefined;
  const full = refuseTile(state, seat, move.tile);
  if (full) return aFreeSpace(state, seat, move, refusal);
  return { happening: { what: 'take', tile: move.tile, from, to: 'storehouse' } };
};

const aFreePiece =
  (piece: 'house' | 'pillar'): Curing =>
  () => ({ happening: { what: 'release', piece } });

const aPillar: Curing = (_state, _seat, move) =>
  'town' in move ? { happening: { what: 'pillar', town: move.town } } : undefined;

/** A forgotten reason does not compile. */
export const CURES: { readonly [K in BaseReason]: Curing } = {
  gameOver: incurable,
  notYourTurn: theMoment,
  malformed: incurable,
  notNow: theMoment,
  notInThisGame: incurable,
  dieNotOnWheel: incurable,
  tooLittleGold: goldForTurning,
  takeDieFirst: theMoment,
  mustTakeDie: theMoment,
  colourAlreadyChanged: aTurn,
  dieAlreadyTaken: aTurn,
  noDieAction: aDieAction,
  noPointsLeft: aDieAction,
  nameAction: incurable,
  declareFirst: theMoment,
  otherAction: theMoment,
  tooFewPoints: theMoment,
  notTheJoker: theMoment,
  notAdjacent: nearer,
  alreadyThere: incurable,
  otherMap: incurable,
  noSuchSpace: incurable,
  houseAlreadyThere: incurable,
  houseSpaceTaken: incurable,
  noHouseLeft: aFreePiece('house'),
  merchantElsewhere: there,
  noCathedral: incurable,
  cathedralUnavailable: incurable,
  pillarAlreadyThere: incurable,
  noPillarSpace: incurable,
  noPillarLeft: aFreePiece('pillar'),
  architectElsewhere: there,
  noTileThere: incurable,
  townsOnly: incurable,
  storehouseFull: aFreeSpace,
  crestOwned: incurable,
  contractSpacesFull: incurable,
  notInOffer: incurable,
  offerEmpty: incurable,
  notInStorehouse: theTile,
  notACharacter: incurable,
  notAContract: incurable,
  notACrest: incurable,
  notAHelper: incurable,
  helperInUse: incurable,
  roomTaken: incurable,
  noSuchRoom: incurable,
  otherCharacterHere: incurable,
  characterLivesElsewhere: incurable,
  crestSpaceTaken: incurable,
  noCharacterInBuilding: incurable,
  bonusNotHere: incurable,
  cannotPay: whatIsLacking,
  sameResource: incurable,
  noGoldForGold: incurable,
  nameIdentical: incurable,
  nothingIdentical: incurable,
  wrongCount: incurable,
  kingTrackTop: incurable,
  kingPointsLeft: incurable,
  noPillarThere: aPillar,
  alreadyContributed: incurable,
  noCathedralTileLeft: incurable,
  gainInFull: incurable,
  endTurnInstead: incurable,
  finishFirst: theMoment,
};
