import { inPlay, LINKS, ROADS, TOWNS } from '../../src/content';
import type { Effect, PlayerMark, Town } from '../../src/content';

/** Questions that several tests ask of the lists. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** How many are in play with 2, 3 and 4 players. */
export const byPlayers = (list: readonly { readonly players: PlayerMark }[]): number[] =>
  [2, 3, 4].map(players => inPlay(list, players).length);

/** Effects as short words: `gain wool 2`, `act contract 3`. */
export const words = (effects: readonly Effect[]): string => effects.map(word).join(', ');

export const SPACES: readonly string[] = [...ids(TOWNS), ...ids(ROADS)];

export const CATHEDRALS: readonly string[] = ids(TOWNS.filter(({ pillars }) => pillars !== undefined));

/** All but the Town where everybody begins. */
export const otherTowns: readonly Town[] = TOWNS.filter(({ id }) => id !== 'tiletum');

export const neighbours = (space: string): string[] =>
  LINKS.filter(link => link.includes(space)).map(([a, b]) => (a === space ? b : a));

/** The moves between two spaces of the map, counted here once more and on its own. */
export function distance(from: string, to: string): number {
  const reached = new Map([[from, 0]]);
  for (const [space, steps] of reached) {
    for (const next of neighbours(space)) if (!reached.has(next)) reached.set(next, steps + 1);
  }
  return reached.get(to) ?? Infinity;
}

function word(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return `gain ${Object.entries(effect.goods)
        .map(([resource, count]) => `${resource} ${count}`)
        .join(' ')}`;
    case 'gainAny':
      return `gain any ${effect.count}`;
    case 'score':
    case 'addPoints':
      return `${effect.do} ${effect.points}`;
    case 'king':
      return `king ${effect.steps}`;
    case 'act':
      return `act ${effect.action} ${effect.points}`;
    case 'move':
      return `move ${effect.piece} ${effect.steps}`;
    case 'relocate':
      return `relocate ${effect.piece}`;
    case 'place':
      return `place ${effect.what} ${effect.where}`;
    case 'changeColour':
    case 'buildingBonuses':
      return effect.do;
    default:
      throw new Error(`${effect.do} is not of the base game`);
  }
}
