import type { Game, LongFormMove, MoveMap, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { original } from 'immer';
import { isFields } from '../given';
import type { Chance } from '../rules/chance';
import { PHASES, PLAYER_COLOURS, activeSeat, type MoveType, type Phase, type State } from '../rules/model';
import { moveTypes, attempt, legalMoves } from '../rules/moves';
import { beginPhase } from '../rules/phases';
import type { Recorded } from '../rules/play';
import { setUp } from '../rules/setup';
import { BadOptions, readChosen, readOptions, seatCount } from '../rules/setup/options';
import { cryptographic } from './chance';
import { chronicle, type ChronicleApi } from './chronicle';

/** The one file that knows both the rules and the framework: it turns the one into the other. */

type Apis = { chronicle: ChronicleApi };
/** The framework's own types name no plugins. */
type TiletumGame = Game<State>;

const SEATS = ['0', '1', '2', '3'];

/** The rules make a new state out of the one behind the framework's draft, and share with it whatever stays. */
const playAt = (G: State, chronicle: ChronicleApi): Recorded => ({ ...chronicle, state: original(G) ?? G });

/** Handed over frozen: the framework would go through all of it to freeze it, part by part. */
const handedOver = ({ state }: Recorded): State => Object.freeze(state);

const toMove = (type: MoveType): LongFormMove<State, Apis> => ({
  move: ({ G, playerID, chronicle }, ...args: unknown[]) => {
    const play = playAt(G, chronicle);
    const refusal = attempt(play, SEATS.indexOf(playerID), asMove(type, args));
    return refusal ? INVALID_MOVE : handedOver(play);
  },
  undoable: ({ G }) => G.undoable > 0,
});

/** The moves of all boxes at hand; without a prototype, in which the framework would find a `constructor`. */
const movesAtHand = (): MoveMap<State, Apis> =>
  Object.assign(
    Object.create(null) as MoveMap<State, Apis>,
    Object.fromEntries(moveTypes().map(type => [type, toMove(type)])),
  );

/** A move with its arguments as the rules know it; anything else stays what it is, and is refused there. */
function asMove(type: string, [args = {}, ...more]: unknown[]): unknown {
  const proper = isFields(args) && !('type' in args) && more.length === 0;
  return proper ? { ...args, type } : undefined;
}

/** A phase runs by itself in its hook; it ends when the rules have gone on to the next one. */
const phaseOf = (phase: Phase, index: number): PhaseConfig<State, Apis> => ({
  start: index === 0,
  next: PHASES[(index + 1) % PHASES.length] ?? phase,
  onBegin: ({ G, chronicle }) => {
    const play = playAt(G, chronicle);
    beginPhase(play);
    return handedOver(play);
  },
  endIf: ({ G }) => G.phase !== phase,
  turn: {
    order: { first: ({ G }) => activeSeat(G) ?? 0, next: ({ G }) => activeSeat(G) },
    endIf: ({ G, ctx }) => SEATS[activeSeat(G) ?? -1] !== ctx.currentPlayer,
  },
});

/** Options for a table where nobody has named himself yet. */
const unnamed = (players: number): unknown => ({
  players: PLAYER_COLOURS.slice(0, players).map((colour, seat) => ({ name: `Player ${seat + 1}`, colour })),
});

/** What is wrong with the options of a match, in one sentence; those of a new one are chosen. */
function problemWith(setupData: unknown, numPlayers: number, read = readChosen): string | undefined {
  try {
    const seats = seatCount(read(setupData ?? unnamed(numPlayers)));
    return seats === numPlayers
      ? undefined
      : `option 'players' names ${seats} players for ${numPlayers} seats`;
  } catch (error) {
    if (error instanceof BadOptions) return error.message;
    throw error;
  }
}

/** Turns and phases end by the rules alone, never by a client. */
const NO_EVENTS = {
  endTurn: false,
  endPhase: false,
  endGame: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  setActivePlayers: false,
  pass: false,
};

/** The boardgame.io game, fed by this chance. */
export function createGame(chance: Chance): TiletumGame {
  const game: Game<State, Apis, unknown> = {
    name: 'tiletum',
    minPlayers: 2,
    maxPlayers: 4,
    plugins: [chronicle(chance)],
    validateSetupData: (setupData, numPlayers) => problemWith(setupData, numPlayers),
    setup: ({ ctx, chronicle }, setupData) => {
      const problem = problemWith(setupData, ctx.numPlayers, readOptions);
      if (problem !== undefined) throw new Error(problem);
      return setUp(setupData ?? unnamed(ctx.numPlayers), chronicle.chance).state;
    },
    moves: movesAtHand(),
    phases: Object.fromEntries(PHASES.map((phase, index) => [phase, phaseOf(phase, index)])),
    events: NO_EVENTS,
    endIf: ({ G }) => (G.ranking ? { ranking: G.ranking } : undefined),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        legalMoves(G, SEATS.indexOf(playerID)).map(({ type, ...args }) => ({ move: type, args: [args] })),
    },
  };
  return game as TiletumGame;
}

/** The game as it is played, with the boxes that are at hand: with chance that nobody can foresee. */
export const newGame = (): TiletumGame => createGame(cryptographic());

/** The game with options chosen at this device, for a client without a server. */
export const withOptions = (options: unknown, game: TiletumGame): TiletumGame => ({
  ...game,
  setup: context => game.setup?.(context, options) as State,
});
