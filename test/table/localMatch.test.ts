import { below, seededNumbers } from '../../src/rules/chance';
import { activeSeat, type Options, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { replay, type GameRecord } from '../../src/rules/replay';
import {
  makeMove,
  recordOfMatch,
  resumeMatch,
  startMatch,
  type LocalClient,
} from '../../src/table/localMatch';
import { printRecord, readRecord, seal } from '../../src/table/record';
import { optionsFor } from '../../src/tools/step';
import { expectRefusals } from './match';

expectRefusals();

const G = (client: LocalClient): State => (client.store.getState() as { G: State }).G;

/** Plays on at random, with a step back now and then. */
function play(client: LocalClient, moves: number): void {
  const whim = seededNumbers(moves);
  for (let at = 0; at < moves; at++) {
    const legal = legalMoves(G(client), activeSeat(G(client)) ?? -1);
    const move = legal[below(legal.length, whim)];
    if (move) makeMove(client, move);
    if (at % 7 === 0) client.undo();
    if (at % 14 === 0) client.redo();
  }
}

const textOf = (game: GameRecord): string =>
  printRecord(seal(game, { seats: game.options.players.map(() => 'person') }));

const options: Options = { ...optionsFor(3), actionTiles: 'shuffled', firstPlayer: 1 };

test('a match that was put away as text goes on where it was, and can be undone', () => {
  const client = startMatch(options);
  play(client, 120);
  const text = textOf(recordOfMatch(client));
  const again = resumeMatch(readRecord(text).record.game);
  expect(JSON.stringify(G(again))).toBe(JSON.stringify(G(client)));
  expect(JSON.stringify(replay(readRecord(text).record.game))).toBe(JSON.stringify(G(client)));
  const { undoable } = G(again);
  for (let left = undoable; left > 0; left--) again.undo();
  expect(G(again).undoable).toBe(0);
  play(again, 30);
  expect(textOf(recordOfMatch(again))).not.toBe(text);
});

test('the record keeps the options of the table', () => {
  const client = startMatch(options);
  expect(recordOfMatch(client)).toMatchObject({ options, steps: [] });
});
