import type { BonusTile, CharacterTile, CrestTile, ContractTile, Effect, Price } from '../../../src/content';
import '../../../src/content/silver/words';

/** Tiles of the expansion as short lines, to be compared at a glance. */

const priced = (price: Price): string =>
  Object.entries(price)
    .map(([currency, count]) => `${currency} ${count}`)
    .join(' ');

const WORDS: { readonly [K in Effect['do']]?: (effect: Extract<Effect, { do: K }>) => string } = {
  gain: ({ goods }) => `gain ${priced(goods)}`,
  score: ({ points }) => `score ${points}`,
  act: ({ action, points }) => `${action} ${points}`,
  gainSilver: ({ count }) => `silver ${count}`,
  gainIdentical: ({ count }) => `identical ${count}`,
  unlockMines: ({ count }) => `unlock ${count}`,
  payFor: ({ price, effects }) => `pay ${priced(price)}: ${words(effects)}`,
  cheaperTier: ({ discount }) => `tier -${discount}`,
  placeMine: () => 'Mine',
  freeProspector: () => 'Prospector',
  recolour: ({ points }) => `recolour +${points}`,
  place: ({ what, where }) => `${what} ${where}`,
  buildingBonuses: () => 'Building',
};

const word = (effect: Effect): string =>
  (WORDS[effect.do] as ((effect: Effect) => string) | undefined)?.(effect) ?? effect.do;

export const words = (effects: readonly Effect[]): string => effects.map(word).join(', ');

type Any = BonusTile | CharacterTile | CrestTile | ContractTile;

/** What a tile shows, without its id. */
export function face(tile: Any): string {
  if (tile.kind === 'crest') return `crest ${tile.crest}`;
  if (tile.kind === 'contract') return `contract ${priced(tile.cost)}: ${words(tile.reward)}`;
  if (tile.kind !== 'helper') return tile.kind === 'character' ? words(tile.effects) : tile.kind;
  return `${tile.price ? `pay ${priced(tile.price)}: ` : ''}${words(tile.effects)}`;
}

/** How many of each face there are with 2, 3 and 4 players. */
export const faces = (tiles: readonly (Any & { players: number })[]): Record<string, string> => {
  const counts: Record<string, number[]> = {};
  for (const tile of tiles) {
    const count = (counts[face(tile)] ??= [0, 0, 0]);
    [2, 3, 4].forEach((players, index) => {
      if (tile.players <= players) count[index] = (count[index] ?? 0) + 1;
    });
  }
  return Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count.join(' ')]));
};
