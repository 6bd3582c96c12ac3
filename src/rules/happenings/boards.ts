import type { BuildingState, Player } from '../model';
import { changePlayer, replaced, type Draft } from './draft';
import { leavePlace } from './places';
import { stays, type Rows } from './row';

/** Tiles that come to their last place on a board, and what is uncovered or completed by them. */

export interface BoardHappenings {
  character: {
    readonly tile: string;
    readonly from: string;
    readonly building: number;
    readonly floor: number;
  };
  /** From the Storehouse to the space below a Building. */
  crest: { readonly tile: string; readonly building: number };
  complete: { readonly building: number; readonly points: number };
  /** Fulfilled: on the next Contract space, or on the pile. */
  contract: { readonly tile: string; readonly from: string; readonly space: number };
  /** The Cathedral's price in points and those of the tile together. */
  cathedral: { readonly tile: string; readonly town: string; readonly points: number };
  /** A House leaves its roof, or a Pillar its Contract space, for the supply. */
  release: { readonly piece: 'house' | 'pillar' };
}

export const BOARD_ROWS: Rows<BoardHappenings> = {
  character: (table, { tile, from, building, floor }, seat) => {
    leavePlace(table, tile, from, seat);
    changePlayer(table, seat, player =>
      change(player, building, ({ rooms, crest }) => ({ rooms: replaced(rooms, floor - 1, tile), crest })),
    );
  },
  crest: (table, { tile, building }, seat) => {
    leavePlace(table, tile, 'storehouse', seat);
    changePlayer(table, seat, player => change(player, building, ({ rooms }) => ({ rooms, crest: tile })));
  },
  complete: stays,
  contract: (table, { tile, from }, seat) => {
    leavePlace(table, tile, from, seat);
    changePlayer(table, seat, player => {
      player.contracts = [...player.contracts, tile];
    });
  },
  cathedral: (table, { tile }, seat) =>
    changePlayer(table, seat, player => {
      player.cathedrals = [...player.cathedrals, tile];
    }),
  release: (table, { piece }, seat) =>
    changePlayer(table, seat, player => {
      const { houses, pillars } = player.supply;
      player.supply = piece === 'house' ? { houses: houses + 1, pillars } : { houses, pillars: pillars + 1 };
    }),
};

function change(player: Draft<Player>, at: number, by: (home: BuildingState) => BuildingState): void {
  const home = player.buildings[at];
  if (!home) throw new Error(`no Building ${at}`);
  player.buildings = replaced(player.buildings, at, by(home));
}
