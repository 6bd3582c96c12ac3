import { WHEEL, type WheelAction } from '../../src/content';
import { playerOf, type State } from '../../src/rules/model';
import type { GameEvent } from '../../src/rules/events';
import { actionAt } from '../../src/rules/wheel';
import { rule } from '../rule';
import { aGame, arrange } from './situation/arranging';
import { tookDie } from './situation/moments';
import { begins, bringing, does } from './situation/playing';
import { waits } from './situation/seeing';

/** The Cleanup after the rounds 1 to 3. */

/** A round is over: the tiles of these Actions and that of the King are taken. */
function afterRound(round: number, taken: WheelAction[] = []): State {
  const state = aGame();
  arrange(state, it => {
    it.round = round;
    it.king.tile = null;
    it.wheel.tiles = Object.fromEntries(
      WHEEL.filter(action => !taken.includes(action)).map(action => [action, `on ${action}`]),
    );
    it.piles.bonus = ['b-add1-1', 'b-add2-1', 'b-add3', 'b-vp4'];
  });
  return state;
}

/** The Actions at the sections 1 to 6. */
const sections = (state: State) => [1, 2, 3, 4, 5, 6].map(value => actionAt(state, value));

const where = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event => (event.what === 'reveal' ? [event.at] : []));

rule('R12.1 R3.6', 'the last round has none', () => {
  const state = tookDie('king', 6);
  arrange(state, it => Object.assign(it, { round: 4, cycle: 3, order: [1, 2, 0] }));
  arrange(state, it => {
    it.king.tile = null;
  });
  const { offset, dice, tiles } = structuredClone(state.wheel);
  const events = does(state, { type: 'endTurn' });
  expect(state.ranking).toHaveLength(3);
  expect(events.map(({ what }) => what)).not.toContain('rotate');
  expect([state.round, state.wheel]).toEqual([4, { ...state.wheel, offset, dice, tiles }]);
  expect([where(events), playerOf(state, 0).dice.length]).toEqual([[], 1]);
});

rule('R12.2', 'only empty Actions get a new Bonus tile', () => {
  const state = afterRound(3, ['merchant', 'joker']);
  begins('cleanup', state, bringing('b-vp4', 'b-add3'));
  expect(state.wheel.tiles).toEqual({
    ...{ contract: 'on contract', character: 'on character', architect: 'on architect', king: 'on king' },
    ...{ merchant: 'b-vp4', joker: 'b-add3' },
  });
  expect(state.piles.bonus).toEqual(['b-add1-1', 'b-add2-1']);
});

rule('R12.2', 'nothing is drawn when nothing was taken', () => {
  const state = afterRound(3);
  expect(where(begins('cleanup', state))).toEqual([]);
  expect(state.piles.bonus).toHaveLength(4);
});

for (const round of [1, 2, 3])
  rule('R12.3 Q12.1', `the King track gets ${round < 3 ? 'a' : 'no'} new tile after round ${round}`, () => {
    const state = afterRound(round);
    begins('cleanup', state, bringing('b-add3'));
    expect(state.king.tile).toBe(round < 3 ? 'b-add3' : null);
    expect(state.piles.bonus).toHaveLength(round < 3 ? 3 : 4);
  });

rule('R12.4 Q12.2', 'the map is not refilled', () => {
  const state = afterRound(1);
  arrange(state, it => {
    it.map.tiles = { 'basel.b1': 'b-king3' };
  });
  begins('cleanup', state);
  expect(state.map.tiles).toEqual({ 'basel.b1': 'b-king3' });
});

for (const token of ['corr-1', 'corr-2', 'corr-3', 'corr-4', 'corr-5', 'corr-6'])
  rule('R12.5', `${token} may come again`, () => {
    const state = afterRound(1);
    arrange(state, it => {
      it.corruption = ['corr-1', 'corr-2', 'corr-3'];
    });
    begins('cleanup', state);
    expect(state.corruption).toEqual([]);
    begins('action', state, bringing(token));
    expect(state.corruption).toEqual([token]);
  });

rule('R12.6', 'all dice return to the bag', () => {
  const state = afterRound(1);
  arrange(state, 0, { dice: [{ colour: 'blue', value: 1 }] });
  arrange(state, 2, { dice: [{ colour: 'blue', value: 1 }] });
  arrange(state, it => {
    it.wheel.dice = [{ colour: 'blue', value: 2 }];
  });
  begins('cleanup', state);
  expect([state.wheel.dice, state.players.map(player => player.dice)]).toEqual([[], [[], [], []]]);
  begins('preparation', state, bringing('blue', 'blue', 'blue'));
  expect(state.wheel.dice.filter(({ colour }) => colour === 'blue')).toHaveLength(3);
  expect(state.wheel.dice).toHaveLength(11);
});

for (const offset of [0, 1, 2, 3, 4, 5])
  rule('X21 R12.7 R1.6', `every section moves one Action clockwise, from offset ${offset}`, () => {
    const state = afterRound(1);
    arrange(state, it => {
      it.wheel.offset = offset;
    });
    const [first, ...others] = sections(state);
    begins('cleanup', state);
    expect(sections(state)).toEqual([...others, first]);
    expect(state.wheel.actions).toEqual(WHEEL);
  });

rule('R12.8', 'the next round begins', () => {
  const state = tookDie('king', 6);
  arrange(state, it => Object.assign(it, { cycle: 3, order: [1, 2, 0] }));
  arrange(state, it => {
    it.king.tile = null;
  });
  does(state, { type: 'endTurn' });
  expect([state.round, state.phase, state.cycle, waits(state)]).toEqual([2, 'action', 1, ['takeDie']]);
  expect([state.wheel.dice.length, state.corruption.length]).toEqual([11, 1]);
});

rule(
  'R12.9 Q12.4',
  'refills go clockwise from the first Action, then comes the King track, then the wheel turns',
  () => {
    const state = afterRound(2, ['king', 'contract', 'architect']);
    const events = begins('cleanup', state, bringing('b-add3', 'b-add1-1', 'b-vp4', 'b-add2-1'));
    expect(where(events)).toEqual(['wheel:contract', 'wheel:architect', 'wheel:king', 'king']);
    expect([state.wheel.tiles, state.king.tile]).toMatchObject([
      { contract: 'b-add3', architect: 'b-add1-1', king: 'b-vp4', joker: 'on joker' },
      'b-add2-1',
    ]);
    expect(events.at(-2)).toMatchObject({ what: 'rotate', offset: state.wheel.offset });
    expect([state.round, state.phase]).toEqual([3, 'preparation']);
  },
);

rule('Q12.3', 'without Bonus tiles the spaces stay empty', () => {
  const state = afterRound(1, ['contract', 'joker']);
  arrange(state, it => {
    it.piles.bonus = ['b-vp4'];
  });
  begins('cleanup', state);
  expect([state.wheel.tiles.contract, state.king.tile, state.piles.bonus]).toEqual(['b-vp4', null, []]);
  expect(state.wheel.tiles).not.toHaveProperty('joker');
});

rule('Q12.5', 'the Bonus tiles stay with their Actions', () => {
  const state = afterRound(1);
  const { tiles } = structuredClone(state.wheel);
  begins('cleanup', state);
  expect(state.wheel.tiles).toEqual(tiles);
});
