import {
  BONUS_TILES,
  BUILDINGS,
  CHARACTER_TILES,
  CONTRACT_PILE,
  TOWNS,
  houseSpaceOf,
  tileOf,
  type Effect,
} from '../../src/content';
import type { Move } from '../../src/rules/model';

/** An effect by its kind and what it is about, its size left aside. */
const kindOf = (effect: Effect): string =>
  [
    effect.do,
    ...('action' in effect ? [effect.action] : []),
    ...('piece' in effect ? [effect.piece] : []),
    ...('what' in effect ? [effect.what, effect.where] : []),
  ].join(' ');

const effectsOf = (id: string): readonly Effect[] => {
  const tile = tileOf(id);
  if (tile.kind === 'contract') return tile.reward;
  return 'effects' in tile ? tile.effects : [];
};

/** What a move lets happen, by what it uses. */
function grantedBy(move: Move): readonly Effect[] {
  if (move.type === 'placeCrest') return BUILDINGS[move.building]?.crest.bonus ?? [];
  if (move.type === 'buildHouse') return houseSpaceOf(move.space).bonus;
  const uses = move.type === 'useHelper' || move.type === 'fulfil' || move.type === 'placeCharacter';
  return uses ? effectsOf(move.tile) : [];
}

export const kindsIn = (moves: readonly Move[]): Set<string> =>
  new Set(moves.flatMap(move => grantedBy(move).map(kindOf)));

/** Every kind of effect that is printed anywhere in the box. */
export const ALL_KINDS: ReadonlySet<string> = new Set(
  [
    ...[...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES].flatMap(tile => effectsOf(tile.id)),
    ...BUILDINGS.flatMap(building => building.crest.bonus),
    ...TOWNS.flatMap(town => town.houses.flatMap(space => space.bonus)),
  ].map(kindOf),
);
