import { BASE_CONTENTS, CARDINAL_CONTENTS } from './base';
import type { Challenge, Decree } from './cardinalCards';
import type {
  CathedralTile,
  CorruptionToken,
  CostTile,
  FairTile,
  GameMap,
  HouseSpace,
  Tile,
  Town,
  TownTile,
} from './components';
import type { Contents } from './contents';
import { CORRUPTION_TOKENS } from './corruption';
import { DIE_RESOURCE } from './dice';
import { WHEEL_ACTIONS } from './vocabulary';
import type { Colour, PlayerMark, Resource, WheelAction } from './vocabulary';

/** The box: every list of components, and lookups by id. */

export * from './base';
export * from './bonusTiles';
export * from './cardinalBoard';
export * from './cardinalCards';
export * from './cathedrals';
export * from './challenges';
export * from './characters';
export * from './components';
export * from './constructionCosts';
export * from './contents';
export * from './contracts';
export * from './corruption';
export * from './decrees';
export * from './dice';
export * from './fairs';
export * from './kinds';
export * from './kingTrack';
export * from './map';
export * from './playerBoard';
export type { ListName } from './provenance';
export * from './rulebook';
export * from './vocabulary';
export * from './wheel';

/** Everything with an id, out of all boxes that were unpacked: no two have the same. */
const KNOWN = {
  action: new Set<WheelAction>(WHEEL_ACTIONS),
  tile: new Map<string, Tile>(),
  map: new Map<string, GameMap>(),
  town: new Map<string, Town>(),
  houseSpace: new Map<string, HouseSpace>(),
  townOfSpace: new Map<string, string>(),
  cathedralTile: new Map<string, CathedralTile>(),
  costTile: new Map<string, CostTile>(),
  fair: new Map<string, FairTile>(),
  townTile: new Map<string, TownTile>(),
  decree: new Map<string, Decree>(),
  challenge: new Map<string, Challenge>(),
  stack: new Map<string, CathedralTile[]>(),
  /** Of boxes that were brought: those of the base game are many, and few pages ask for them. */
  rule: new Map<string, string>(),
};

const add = <T extends { readonly id: string }>(known: Map<string, T>, list: readonly T[] = []): void => {
  for (const item of list) known.set(item.id, item);
};

/** By id, where what another box brings is known from. */
const ORIGINS = new Map<string, NonNullable<Contents['provenance']>>();

/** Makes what lies in a box known by its ids. */
export function unpack(contents: Contents): void {
  const piles = contents.morePiles?.flatMap(({ tiles }) => tiles) ?? [];
  if (contents !== BASE_CONTENTS && contents !== CARDINAL_CONTENTS)
    for (const id of idsIn(contents)) ORIGINS.set(id, contents.provenance ?? {});
  for (const action of contents.actions ?? []) KNOWN.action.add(action);
  add(KNOWN.tile, contents.bonusTiles);
  add(KNOWN.tile, contents.contractPile);
  add(KNOWN.tile, contents.characterTiles);
  add(KNOWN.tile, piles);
  add(KNOWN.cathedralTile, contents.cathedralTiles);
  add(KNOWN.costTile, contents.costTiles);
  add(KNOWN.fair, contents.fairTiles);
  add(KNOWN.townTile, contents.townTiles);
  add(KNOWN.decree, contents.decrees);
  add(KNOWN.challenge, contents.challenges);
  for (const map of contents.maps ?? []) unfold(map);
  for (const tile of contents.cathedralTiles ?? [])
    KNOWN.stack.set(tile.town, [...cathedralStack(tile.town), tile]);
  for (const [id, title] of Object.entries(contents.rules ?? {})) KNOWN.rule.set(id, title);
}

/** Everything in a box that has an id. */
const idsIn = ({ maps = [], morePiles = [], ...lists }: Contents): string[] => [
  ...morePiles.flatMap(({ tiles }) => tiles.map(({ id }) => id)),
  ...maps.flatMap(({ towns, roads }) => [
    ...[...towns, ...roads].map(({ id }) => id),
    ...towns.flatMap(({ houses }) => houses.map(({ id }) => id)),
  ]),
  ...Object.values(lists)
    .filter(Array.isArray)
    .flatMap((list: readonly unknown[]) => list.flatMap(item => idOf(item))),
];

