import { activeSeat, type Move, type State } from '../../src/rules/model';
import { attempt } from '../../src/rules/moves';
import { makeAll } from '../../src/ui/play/makeAll';
import { inAction } from '../rules/situation/moments';
import { playAt } from '../rules/situation/arranging';

/** One click may be several moves. */

/** A match whose moves are noted; what is refused changes nothing. */
function sessionAt(start: State) {
  const made: Move[] = [];
  let G = start;
  const make = (move: Move): void => {
    made.push(move);
    const play = playAt(G);
    attempt(play, activeSeat(G) ?? -1, move);
    G = play.state;
  };
  return { made, session: { make, moment: () => ({ G, log: [], canRedo: false }) } };
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
