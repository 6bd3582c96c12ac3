import type { BaseMoves } from '../baseWords';
import type { MoveOf } from '../model';
import { buildHouse, buildPillar } from './buildings';
import { placeCharacter, swapOffer, takeCharacter } from './characters';
import { advanceMove, chooseBuilding, chooseGoods, receive } from './choices';
import { buy, exchange, fulfilMove, takeContract } from './contracts';
import { chooseColour, declare, takeDie } from './dice';
import type { MoveRule } from './rule';
import { contribute, placeCrest, useHelper } from './tasks';
import { endTurnMove, pass, takeTile } from './turn';
import { pickUp, relocateMove, stepMove } from './walkers';

/** Everything a seat can do in the base game. A forgotten move does not compile. */
export const MOVES: { readonly [K in keyof BaseMoves]: MoveRule<MoveOf<K>> } = {
  takeDie,
  chooseColour,
  takeTile,
  declare,
  step: stepMove,
  relocate: relocateMove,
  buildHouse,
  buildPillar,
  pickUp,
  takeCharacter,
  swapOffer,
  placeCharacter,
  takeContract,
  exchange,
  advance: advanceMove,
  chooseGoods,
  chooseBuilding,
  receive,
  buy,
  fulfil: fulfilMove,
  placeCrest,
  contribute,
  useHelper,
  pass,
  endTurn: endTurnMove,
};
