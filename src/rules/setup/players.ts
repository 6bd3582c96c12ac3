import { BUILDINGS, HOUSES, PILLARS, START, START_TOWN, RESOURCES, type Resource } from '../../content';
import { gain, score } from '../ledger';
import type { Player, Seat } from '../model';
import type { Play } from '../play';

/** A player's board and pieces before anything is gained (R2.23–R2.26, R2.30). */
export function newPlayer({ name, colour }: Pick<Player, 'name' | 'colour'>, seat: Seat): Player {
  return {
    name,
    colour,
    score: 0,
    goods: Object.fromEntries(RESOURCES.map(resource => [resource, 0])) as Record<Resource, number>,
    supply: { houses: HOUSES.supply, pillars: PILLARS.supply },
    houses: [`${START_TOWN}.h${seat + 1}`],
    pillars: [],
    merchant: START_TOWN,
    architect: START_TOWN,
    buildings: BUILDINGS.map(({ rooms }) => ({
      rooms: Array.from({ length: rooms }, () => null),
      crest: null,
    })),
    storehouse: [],
    contracts: [],
    cathedrals: [],
    dice: [],
  };
}

/** Score, goods, and Gold by the place in the turn order (R2.20, R2.27, R2.28). */
export function startingGoods(play: Play, seat: Seat, place: number): void {
  const source = { kind: 'setup' } as const;
  score(play, seat, START.score, { source, rule: 'R2.20' });
  gain(play, seat, START.goods, { source, rule: 'R2.27' });
  gain(play, seat, { gold: START.goldByOrder[place] ?? 0 }, { source, rule: 'R2.28' });
}
