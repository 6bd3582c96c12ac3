import type { Pile, WheelAction } from '../../content';
import type { Seat, Slot, Table } from '../model';
import { boxOf } from '../shelf';
import { without } from '../without';
import { changePlayer, changeWheel, dropped, entered, replaced, type Draft } from './draft';
import type { PlaceRule } from './place';

/**
 * Where a tile can be, in one word: `wheel:king`, `character:0` (a space of an offer), `pile:bonus`, the id of a
 * space of the map … A tile leaves one place and is laid at another.
 */

const nowhere = (): void => undefined;

export const PLACES: Readonly<Record<string, PlaceRule>> = {
  /** Out of the box, and back into it. */
  box: { leave: nowhere, lay: nowhere },
  /** Taken, and not yet placed: something else happens to it at once. */
  hand: { leave: nowhere, lay: nowhere },
  pile: {
    leave: (table, tile, pile) => changePile(table, pile, bag => dropped(bag, tile)),
    lay: (table, tile, pile) => changePile(table, pile, bag => [...bag, tile].sort()),
  },
  bottom: {
    leave: (table, tile, pile) => changeBottom(table, pile, tiles => dropped(tiles, tile)),
    lay: (table, tile, pile) => changeBottom(table, pile, tiles => [...tiles, tile]),
  },
  wheel: {
    leave: (table, tile) => {
      const { tiles } = table.wheel;
      const action = (Object.keys(tiles) as WheelAction[]).find(each => tiles[each] === tile);
      if (action)
        changeWheel(table, wheel => {
          wheel.tiles = without(tiles, action);
        });
    },
    lay: (table, tile, action) =>
      changeWheel(table, wheel => {
        wheel.tiles = entered(wheel.tiles, action as WheelAction, tile);
      }),
  },
  king: {
    leave: table => {
      table.king = { track: table.king.track, tile: null };
    },
    lay: (table, tile) => {
      table.king = { track: table.king.track, tile };
    },
  },
  character: {
    leave: (table, _tile, space) => fill(table, 'character', space, null),
    lay: (table, tile, space) => fill(table, 'character', space, tile),
  },
  contract: {
    leave: (table, _tile, space) => fill(table, 'contract', space, null),
    lay: (table, tile, space) => fill(table, 'contract', space, tile),
  },
  map: {
    leave: (table, _tile, space) => {
      const { tiles, costs } = table.map;
      table.map = { tiles: without(tiles, space), costs };
    },
    lay: (table, tile, space) => {
      const { tiles, costs } = table.map;
      table.map = { tiles: entered(tiles, space, tile), costs };
    },
  },
  cost: {
    leave: nowhere,
    lay: (table, tile, town) => {
      const { tiles, costs } = table.map;
      table.map = { tiles, costs: entered(costs, town, tile) };
    },
  },
  fair: {
    leave: nowhere,
    lay: (table, tile, town) => {
      table.fairs = [...table.fairs, { town, tile }];
    },
  },
  storehouse: {
    leave: (table, tile, _where, seat) =>
      changePlayer(table, seat, player => {
        player.storehouse = dropped(player.storehouse, tile);
      }),
    lay: (table, tile, _where, seat) =>
      changePlayer(table, seat, player => {
        player.storehouse = [...player.storehouse, tile];
      }),
  },
};

/** A place and what stands behind its colon; the spaces of the map are known by their ids alone. */
function readPlace(table: Draft<Table>, place: string): [rule: PlaceRule | undefined, where: string] {
  const { places } = boxOf(table);
  const colon = place.indexOf(':');
  const kind = colon < 0 ? place : place.slice(0, colon);
  return Object.hasOwn(places, kind) ? [places[kind], place.slice(colon + 1)] : [places['map'], place];
}

export function leavePlace(table: Draft<Table>, tile: string, from: string, seat?: Seat): void {
  const [rule, where] = readPlace(table, from);
  rule?.leave(table, tile, where, seat);
}

export function lay(table: Draft<Table>, tile: string, at: string, seat?: Seat): void {
  const [rule, where] = readPlace(table, at);
  rule?.lay(table, tile, where, seat);
}

type Bag = readonly string[];

function changePile(table: Draft<Table>, name: string, change: (bag: Bag) => Bag): void {
  const bag = table.piles[name as Pile];
  if (!bag) throw new Error(`no pile is called ${name}`);
  table.piles = entered(table.piles, name as Pile, change(bag));
}

/** What lies under a pile has an order; where nothing does, nothing is kept of it. */
function changeBottom(table: Draft<Table>, name: string, change: (tiles: Bag) => Bag): void {
  const bottom = `${name as Pile}Bottom` as const;
  const tiles = change(table.piles[bottom] ?? []);
  table.piles = tiles.length > 0 ? entered(table.piles, bottom, tiles) : without(table.piles, bottom);
}

function fill(table: Draft<Table>, offer: 'character' | 'contract', space: string, slot: Slot): void {
  const { contract, character } = table.offers;
  const offers: Draft<Table['offers']> = { contract, character };
  offers[offer] = replaced(offers[offer], Number(space), slot);
  table.offers = offers;
}
