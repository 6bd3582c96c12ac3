import type { Action, Colour, Goods, Piece, Resource, WheelAction } from '../content/vocabulary';

/** What the base game calls its moves, what waits on its agenda, and where things come from. */

export interface BaseMoves {
  /** The Action is named where the section has several. */
  takeDie: {
    readonly colour: Colour;
    readonly value: number;
    readonly to: number;
    readonly action?: WheelAction;
  };
  takeTile: object;
  declare: { readonly action: Action };
  step: { readonly piece: Piece; readonly to: string };
  relocate: { readonly piece: Piece; readonly to: string };
  buildHouse: { readonly space: string };
  buildPillar: { readonly town: string };
  pickUp: { readonly space: string };
  takeCharacter: { readonly tile: string };
  swapOffer: object;
  placeCharacter: { readonly tile: string; readonly building: number; readonly floor: number };
  takeContract: { readonly tile: string };
  exchange: { readonly give: Resource; readonly get: Resource };
  advance: { readonly steps: number };
  chooseGoods: { readonly goods: Goods };
  chooseColour: { readonly resource: Resource };
  chooseBuilding: { readonly building: number };
  receive: { readonly tile: string };
  buy: { readonly resource: Resource };
  fulfil: { readonly tile: string; readonly identical?: Resource };
  placeCrest: { readonly tile: string; readonly building: number };
  contribute: { readonly town: string };
  useHelper: { readonly tile: string };
  pass: object;
  endTurn: object;
}

/** Points of an Action that can be spent. */
export interface ActionPoints {
  readonly action: WheelAction;
  readonly points: number;
  /** Its first exchange has been, where that is asked by the Action. */
  readonly exchanged?: true;
}

/** What may wait on the agenda besides the effects of tiles. */
export interface BasePending {
  takeDie: object;
  wheelTile: { readonly action: WheelAction };
  dieAction: ActionPoints;
  /** The bonuses of a chosen Building that are not yet received or skipped. */
  receive: { readonly tiles: readonly string[]; readonly onlyOne?: true };
  /** A used Helper leaves when all above it is resolved. */
  discard: { readonly tile: string };
  /** A Crest completes its Building only after the bonus of its space. */
  complete: { readonly building: number };
  kingTile: object;
}

/** What its set-up, its phases and its end consist of. */
export interface BaseCourse {
  turnWheel: object;
  layWheelTiles: object;
  dealOffers: object;
  dealTowns: object;
  seatPlayers: object;
  rollDice: object;
  beginTurns: object;
  leaderTile: object;
  kingScoring: object;
  kingOrder: object;
  scoreFair: object;
  refillWheel: object;
  refillKing: object;
  clearTable: object;
  rotateWheel: object;
  scoreEnd: object;
  goOn: object;
}

/** Why something happens. */
export type BaseSource =
  | 'setup'
  | 'die'
  | 'action'
  | 'exchange'
  | 'buy'
  | 'helper'
  | 'character'
  | 'contract'
  | 'contractSpace'
  | 'crestSpace'
  | 'houseSpace'
  | 'cathedral'
  | 'building'
  | 'corruption'
  | 'leader'
  | 'kingTrack'
  | 'fair'
  | 'housesTimesPillars'
  | 'completedBuildings'
  | 'leftovers'
  | 'offer'
  | 'round';
