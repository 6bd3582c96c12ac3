import type { ComponentType } from 'react';
import type { BoxName } from '../../content';
import type { Seat, State } from '../../rules/model';
import { boxOf } from '../../rules/shelf';
import { rowsFor } from '../boxes/rows';
import type { PlacePropsOf } from '../pictures/Place';

/** What boxes lay beside and upon the boards of the base game. */

/** A component of each box that brings one. */
export type BoxPieces<Props> = Partial<Record<BoxName, ComponentType<Props>>>;

/** Maps, stores. */
export type BoxBoards = BoxPieces<object>;
export const BOX_BOARDS = rowsFor<BoxBoards>({});

/** Upon the wheel: it asks for its own places. */
export interface WheelLayerProps {
  readonly placeProps: PlacePropsOf;
}
export type WheelLayers = BoxPieces<WheelLayerProps>;
export const WHEEL_LAYERS = rowsFor<WheelLayers>({});

/** What a player has, beside his Resources. */
export interface BoxGoodsProps {
  readonly seat: Seat;
  readonly size: number;
}
export type BoxGoods = BoxPieces<BoxGoodsProps>;
export const BOX_GOODS = rowsFor<BoxGoods>({});

/** Below the King track. */
export const BELOW_TRACK = rowsFor<BoxBoards>({});

/** Below the board of the Cardinal. */
export const BELOW_CARDINAL = rowsFor<BoxBoards>({});

/** Those of the boxes in play. */
export const laidBy = <Props>(
  state: State,
  rows: BoxPieces<Props>,
): { readonly name: BoxName; readonly Board: ComponentType<Props> }[] =>
  boxOf(state).boxes.flatMap(({ name }) => {
    const Board = rows[name];
    return Board ? [{ name, Board }] : [];
  });
