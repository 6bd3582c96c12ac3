import { cathedralStack, costTileOf, tileOf, type Action, type Colour } from '../../../../../src/content';
import { MINE_MAPS } from '../../../../../src/content/silver/maps';
import type { MineMap } from '../../../../../src/content/silver/words';
import type { Die, State } from '../../../../../src/rules/model';
import { actionAt } from '../../../../../src/rules/wheel';
import { isProspecting } from '../../../../../src/rules/silver/wheel/sections';

/** What lies on the table, as an independent reader of the solo rules sees it: no file of his rules is imported. */

export const HE = 1;
export const YOU = 0;

export type Kind = 'mine' | 'pillar' | 'house';

const thereIs = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`no ${what}`);
  return found;
};

export const silver = (state: State) => thereIs(state.boxes?.silver, 'Silver on the table');
export const miner = (state: State, seat: number) => thereIs(silver(state).seats[seat], 'such seat');
export const player = (state: State, seat = HE) => thereIs(state.players[seat], 'such player');
export const robot = (state: State) => thereIs(state.cardinal, 'Cardinal');

export const isBelow = (place: string): boolean => MINE_MAPS.some(({ id }) => place.startsWith(`${id}.`));

export const mapAt = (place: string): MineMap =>
  thereIs(
    MINE_MAPS.find(({ id }) => place.startsWith(`${id}.`)),
    `map below for ${place}`,
  );

/** Those with the least of something. */
export function least<T>(list: readonly T[], of: (each: T) => number): T[] {
  const best = Math.min(...list.map(of));
  return list.filter(each => of(each) === best);
}

export const most = <T>(list: readonly T[], of: (each: T) => number): T[] => least(list, each => -of(each));

/** One criterion after the other. */
export const bestBy = <T>(list: readonly T[], ...criteria: ((each: T) => number)[]): T[] =>
  criteria.reduce<T[]>((left, of) => (left.length < 2 ? left : most(left, of)), [...list]);

/** 7 less the value, and the marker of a full column with a Crest on its Character's Action (R16.1, R16.52). */
export function pointsFor(state: State, value: number, action: Action): number {
  const markers = player(state).buildings.map(({ rooms, crest }, at) => {
    const [first, second] = rooms.map(id => (id === null ? undefined : tileOf(id)));
    const isFull = crest !== null && first?.kind === 'character' && second?.kind === 'character';
    return isFull && first.character === action ? (robot(state).markers[at] ?? 0) : 0;
  });
  return markers.reduce((sum, points) => sum + points, 7 - value);
}

/** The dice at an Action of the wheel, or at those of the Prospector wheel. */
export const diceAt = (state: State, section: Action | 'joker'): Die[] =>
  state.wheel.dice.filter(({ value }) =>
    section === 'prospector' ? isProspecting(state, value) : actionAt(state, value) === section,
  );

const familyOf = (id: string | null): string | undefined => {
  if (id === null) return undefined;
  const tile = tileOf(id);
  return tile.kind === 'crest' ? tile.crest : undefined;
};

/** Whether a Crest of this tile's family waits or hangs there. */
export function hasCrest(state: State, seat: number, tile: string): boolean {
  const { storehouse, buildings } = player(state, seat);
  const families = [...storehouse, ...buildings.map(({ crest }) => crest)].map(familyOf);
  return families.includes(familyOf(tile));
}

export const isNewCrest = (state: State, tile: string): boolean =>
  tileOf(tile).kind === 'crest' && !hasCrest(state, HE, tile);

/** What a Contract asks for. */
export function costOf(id: string) {
  const tile = tileOf(id);
  const { iron = 0, wool = 0, identical = 0 } = tile.kind === 'contract' ? tile.cost : {};
  return { iron, wool, identical };
}

/** What of it he lacks: fixed parts first; Gold, Food above three and what is spare cover the rest (Q16.14). */
export function lacksFor(state: State, contracts: readonly string[]) {
  const { goods } = player(state);
  const sum = { iron: 0, wool: 0, identical: 0 };
  for (const { iron, wool, identical } of contracts.map(costOf)) {
    sum.iron += iron;
    sum.wool += wool;
    sum.identical += identical;
  }
  const atLeast0 = (count: number): number => Math.max(0, count);
  const spare = [goods.gold, goods.food - 3, goods.iron - sum.iron, goods.wool - sum.wool].map(atLeast0);
  return {
    iron: atLeast0(sum.iron - goods.iron),
    wool: atLeast0(sum.wool - goods.wool),
    identical: atLeast0(sum.identical - spare.reduce((all, each) => all + each, 0)),
  };
}

export const GOODS = {
  blue: 'iron',
  lightGrey: 'wool',
  yellow: 'gold',
  pink: 'food',
  darkGrey: 'stone',
} as const;
export const ownsOf = (state: State, colour: Colour): number => player(state).goods[GOODS[colour]];

/** What the Cathedral of a town costs and pays, where one can be built. */
export function costAt(state: State, town: string) {
  const tile = state.map.costs[town];
  return tile === undefined ? undefined : costTileOf(tile).price;
}

/** The list of section 18, as colours of dice: what he requires, the most required first. */
export function requiredColours(state: State): Colour[][] {
  const { goods, pillars, cathedrals, storehouse, buildings } = player(state);
  const isBuilt = (town: string): boolean => cathedralStack(town).some(({ id }) => cathedrals.includes(id));
  const stones = pillars.filter(town => !isBuilt(town)).flatMap(town => costAt(state, town)?.pay.stone ?? []);
  const needsStone = stones.length > 0 && goods.stone < Math.min(...stones);
  const hasRoom = buildings.some(({ rooms, crest }) => crest === null && !rooms.includes(null));
  const needsFood = storehouse.length > 0 && hasRoom && goods.food < 3;
  const { iron, wool } = lacksFor(state, robot(state).contracts);
  const more: Colour[] = [
    ...(iron >= wool ? ['blue' as const] : []),
    ...(wool >= iron ? ['lightGrey' as const] : []),
  ];
  return [
    ...(needsStone ? [['darkGrey' as const]] : []),
    ...(needsFood ? [['pink' as const]] : []),
    ...(Math.max(iron, wool) > 0 ? [more] : []),
    ['yellow'],
  ];
}
