import type { Seat, Table } from '../model';
import type { Draft } from './draft';

/** How a tile leaves a place, and how it is laid there. `where` is what stands behind the colon of the place. */
export interface PlaceRule {
  leave: TileChange;
  lay: TileChange;
}

type TileChange = (table: Draft<Table>, tile: string, where: string, seat: Seat | undefined) => void;
