import { isNumber } from '../../given';
import { COLOURS, type Colour, type BaseWheelAction, type WheelAction } from '../../content/vocabulary';
import { countedDeedsOf, type BaseDeed, type Deed } from '../../rules/countedDeeds';
import type { GameEvent } from '../../rules/events';
import { playerOf, type Player, type Seat, type State } from '../../rules/model';
import { isOwnWay, type Readings } from '../../rules/readings';
import { FINAL_ROUND, pointsByRound, scoreEntries, scoreRowsOf, type ByRow } from '../../rules/scoreSheet';
import { strengthOf, type CardinalStrength } from '../../rules/setup/options';
import { wheelActionsOf } from '../../rules/wheel';
import { RecordWalk, type Played } from '../record';
import type { SeatKind } from '../seats';
import { forEach, sum, type Counts } from './counting';
import { spans } from './time';

/** The numbers of one match, all of them counted from the events of its record. */

export const DIE_VALUES = [1, 2, 3, 4, 5, 6] as const;

export const ROUNDS = Array.from({ length: FINAL_ROUND + 1 }, (_, round) => round);

/** How rounds are called in files. */
export function roundColumn(round: number): string {
  if (round === 0) return 'start';
  return round === FINAL_ROUND ? 'final' : `round ${round}`;
}

export interface SeatStatistics {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: Player['colour'];
  readonly kind: SeatKind;
  readonly score: number;
  /** 1 is the winner; nobody has a place before the end. */
  readonly place: number | undefined;
  /** By source and round: 0 is the set-up, 5 the final scoring. They add up to the score. */
  readonly points: ByRow<readonly number[]>;
  /** How many dice of each colour were taken, by the value at which they were used: 1 to 6. */
  readonly dice: Readonly<Record<Colour, readonly number[]>>;
  /** At which Action of the wheel they lay. */
  readonly actions: Counts<BaseWheelAction> & Partial<Counts<WheelAction>>;
  readonly deeds: Counts<BaseDeed> & Partial<Counts<Deed>>;
  /** Lines of the record. */
  readonly moves: number;
  /** How long it took over them, if that is known: see `spans`. */
  readonly milliseconds: number | undefined;
}

export interface FairStatistics {
  readonly round: number;
  readonly town: string;
  readonly tile: string;
  /** By seat. */
  readonly points: readonly number[];
}

export interface MatchStatistics {
  readonly over: boolean;
  readonly winner: Seat | undefined;
  readonly level: CardinalStrength | undefined;
  /** How rules were read, if in a way of its own: such matches have sums of their own. */
  readonly readings: Readings | undefined;
  readonly seats: readonly SeatStatistics[];
  readonly fairs: readonly FairStatistics[];
  readonly moves: number;
  readonly milliseconds: number | undefined;
  readonly began: number | undefined;
  readonly ended: number | undefined;
}

/** Counts in one go. */
export function statisticsOf(played: Played): MatchStatistics {
  const work = counting(played);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Counts, and stops after every line of the match. */
export function* counting(played: Played): Generator<undefined, MatchStatistics> {
  const walk = new RecordWalk(played.game);
  const events = [...walk.opening];
  for (const step of played.game.steps) {
    events.push(...walk.step(step).events);
    yield;
  }
  const { state } = walk;
  const times = spans(played);
  const seats = state.players.map((_, seat) => seatStatistics(played, { events, state }, times, seat));
  const last = played.times?.at(-1);
  return {
    over: state.ranking !== undefined,
    winner: state.ranking?.[0],
    level: strengthOf(played.game.options),
    readings: isOwnWay(played.game.options.readings) ? played.game.options.readings : undefined,
    seats,
    fairs: state.fairs
      .map(({ town, tile }, index) => ({ town, tile, round: index + 1 }))
      .map(fair => ({ ...fair, points: seats.map(({ points }) => points.fairs[fair.round] ?? 0) })),
    moves: played.game.steps.length,
    milliseconds: times && sum(times),
    began: played.began,
    ended: played.began === undefined || !isNumber(last) ? undefined : played.began + last,
  };
}

interface Happened {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

function seatStatistics(
  { game, seats }: Played,
  { events, state }: Happened,
  times: readonly number[] | undefined,
  seat: Seat,
): SeatStatistics {
  const { name, colour, score } = playerOf(state, seat);
  const mine = events.filter(event => event.seat === seat);
  const dice = mine.filter(event => event.what === 'die');
  const isMine = (line: number): boolean => game.steps[line]?.seat === seat;
  const place = state.ranking?.indexOf(seat);
  return {
    ...{ seat, name, colour, kind: seats[seat] ?? 'person', score },
    place: place === undefined ? undefined : place + 1,
    points: pointsByRound(scoreEntries(events), scoreRowsOf(state), seat),
    dice: forEach(COLOURS, each =>
      DIE_VALUES.map(value => dice.filter(({ die, to }) => die.colour === each && to === value).length),
    ),
    actions: forEach(wheelActionsOf(state), action => dice.filter(die => die.action === action).length),
    deeds: forEach(countedDeedsOf(state), deed => mine.filter(({ what }) => what === deed).length),
    moves: game.steps.filter((_, line) => isMine(line)).length,
    milliseconds: times && sum(times.filter((_, line) => isMine(line))),
  };
}
