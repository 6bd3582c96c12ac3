import { CARDINAL } from '../rules/cardinal/board';
import type { CardinalOption } from '../rules/cardinal/model';
import type { Chance } from '../rules/chance';
import type { GameEvent } from '../rules/events';
import { PLAYER_COLOURS, activeSeat, type Move, type Options, type Seat, type State } from '../rules/model';
import { attempt, legalMoves } from '../rules/moves';
import { advancePhases } from '../rules/phases';
import { recorded, type Recorded } from '../rules/play';
import type { GameRecord, Step } from '../rules/replay';
import { setUp } from '../rules/setup';
import { printRecord, seal } from '../table/record';
import { broughtAs } from '../table/seats';

/** What every simulated game is made of: opening the table, choosing among legal moves, playing one. */

export interface GameReport {
  state: State;
  record: GameRecord;
  moves: number;
  legal: { sum: number; most: number };
  largest: number;
  violations: string[];
}

export const MOST_MOVES = 5000;

export const optionsFor = (players: number): Options => ({
  players: PLAYER_COLOURS.slice(0, players).map((colour, seat) => ({ name: `Player ${seat + 1}`, colour })),
  actionTiles: 'standard',
  firstPlayer: 'random',
});

/** One player against the Cardinal. */
export const soloFor = (cardinal: CardinalOption): Options => ({
  players: [{ name: 'Player 1', colour: 'plum' }],
  actionTiles: 'standard',
  firstPlayer: CARDINAL,
  cardinal,
});

/** The file of a simulated game. */
export function fileText({ record, state }: Pick<GameReport, 'record' | 'state'>): string {
  const seats = state.players.map(({ colour }) => broughtAs(colour) ?? 'random');
  return printRecord(seal(record, { seats }));
}

/** What lies on the table, byte for byte: all but what is still to be done. */
export const tableBytes = (state: State): string =>
  JSON.stringify({ ...state, agenda: undefined, facts: undefined, undoable: undefined });

/** Plays one thing with a chance; the phases that follow run by themselves. */
export function playStep(
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
): Step & { state: State; events: readonly GameEvent[] } {
  const play = recorded(state, chance);
  const refusal = attempt(play, seat, move);
  if (refusal) throw new Error(`a legal move is refused: ${JSON.stringify({ move, refusal })}`);
  advancePhases(play);
  const { state: after, events } = play;
  return { seat, move, outcomes: [...play.chance.outcomes], state: after, events };
}

export function openRecorded(options: Options, chance: Chance): Recorded {
  const play = setUp(options, chance);
  advancePhases(play);
  return play;
}

/** The legal moves of the seat that the game waits for: always at least one. */
export function choices(state: State): { seat: Seat; moves: Move[] } {
  const seat = activeSeat(state);
  if (seat === undefined) throw new Error('the game waits for nobody');
  const moves = legalMoves(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has no legal move: ${JSON.stringify(state.agenda)}`);
  return { seat, moves };
}
