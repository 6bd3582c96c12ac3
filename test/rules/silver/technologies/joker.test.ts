import { split } from '../../../../src/rules/silver/technologies/joker';
import { rule } from '../../../rule';
import { buildingsWith } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, waits } from '../../situation/seeing';
import { beforeTheDie, byTier, declares, doesBy, onTier, research } from './situation';

const divide = (action: 'king' | 'merchant' | 'character' | 'prospector', points: number) =>
  ({ type: 'split', action, points }) as const;
const over = { type: 'goOver' } as const;
const advance = (steps: number) => ({ type: 'advance', steps }) as const;

rule('S3.27', 'as a main Joker Action begins, before its points, a King Action of 1 point', () => {
  const state = onTier('joker', 2, 'joker', 3);
  does(state, declares('merchant'));
  expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'king', points: 1 }]);
  expect(byTier(does(state, advance(1)), 'joker2')).toEqual(['king R6.60']);
  // one of them is that of Joker I
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 4]);
});

rule(
  'S3.28 SQ3.22',
  'on reaching the tier an Action of choice with 2 points, by no means a Joker die',
  () => {
    const state = onTier('joker', 2, 'king', 1, { silver: 3 });
    does(state, research('joker'));
    expect(offered(state, 'declare').map(({ action }) => action)).toContain('prospector');
    expect(offered(state, 'split')).toEqual([]);
    does(state, declares('merchant'));
    expect([waits(state), pointsLeft(state)]).toEqual([['act'], 2]);
  },
);

rule('S3.28 SQ3.20', 'die, Joker and added points form one sum that is divided, each part at least 1', () => {
  const state = onTier('joker', 3, 'joker', 3);
  expect(isOffered(state, divide('king', 3))).toBe(true);
  expect(forbidden(state, divide('king', 4))).toBe('tooFewPoints SQ3.20');
  expect(split.candidates(state, 0).map(({ points }) => points)).toEqual(
    Array.from({ length: 6 }, () => [1, 2, 3]).flat(),
  );
  expect(doesBy(state, 'joker3', divide('king', 3), { type: 'pass' })).toEqual(['split S3.28']);
  expect(pointsLeft(state)).toBe(3);
  expect(doesBy(state, 'joker3', over)).toEqual(['goOver S3.28']);
  expect(pointsLeft(state)).toBe(1);
});

rule('S3.28', 'only with the third tier, and not once the Action is named', () => {
  expect(forbidden(onTier('joker', 2, 'joker', 3), divide('king', 1))).toBe('noSplit S3.28');
  const named = onTier('joker', 3, 'joker', 3);
  does(named, declares('merchant'), { type: 'pass' });
  expect(forbidden(named, divide('king', 1))).toBe('notTheJoker S3.28');
});

rule(
  'SQ3.20',
  'each part adds markers and Technology points of its own Action, the Joker’s only once',
  () => {
    const rooms = ['ch-king-1', 'ch-king-2'];
    const state = onTier('joker', 3, 'joker', 3, {
      second: ['merchant', 1],
      mine: { goods: {}, buildings: buildingsWith({ 1: { rooms, crest: 'b-crest-cup-1' } }) },
    });
    const events = does(state, divide('king', 2), { type: 'pass' });
    expect(byTier(events, 'joker1')).toEqual(['points S3.26']);
    expect(pointsLeft(state)).toBe(2 + 2);
    does(state, over);
    const second = does(state, declares('merchant'));
    expect(byTier(second, 'merchant1')).toEqual(['points S3.14']);
    expect(byTier(second, 'joker1')).toEqual([]);
    expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 2 + 1]);
  },
);

rule('SQ3.20 S3.28', 'the first part is finished before the second, which goes to another Action', () => {
  const state = onTier('joker', 3, 'joker', 3);
  expect(forbidden(state, over)).toBe('notNow R8.3');
  does(state, divide('king', 2), { type: 'pass' }, advance(1), over);
  expect(forbidden(state, declares('king'))).toBe('otherPart S3.28');
  expect(forbidden(state, divide('merchant', 1))).toBe('noSplit S3.28');
  does(state, declares('merchant'));
  expect(forbidden(state, advance(1))).toBe('otherAction R6.5');
  expect(forbidden(state, over)).toBe('notNow R8.3');
});

rule('SQ3.20 S3.11', 'a second part begins its own Action', () => {
  const state = onTier('joker', 3, 'joker', 3, { second: ['king', 1], mine: { goods: {} } });
  does(state, divide('merchant', 1), { type: 'pass' }, over);
  expect(byTier(does(state, declares('king')), 'king1')).toEqual(['gain S3.11']);
  expect(owns(state)).toEqual({ gold: 2 });
});

rule('S3.28 R8.3', 'nothing is divided or gone over before a die, or while something else waits', () => {
  const before = beforeTheDie('joker', 3, [{ colour: 'darkGrey', value: 2 }]);
  expect(forbidden(before, divide('king', 1))).toBe('takeDieFirst R5.8');
  for (const type of ['split', 'goOver'] as const) expect(offered(before, type)).toEqual([]);
  for (const tile of ['b-king3', 'b-joker1-1'] as const) {
    const state = onTier('joker', 3, 'joker', 3, { mine: { storehouse: [tile] } });
    does(state, divide('merchant', 2), { type: 'pass' }, { type: 'useHelper', tile });
    expect(forbidden(state, over)).toBe('notNow R8.3');
    does(state, { type: 'pass' }, over);
    expect(split.candidates(state, 0)).toEqual([]);
  }
});

rule('S3.28', 'a side Joker beside the second part may go to the Action of the first', () => {
  const state = onTier('joker', 3, 'joker', 3, { mine: { storehouse: ['b-joker1-1'] } });
  does(state, divide('king', 2), { type: 'pass' }, over, { type: 'useHelper', tile: 'b-joker1-1' });
  expect(forbidden(state, declares('king'))).toBeUndefined();
});

rule('S3.28', 'what is left of a Joker is nothing in the next turn', () => {
  const state = onTier('joker', 3, 'joker', 3);
  does(state, divide('king', 2), { type: 'pass' }, { type: 'endTurn' });
  expect(offered(state, 'goOver')).toEqual([]);
});
