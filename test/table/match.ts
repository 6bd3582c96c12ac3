import type { State as FrameworkState } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { below, seeded, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { createGame } from '../../src/table/game';
import { arrange as write, type Arranged } from '../rules/situation/arranging';

/** The framework reports every refusal on the console: here they are wanted. */
export const expectRefusals = (): void => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
};

/** A match in the framework, without a server; its first state may be arranged. */
export function aMatch({
  players = 4,
  seed = 1,
  arrange,
}: { players?: number; seed?: number; arrange?: (it: Arranged) => void } = {}) {
  const plain = createGame(seeded(seed));
  const game: typeof plain = {
    ...plain,
    setup: (context, data) => {
      const state = { ...(plain.setup?.(context, data) as State) };
      if (arrange) write(state, arrange);
      return state;
    },
  };
  const client = Client<State>({ game, numPlayers: players, debug: false });
  client.start();
  const whim = seededNumbers(seed + 100);
  const stored = (): FrameworkState<State> => client.store.getState() as FrameworkState<State>;

  const make = ({ type, ...args }: Move): void => client.moves[type]?.(args);

  return {
    game,
    client,
    make,
    /** The whole state as the framework keeps it. */
    stored,
    G: (): State => stored().G,
    log: () => client.log ?? [],
    /** A random legal move that passes the filter; `false` when there is none. */
    random(wanted: (move: Move) => boolean = () => true): Move | false {
      const moves = legalMoves(stored().G, activeSeat(stored().G) ?? -1).filter(wanted);
      if (moves.length === 0) return false;
      const move = moves[below(moves.length, whim)];
      if (!move) return false;
      make(move);
      return move;
    },
  };
}
