import {
  inPlay,
  BONUS_TILES,
  CHARACTER_OFFER_SPACES,
  CHARACTER_TILES,
  CONTRACT_PILE,
  KING_START,
  KING_TRACK,
  OFFER_COSTS,
  WHEEL,
} from '../../content';
import { newCardinal, newCardinalBoard, seatCardinal } from '../cardinal/setup';
import type { Chance } from '../chance';
import type { Options, Seat, State } from '../model';
import { goTo } from '../phases/phase';
import { happen, recorded, type Recorded } from '../play';
import { dealOffers, dealTowns, turnWheel } from './deal';
import { readOptions, seatsOf } from './options';
import { newPlayer, startingGoods } from './players';

const SOURCE = { kind: 'setup' } as const;

/** Options → the first state. Chance is asked in the order of the rule ids (Q2.6). */
export function setUp(input: unknown, source: Chance): Recorded {
  const options = readOptions(input);
  const play = recorded(emptyTable(options), source);
  turnWheel(play, options.actionTiles);
  dealOffers(play);
  dealTowns(play);
  seatPlayers(play, options);
  if (options.cardinal) seatCardinal(play, options.cardinal);
  goTo(play, 'preparation');
  return play;
}

/** The table before chance has had a word. */
export function emptyTable(options: Options): State {
  const { players, ...variant } = options;
  const seats = seatsOf(options);
  const ids = (list: readonly { id: string }[]): string[] => list.map(item => item.id).sort();
  return {
    schema: 1,
    options: variant,
    phase: 'preparation',
    round: 1,
    cycle: 1,
    turn: 0,
    order: [],
    agenda: [],
    facts: {},
    undoable: 0,
    players: [...players.map(newPlayer), ...(options.cardinal ? [newCardinal()] : [])],
    wheel: { offset: 0, actions: [...WHEEL], dice: [], tiles: {} },
    king: { track: KING_TRACK.map(() => []), tile: null },
    corruption: [],
    piles: {
      bonus: ids(inPlay(BONUS_TILES, seats)),
      contract: ids(inPlay(CONTRACT_PILE, seats)),
      character: ids(inPlay(CHARACTER_TILES, seats)),
    },
    offers: {
      contract: OFFER_COSTS.map(() => null),
      character: Array.from({ length: CHARACTER_OFFER_SPACES }, () => null),
    },
    map: { tiles: {}, costs: {} },
    fairs: [],
    ...(options.cardinal && { cardinal: newCardinalBoard() }),
  };
}

/** The first player and the others clockwise, their goods and their markers (R2.19–R2.28). */
function seatPlayers(play: Recorded, { firstPlayer }: Options): void {
  const { state, chance } = play;
  const seats = state.players.map((_, seat) => seat);
  const first: Seat = firstPlayer === 'random' ? chance.pick(seats) : firstPlayer;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  happen(play, undefined, { what: 'order', order }, { source: SOURCE, rule: 'R2.22' });
  const to = order.map(() => KING_START);
  happen(play, undefined, { what: 'reset', seats: order, to }, { source: SOURCE, rule: 'R2.21' });
  order.forEach((seat, place) => startingGoods(play, seat, place));
}
