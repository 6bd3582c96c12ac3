import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Local } from 'boardgame.io/multiplayer';
import { Client, type BoardProps } from 'boardgame.io/react';
import { activeSeat, type Options, type State } from '../../../src/rules/model';
import { write } from '../../../src/rules/notation';
import { BOTS } from '../../../src/table/bots';
import { newGame, withOptions } from '../../../src/table/game';
import { effective, moveOf } from '../../../src/table/record';
import { replayableGame } from '../../../src/table/replayableGame';
import { Board } from '../../../src/ui/board';
import { brief } from '../choosing';

/** A page of somebody else: the framework, our game, bots and board, and nothing of our pages. */

declare global {
  interface Window {
    /** What the framework gave to each board last. */
    given: Record<string, BoardProps<State>>;
    /** The moves that were made at a board and not taken back. */
    moves: (seat: string) => string[];
    /** Plays for those who have a board up to a turn, without clicks and as briefly as can be. */
    hurry: (to: Turn) => Promise<void>;
    mount: (kind: Kind, options: Options) => void;
    /** What head and log say. */
    told: () => string;
  }
}

interface Turn {
  readonly round: number;
  readonly cycle: number;
}

export type Kind = 'single' | 'two' | 'greedy' | 'cardinal';

window.given = {};

window.told = () =>
  [...document.querySelectorAll<HTMLElement>('.table-head, .log-scroll')]
    .map(({ innerText }) => innerText)
    .join();

window.moves = seat =>
  effective(window.given[seat]?.log ?? []).flatMap(entry => {
    const move = moveOf(entry);
    return move ? [write(move)] : [];
  });

window.hurry = async to => {
  const patient = window.setTimeout.bind(window);
  // the framework lets its bots wait for a tenth of a second before each move
  window.setTimeout = ((run: TimerHandler) => patient(run)) as typeof patient;
  await playUpTo(to);
  window.setTimeout = patient;
};

async function playUpTo({ round, cycle }: Turn): Promise<void> {
  for (let seen: State | undefined; ;) {
    await new Promise(resolve => setTimeout(resolve));
    const boards = Object.values(window.given);
    if (boards.every(({ G }) => G.round >= round && G.cycle >= cycle)) return;
    const board = boards.find(
      ({ G, playerID }) => (playerID ?? String(activeSeat(G))) === String(activeSeat(G)),
    );
    if (!board || board.G === seen) continue;
    seen = board.G;
    const { type, ...args } = brief(board.G);
    board.moves[type]?.(args);
  }
}

const Watched = (props: BoardProps<State>) => {
  const { playerID } = props;
  window.given[playerID ?? 'all'] = props;
  return <Board {...props} />;
};

const LOBBY = [
  { id: 0, name: 'Zoë' },
  { id: 1, name: 'Ömer' },
];
const Named: ComponentType<BoardProps<State>> = props => <Watched {...props} matchData={LOBBY} />;

window.mount = (kind, options) => {
  const { players } = options;
  const game = withOptions(options, kind === 'single' ? replayableGame() : newGame());
  const numPlayers = players.length + (options.cardinal ? 1 : 0);
  const bots = { two: undefined, single: undefined, greedy: BOTS.greedy, cardinal: BOTS.cardinal }[kind];
  const Table = Client<State>({
    ...{ game, numPlayers, board: kind === 'two' ? Named : Watched },
    ...(kind !== 'single' && { multiplayer: Local(bots && { bots: { 1: bots } }) }),
    ...(kind !== 'single' && { debug: false }),
  });
  const seats = { single: [null], two: ['0', '1'], greedy: ['0'], cardinal: ['0'] }[kind];
  const root = document.getElementById('game');
  if (!root) throw new Error('the page has no place for a game');
  createRoot(root).render(
    <StrictMode>
      {seats.map(playerID => (
        <section key={playerID} className={`seat-${playerID}`}>
          {playerID === null ? <Table /> : <Table playerID={playerID} />}
        </section>
      ))}
    </StrictMode>,
  );
};
