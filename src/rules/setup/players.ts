import {
  BUILDINGS,
  HOUSES,
  KING_START,
  PILLARS,
  START,
  START_TOWN,
  RESOURCES,
  type Resource,
} from '../../content';
import { gain, score } from '../ledger';
import type { Player, Seat } from '../model';
import { happen, type Play } from '../play';

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

/** The first player and the others clockwise, their goods and their markers (R2.19–R2.28). */
export function seatPlayers(play: Play): void {
  const { state, chance } = play;
  const { firstPlayer } = state.options;
  const source = { kind: 'setup' } as const;
  const seats = state.players.map((_, seat) => seat);
  const first: Seat = firstPlayer === 'random' ? chance.pick(seats) : firstPlayer;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  happen(play, undefined, { what: 'order', order }, { source, rule: 'R2.22' });
  const to = order.map(() => KING_START);
  happen(play, undefined, { what: 'reset', seats: order, to }, { source, rule: 'R2.21' });
  order.forEach((seat, place) => startingGoods(play, seat, place));
}
