import type { BaseAction } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, buildingsWith } from './situation/arranging';
import { asked, inAction, tookDie } from './situation/moments';
import { does, FIVE, OPTION_OF } from './situation/playing';
import { forbidden, offered, pointsLeft, told } from './situation/seeing';

/** The Joker stands for one of the five Actions. */

const declare = (action: BaseAction): Move => ({ type: 'declare', action });

for (const action of FIVE) {
  rule('R6.70 R6.1', `the Joker die performs ${action} with all its points`, () => {
    const state = tookDie('joker', 3, { goods: { food: 1 } });
    expect(forbidden(state, OPTION_OF[action])).toBe('declareFirst R6.70');
    does(state, declare(action));
    expect(pointsLeft(state)).toBe(4);
    expect(forbidden(state, OPTION_OF[action])).toBeUndefined();
  });

  rule('R6.71', `points of the Joker that became ${action} pay for nothing else`, () => {
    const state = tookDie('joker', 1, { goods: { food: 1 } });
    arrange(state, it => {
      it.facts.exchanged = true;
    });
    does(state, declare(action), OPTION_OF[action]);
    for (const other of FIVE) {
      expect(forbidden(state, declare(other))).toBe('notTheJoker R6.71');
      if (other !== action) expect(forbidden(state, OPTION_OF[other])).toBe('otherAction R6.5');
    }
    expect(offered(state, 'declare')).toEqual([]);
  });

  rule('R6.72', `the Joker as ${action} has the marker of ${action}, and no other`, () => {
    const two = { rooms: [`ch-${action}-1`, `ch-${action}-2`], crest: 'b-crest-cup-1' };
    const other = { rooms: [`ch-${action === 'king' ? 'merchant' : 'king'}-1`], crest: 'b-crest-lily-1' };
    const state = tookDie('joker', 5, { buildings: buildingsWith({ 1: two, 3: other }) });
    expect(pointsLeft(state)).toBe(2);
    const events = does(state, declare(action));
    expect(told(events)).toEqual(['declare R6.70', 'points R6.72']);
    expect(events[1]).toMatchObject({ points: 2, action, source: { kind: 'building' } });
    expect(pointsLeft(state)).toBe(2 + 2);
  });
}

rule('R6.72', 'without a marker the Joker has the points of the die alone', () => {
  const state = tookDie('joker', 5, { buildings: buildingsWith({ 3: { rooms: ['ch-king-1'] } }) });
  expect(told(does(state, declare('king')))).toEqual(['declare R6.70']);
  expect(pointsLeft(state)).toBe(2);
});

rule('R6.72', 'a Joker of a bonus Action has no marker', () => {
  const completed = buildingsWith({ 3: { rooms: ['ch-king-1'], crest: 'b-crest-cup-1' } });
  const state = asked([{ do: 'act', action: 'joker', points: 1 }], { buildings: completed });
  does(state, declare('king'));
  expect(pointsLeft(state)).toBe(1);
});

rule('R6.70', 'the five Actions are offered, and only at the Joker', () => {
  expect(offered(tookDie('joker', 6), 'declare')).toEqual(FIVE.map(declare));
  expect(forbidden(inAction('king', 1), declare('king'))).toBe('notTheJoker R6.71');
});

rule('Q6.3 R6.6', 'Tasks may come before the Action is named', () => {
  const state = tookDie('joker', 4, { goods: { gold: 2 }, storehouse: ['b-gold2vp2-1'] });
  does(
    state,
    { type: 'buy', resource: 'wool' },
    { type: 'useHelper', tile: 'b-gold2vp2-1' },
    declare('king'),
  );
  expect(playerOf(state, 0).goods).toMatchObject({ gold: 2, wool: 1 });
  expect(pointsLeft(state)).toBe(3);
});

rule('R6.70 R6.4', 'the Joker need not be named at all', () =>
  expect(forbidden(tookDie('joker', 4), { type: 'endTurn' })).toBeUndefined(),
);