const idOf = (item: unknown): string[] =>
  typeof item === 'object' && item !== null && 'id' in item ? [String(item.id)] : [];

function unfold(map: GameMap): void {
  for (const { id } of [...map.towns, ...map.roads]) KNOWN.map.set(id, map);
  add(KNOWN.town, map.towns);
  for (const { id, houses, tiles } of map.towns) {
    add(KNOWN.houseSpace, houses);
    for (const space of [...houses, ...tiles]) KNOWN.townOfSpace.set(space.id, id);
  }
}

const CORRUPTION = new Map(CORRUPTION_TOKENS.map(token => [token.id, token]));

/** An unknown id is a bug: ids of components never come from outside unchecked. */
const finder = <T>(items: ReadonlyMap<string, T>, what: string) => {
  return (id: string): T => {
    const item = items.get(id);
    if (item === undefined) throw new Error(`no ${what} '${id}' in the box`);
    return item;
  };
};

/** Every Action that a die can bring, whatever the box. */
export const wheelActions = (): readonly WheelAction[] => [...KNOWN.action];
export const isWheelAction = (name: string): name is WheelAction => KNOWN.action.has(name as WheelAction);
export const isTile = (id: string): boolean => KNOWN.tile.has(id);
export const tileOf: (id: string) => Tile = finder(KNOWN.tile, 'tile');
export const townOf: (id: string) => Town = finder(KNOWN.town, 'Town');
export const isTown = (place: string): boolean => KNOWN.town.has(place);
export const isPlace = (id: string): boolean => KNOWN.map.has(id);
/** The map on which a place lies. */
export const mapOf: (place: string) => GameMap = finder(KNOWN.map, 'place');
export const isHouseSpace = (id: string): boolean => KNOWN.houseSpace.has(id);
export const isTileSpace = (id: string): boolean => KNOWN.townOfSpace.has(id) && !isHouseSpace(id);
export const houseSpaceOf: (id: string) => HouseSpace = finder(KNOWN.houseSpace, 'House space');
/** The Town of a House space or of a Bonus tile space; nothing for what is neither. */
export const townOfSpace = (space: string): string => KNOWN.townOfSpace.get(space) ?? '';
export const cathedralTileOf: (id: string) => CathedralTile = finder(KNOWN.cathedralTile, 'Cathedral tile');
/** The stack of a Cathedral, the top tile first. */
export const cathedralStack = (town: string): readonly CathedralTile[] => KNOWN.stack.get(town) ?? [];
export const costTileOf: (id: string) => CostTile = finder(KNOWN.costTile, 'Construction Cost tile');
export const fairOf: (id: string) => FairTile = finder(KNOWN.fair, 'Fair tile');
export const townTileOf: (id: string) => TownTile = finder(KNOWN.townTile, 'Town tile');
export const corruptionOf: (id: string) => CorruptionToken = finder(CORRUPTION, 'Corruption token');
/** The Resource of a die of this colour (R1.3). */
export const resourceOf = (colour: Colour): Resource => DIE_RESOURCE[colour];
export const decreeOf: (id: string) => Decree = finder(KNOWN.decree, 'Decree');
export const challengeOf: (id: string) => Challenge = finder(KNOWN.challenge, 'Challenge');

unpack(BASE_CONTENTS);
unpack(CARDINAL_CONTENTS);

/** The title of a rule of a box that was brought. */
export const broughtTitle: (id: string) => string = finder(KNOWN.rule, 'rule');

/** Those of the list that are in play with so many players. */
export const inPlay = <T extends { readonly players: PlayerMark }>(
  list: readonly T[],
  players: number,
): readonly T[] => list.filter(item => item.players <= players);

/** Where what another box than the base game's brings is known from, so far as that says it. */
export const broughtOrigins = (id: string): Contents['provenance'] => ORIGINS.get(id);
