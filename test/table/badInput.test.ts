import { CreateGameReducer } from 'boardgame.io/internal';
import type { ActionShape, State as FrameworkState } from 'boardgame.io';
import fc from 'fast-check';
import type { State } from '../../src/rules/model';
import { moveTypes } from '../../src/rules/moves';
import { aMatch, expectRefusals } from './match';

expectRefusals();

/** Whatever a client may send in place of a move. */
const action = fc.record({
  type: fc.oneof(
    fc.constantFrom(...moveTypes(), 'constructor', 'toString', '__proto__', 'valueOf'),
    fc.string(),
  ),
  args: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.constant(undefined)),
  playerID: fc.constantFrom('0', '1', '2', '3', '4', '-1', 'constructor', ''),
});

test('a malformed, foreign or illegal move never throws and changes nothing', () => {
  const match = aMatch({ seed: 12 });
  const reducer = CreateGameReducer({ game: match.game });
  for (let turn = 0; turn < 6; turn++) {
    for (let moves = 0; moves < 9; moves++) match.random();
    const stored = match.stored();
    fc.assert(
      fc.property(action, payload => {
        const sent = { type: 'MAKE_MOVE', payload } as unknown as ActionShape.MakeMove;
        const after = reducer(stored, sent) as FrameworkState<State>;
        return after._stateID > stored._stateID ? after.G !== stored.G : after.G === stored.G;
      }),
      { numRuns: 300, seed: turn },
    );
  }
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is no move', type => {
  const match = aMatch();
  const reducer = CreateGameReducer({ game: match.game });
  const sent = {
    type: 'MAKE_MOVE',
    payload: { type, args: [], playerID: '0' },
  } as unknown as ActionShape.MakeMove;
  expect(reducer(match.stored(), sent).G).toBe(match.G());
});

test('a stale move is refused by the rules it no longer fits', () => {
  const match = aMatch();
  const move = match.random(({ type }) => type === 'takeDie');
  const before = match.stored();
  if (move) match.make(move);
  expect(match.stored()._stateID).toBe(before._stateID);
});
