import type { LogEntry } from 'boardgame.io';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { attempt, legalMoves } from '../../src/rules/moves';
import { makeAll } from '../../src/ui/play/makeAll';
import type { Moment } from '../../src/ui/session/session';
import { Shown } from '../../src/ui/session/shown';
import { inAction } from '../rules/situation/moments';
import { playAt } from '../rules/situation/arranging';

/** One click may be several moves. */

const after = (state: State, move: Move): State => {
  const play = playAt(state);
  attempt(play, activeSeat(state) ?? -1, move);
  return play.state;
};

const entryOf = ({ type, ...args }: Move): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type, args: [args], playerID: '0' } },
  ...{ _stateID: 0, turn: 1, phase: 'action' },
});

/** A match whose moves are noted; what is refused changes nothing. `told`: what comes of them is told by a server. */
function sessionAt(start: State, told = false) {
  const made: Move[] = [];
  const shown = new Shown<Moment>({ G: start, log: [], canRedo: false });
  /** The table is told what comes of a move. */
  const tell = (move: Move): void => {
    const { G, log } = shown.view();
    shown.show({ G: after(G, move), log: [...log, entryOf(move)], canRedo: false });
  };
  const make = (move: Move): void => {
    made.push(move);
    if (!told) tell(move);
  };
  return { made, tell, session: { make, moment: shown.view, subscribe: shown.subscribe } };
}

const step = (to: string): Move => ({ type: 'step', piece: 'merchant', to });

test('all of them are made, where all are allowed', () => {
  const { made, session } = sessionAt(inAction('merchant', 2));
  makeAll(session, [step('antwerpen'), step('koeln')]);
  expect(made).toEqual([step('antwerpen'), step('koeln')]);
});

test('none is made after the first that is refused, though it might be allowed by itself', () => {
  const { made, session } = sessionAt(inAction('merchant', 2));
  makeAll(session, [step('antwerpen'), step('paris'), step('koeln')]);
  expect(made).toEqual([step('antwerpen')]);
});

describe('where a server tells what comes of a move', () => {
  const start = inAction('character', 4);
  const [take] = legalMoves(start, 0).filter(({ type }) => type === 'takeCharacter');
  if (!take) throw new Error('there is none to take');
  const [place] = legalMoves(after(start, take), 0).filter(({ type }) => type === 'placeCharacter');
  if (!place) throw new Error('it cannot be placed');
  const heard = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

  test('the next move waits for that', async () => {
    const { made, tell, session } = sessionAt(start, true);
    makeAll(session, [take, place]);
    expect(made).toEqual([take]);
    tell(take);
    await heard();
    expect(made).toEqual([take, place]);
  });

  test('it is made no more when something else comes of it', async () => {
    const { made, tell, session } = sessionAt(start, true);
    makeAll(session, [take, place]);
    tell({ type: 'swapOffer' });
    await heard();
    tell(take);
    await heard();
    expect(made).toEqual([take]);
  });

  test('nor when something else is done meanwhile', async () => {
    const { made, tell, session } = sessionAt(start, true);
    makeAll(session, [take, place]);
    makeAll(session, [take]);
    tell(take);
    await heard();
    expect(made).toEqual([take, take]);
  });
});
