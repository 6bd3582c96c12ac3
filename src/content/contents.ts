import type { Challenge, Decree } from './cardinalCards';
import type {
  BonusTile,
  CathedralTile,
  CharacterTile,
  CostTile,
  FairTile,
  GameMap,
  Tile,
  TownTile,
} from './components';
import type { Action, Pile, Provenance } from './vocabulary';

/** The lists of what lies in a box. Those of the boxes in play are laid together before anything is drawn. */
export interface ContentLists {
  readonly actions: readonly Action[];
  readonly maps: readonly GameMap[];
  readonly bonusTiles: readonly BonusTile[];
  readonly contractPile: readonly Tile[];
  readonly characterTiles: readonly CharacterTile[];
  /** Piles that the base game has not. */
  readonly morePiles: readonly { readonly pile: Pile; readonly tiles: readonly BonusTile[] }[];
  readonly cathedralTiles: readonly CathedralTile[];
  readonly costTiles: readonly CostTile[];
  readonly fairTiles: readonly FairTile[];
  readonly townTiles: readonly TownTile[];
  readonly decrees: readonly Decree[];
  readonly challenges: readonly Challenge[];
  /** What of other boxes leaves the game, by id. */
  readonly leaving: readonly string[];
}

export interface Contents extends Partial<ContentLists> {
  /** The titles of its rules by their numbers. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Where its printed values are known from; what is not named here is reconstructed. */
  readonly provenance?: Readonly<Record<string, Provenance>>;
}
