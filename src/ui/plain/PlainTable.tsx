import type { BoardProps } from 'boardgame.io/react';
import { activeSeat, playerOf, type State } from '../../rules/model';
import { legalMoves } from '../../rules/moves';
import { write } from '../../rules/notation';
import { PlainMap } from './PlainMap';
import { PlainOffers } from './PlainOffers';
import { PlainPlayer } from './PlainPlayer';
import { PlainWheel } from './PlainWheel';

/** The whole game as plain text: what lies where, and every legal move as a button. */
export function PlainTable({ G, moves, undo }: BoardProps<State>) {
  const seat = activeSeat(G);
  return (
    <>
      <header>
        <h1>Tiletum</h1>
        <p>
          Round {G.round} of 4, {G.phase} phase, turn {G.cycle} of 3
        </p>
      </header>
      <main>
        <section aria-labelledby="now">
          <h2 id="now">{seat === undefined ? 'The game is over' : `${playerOf(G, seat).name} decides`}</h2>
          <ul>
            {legalMoves(G, seat ?? -1).map(move => {
              const { type, ...args } = move;
              return (
                <li key={write(move)}>
                  <button type="button" onClick={() => moves[type]?.(args)}>
                    {write(move)}
                  </button>
                </li>
              );
            })}
          </ul>
          <button type="button" onClick={undo} disabled={G.undoable === 0}>
            Undo
          </button>
        </section>
        <PlainWheel state={G} />
        <PlainOffers state={G} />
        <PlainMap state={G} />
        {G.players.map((player, index) => (
          <PlainPlayer key={player.colour} state={G} seat={index} />
        ))}
      </main>
    </>
  );
}
