import { CHARACTER_OFFER_SPACES, KING_TRACK, OFFER_COSTS, WHEEL } from '../../content';
import type { Chance } from '../chance';
import { beginCourse } from '../courses';
import type { Options, State } from '../model';
import { goToPhase } from '../phases/phase';
import { recorded, type Recorded } from '../play';
import { pilesFor } from '../pools';
import { settle } from '../settle';
import { boxOf } from '../shelf';
import { readOptions, seatCount } from './options';
import { newPlayer } from './players';

const SOURCE = { kind: 'setup' } as const;

/** Options → the first state. Chance is asked in the order of the rule ids (Q2.6). */
export function setUp(input: unknown, source: Chance): Recorded {
  const play = recorded(emptyTable(readOptions(input)), source);
  beginCourse(play, 'setUp', 0, SOURCE, undefined);
  settle(play);
  goToPhase(play, 'preparation');
  return play;
}

/** The table before chance has had a word. */
export function emptyTable({ players, ...options }: Options): State {
  return withBoxes({
    schema: 1,
    options,
    phase: 'preparation',
    round: 1,
    cycle: 1,
    turn: 0,
    order: [],
    agenda: [],
    facts: {},
    undoable: 0,
    players: players.map(newPlayer),
    wheel: { offset: 0, actions: [...WHEEL], dice: [], tiles: {} },
    king: { track: KING_TRACK.map(() => []), tile: null },
    corruption: [],
    piles: pilesFor({ options }, seatCount({ players, ...options })),
    offers: {
      contract: OFFER_COSTS.map(() => null),
      character: Array.from({ length: CHARACTER_OFFER_SPACES }, () => null),
    },
    map: { tiles: {}, costs: {} },
    fairs: [],
  });
}

/** The table with what the boxes in play lay on it. */
const withBoxes = (state: State): State =>
  boxOf(state).boxes.reduce((table, { lays }) => lays?.(table) ?? table, state);
