import { tileOf, type Effect, type Tile, type TileClass } from '../content';
import { ownsCrest } from './board';
import { playerOf, type Seat, type State } from './model';
import { spacesOf } from './powers';
import { no, type Refusal } from './refusals';
import { boxOf, rowOf } from './shelf';

/** What is true of a kind of tile, whoever takes it. */
export interface TileRule<K extends Tile['kind']> {
  /** A limit that no Task can lift. */
  readonly refuse?: (state: State, seat: Seat, tile: Extract<Tile, { kind: K }>) => Refusal | undefined;
  /** What it brings, in effects. */
  readonly effects: (tile: Extract<Tile, { kind: K }>) => readonly Effect[];
  /** How the Cardinal sorts it, where not by its effects. */
  readonly sort?: (tile: Extract<Tile, { kind: K }>) => TileClass | undefined;
}

export const TILE_RULES: { readonly [K in Tile['kind']]?: TileRule<K> } & {
  readonly [K in 'contract' | 'crest' | 'helper' | 'character']: TileRule<K>;
} = {
  contract: {
    refuse: (state, seat) =>
      playerOf(state, seat).contracts.length >= spacesOf(state, seat).contracts
        ? no('contractSpacesFull', 'R5.26')
        : undefined,
    effects: ({ reward }) => reward,
    sort: () => 'contract',
  },
  crest: {
    refuse: (state, seat, { crest }) =>
      ownsCrest(state, seat, crest) ? no('crestOwned', 'R5.25', { crest }) : undefined,
    effects: () => [],
    sort: () => 'crest',
  },
  helper: { effects: ({ effects }) => effects, sort: ({ sort }) => sort },
  character: { effects: ({ effects }) => effects },
};

const ruleOf = <K extends Tile['kind']>(state: State, tile: Extract<Tile, { kind: K }>): TileRule<K> =>
  rowOf(boxOf(state).tiles, tile.kind);

/** Limits that no Task can lift: an owned Crest, six covered Contract spaces (R5.25, R5.26). */
export function refuseForGood(state: State, seat: Seat, id: string): Refusal | undefined {
  const tile = tileOf(id);
  return ruleOf(state, tile).refuse?.(state, seat, tile);
}

/** Whether a tile may enter the Storehouse (R5.22, R5.25, R5.26). */
export function refuseTile(state: State, seat: Seat, id: string): Refusal | undefined {
  const spaces = spacesOf(state, seat).storehouse;
  return (
    refuseForGood(state, seat, id) ??
    (playerOf(state, seat).storehouse.length >= spaces
      ? no('storehouseFull', 'R5.22', { spaces })
      : undefined)
  );
}

/** What a tile brings. */
export function effectsOf(state: State, id: string): readonly Effect[] {
  const tile = tileOf(id);
  return ruleOf(state, tile).effects(tile);
}

/** How the Cardinal sorts a tile, where not by its effects. */
export function sortOf(state: State, id: string): TileClass | undefined {
  const tile = tileOf(id);
  return ruleOf(state, tile).sort?.(tile);
}
