import { bonusPoints, bonusesFor } from '../../../../src/rules/powers';
import type { Move, State } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { arrange, buildingsWith, alignWheel } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { forbidden, isOffered, offered, pointsLeft, waits } from '../../situation/seeing';
import { arrangeLuck, arrangeMiner } from '../situation';
import { beforeTheDie, byTier, declares, doesBy, onTier, research, takes } from './situation';

const begin = { type: 'beginAction' } as const;
const GREY = { colour: 'darkGrey', value: 2 } as const;

rule('S3.14 S3.4', 'a main Merchant Action has a point more as it begins, a side Action has not', () => {
  const state = onTier('merchant', 1, 'merchant', 2, { mine: { merchant: 'brugge' } });
  expect(doesBy(state, 'merchant1', begin)).toEqual(['points S3.14']);
  expect(pointsLeft(state)).toBe(3);
  expect(isOffered(state, begin)).toBe(false);
  const side = onTier('merchant', 1, 'king', 2, { mine: { storehouse: ['b-merchant3'] } });
  does(side, { type: 'useHelper', tile: 'b-merchant3' });
  expect(pointsLeft(side)).toBe(3);
});

rule('S3.14 SQ3.25', 'the first point begins the Action too, and the point more counts for it', () => {
  const state = onTier('merchant', 1, 'merchant', 1, { mine: { merchant: 'brugge' } });
  const [to = ''] = ['antwerpen', 'gent', 'paris'].filter(
    place => !forbidden(state, { type: 'step', piece: 'merchant', to: place }),
  );
  const events = does(state, { type: 'step', piece: 'merchant', to });
  expect(byTier(events, 'merchant1')).toEqual(['points S3.14']);
  expect(pointsLeft(state)).toBe(1);
});

rule(
  'SQ3.2',
  'a tier that comes in the middle of the Action does not help it, one before its start does',
  () => {
    const late = onTier('architect', 0, 'architect', 2, { silver: 1, mine: { architect: 'brugge' } });
    arrange(late, it => {
      it.facts = { begun: true };
    });
    does(late, research('architect'));
    expect(pointsLeft(late)).toBe(2);
    expect(forbidden(late, begin)).toBe('notNow R8.3');
    const early = onTier('architect', 0, 'architect', 2, { silver: 1 });
    does(early, research('architect'), begin);
    expect(pointsLeft(early)).toBe(3);
  },
);

rule('S3.17', 'a main Prospector Action has a point more', () => {
  const state = onTier('prospector', 1, 'prospector', 2);
  expect(doesBy(state, 'prospector1', begin)).toEqual(['points S3.17']);
  expect(pointsLeft(state)).toBe(3);
});

rule('S3.29', 'a main Architect Action has a point more', () => {
  const state = onTier('architect', 1, 'architect', 2);
  expect(doesBy(state, 'architect1', begin)).toEqual(['points S3.29']);
  expect(pointsLeft(state)).toBe(3);
});

rule(
  'S3.26 SQ3.3',
  'a main Joker Action has a point more, and what belongs to the Action it stands for',
  () => {
    const state = onTier('joker', 1, 'joker', 3, { second: ['merchant', 1] });
    const events = does(state, declares('merchant'));
    expect([byTier(events, 'joker1'), byTier(events, 'merchant1')]).toEqual([
      ['points S3.26'],
      ['points S3.14'],
    ]);
    expect(pointsLeft(state)).toBe(5);
    const side = onTier('joker', 2, 'king', 3, { mine: { storehouse: ['b-joker1-1'] } });
    does(side, { type: 'useHelper', tile: 'b-joker1-1' }, declares('merchant'));
    expect(pointsLeft(side)).toBe(1);
  },
);

rule('SQ3.25', 'the Joker begins where it is named', () => {
  const state = onTier('joker', 1, 'joker', 3);
  expect(forbidden(state, begin)).toBe('notNow R8.3');
});

const COMPLETED = buildingsWith({
  1: { rooms: ['ch-prospector-1', 'ch-prospector-2'], crest: 'b-crest-hammer' },
  2: { rooms: ['ch-king-1', 'ch-king-2', 'ch-king-3'], crest: 'b-crest-cup-1' },
});

rule('SE3.2 S3.6', 'markers +3 and +1 count as +4 and +2, and a +2 that is earned later as +3', () => {
  const buildings = buildingsWith({
    0: { rooms: ['ch-king-1', 'ch-king-2', 'ch-king-3'], crest: 'b-crest-cup-1' },
    1: { rooms: ['ch-contract-1', 'ch-contract-2'] },
    3: { rooms: ['ch-merchant-1'], crest: 'b-crest-lion-1' },
  });
  const mine = { buildings, storehouse: ['b-crest-rose-1'], goods: { food: 9 } };
  const state = onTier('character', 1, 'contract', 1, { silver: 2, mine });
  const worth = () =>
    (['king', 'merchant', 'contract'] as const).map(action => bonusPoints(state, 0, action));
  expect(worth()).toEqual([3, 1, 0]);
  does(state, research('character'));
  expect(worth()).toEqual([4, 2, 0]);
  does(state, { type: 'placeCrest', tile: 'b-crest-rose-1', building: 1 }, { type: 'pass' });
  expect([worth(), waits(state), pointsLeft(state)]).toEqual([[4, 2, 3], ['dieAction'], 1 + 3]);
});

rule('S3.6 S1.14', 'markers are worth one more: 3 and 2 become 4 and 3', () => {
  const state = onTier('character', 1, 'merchant', 1, { silver: 2, mine: { buildings: COMPLETED } });
  const before = (['king', 'prospector', 'merchant'] as const).map(action => bonusPoints(state, 0, action));
  does(state, research('character'));
  const after = (['king', 'prospector', 'merchant'] as const).map(action => bonusPoints(state, 0, action));
  expect([before, after]).toEqual([
    [3, 2, 0],
    [4, 3, 0],
  ]);
  expect(bonusesFor(state, 0, 'king').map(({ points, rule: by }) => [points, by])).toEqual([
    [3, expect.any(String)],
    [1, 'S3.6'],
  ]);
  // without a marker there is nothing to be worth more
  expect(bonusesFor(state, 0, 'merchant')).toEqual([]);
});

rule('S3.6 SQ3.5', 'the Action that runs gains the point at once, if it uses a marker', () => {
  const state = onTier('character', 1, 'king', 1, { silver: 2, mine: { buildings: COMPLETED } });
  expect(doesBy(state, 'character2', research('character'))).toEqual(['points S3.6']);
  expect(pointsLeft(state)).toBe(2);
  const other = onTier('character', 1, 'merchant', 1, { silver: 2, mine: { buildings: COMPLETED } });
  expect(doesBy(other, 'character2', research('character'))).toEqual([]);
  expect(pointsLeft(other)).toBe(1);
});

rule('S3.6 SQ3.5', 'before a die is taken no Action gains a point', () => {
  const state = beforeTheDie('character', 1, [GREY], { silver: 2, mine: { buildings: COMPLETED } });
  expect(doesBy(state, 'character2', research('character'))).toEqual([]);
});

rule('S3.6', 'a die brings the better marker, and says from where the point comes', () => {
  const state = beforeTheDie('character', 2, [GREY], { mine: { buildings: COMPLETED } });
  alignWheel(state, 'king', 2);
  arrange(state, it => {
    if (it.boxes?.silver) it.boxes.silver.disc = it.wheel.actions.indexOf('king') + 2;
  });
  const events = does(state, takes(GREY));
  expect(byTier(events, 'character2')).toEqual(['points S3.6']);
  expect(pointsLeft(state)).toBe(5 + 4);
});

rule('S3.6', 'a die for an Action without a marker brings no more, and says nothing', () => {
  const state = beforeTheDie('character', 2, [GREY], { mine: { buildings: COMPLETED } });
  alignWheel(state, 'merchant', 2);
  const action = offered(state, 'takeDie').find(({ to }) => to === 2)?.action && ('merchant' as const);
  expect(doesBy(state, 'character2', takes(GREY, action && { action }))).toEqual([]);
  expect(pointsLeft(state)).toBe(5);
});

rule('S3.6', 'a marker that is earned in its Action is worth one more too', () => {
  const rooms = ['ch-king-1', 'ch-king-2'];
  const state = onTier('character', 2, 'king', 1, {
    mine: { buildings: buildingsWith({ 1: { rooms } }), storehouse: ['b-crest-cup-1'], goods: { food: 9 } },
  });
  const events = does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 1 });
  const settled: Move[] = waits(state).includes('dieAction') ? [] : [{ type: 'pass' }];
  const all = [...events, ...does(state, ...settled)];
  expect(byTier(all, 'character2')).toEqual(['points S3.6']);
  expect(all.filter(({ what }) => what === 'points')).toHaveLength(2);
});

rule('S3.6 Q9.3 Q9.4', 'a tier that comes before a Crest completes makes its marker better once', () => {
  const state = onTier('character', 1, 'king', 1, {
    ...{ silver: 2, prospectors: ['I-A.mansfeld'] },
    mine: {
      ...{ goods: { food: 6 }, supply: { houses: 1 }, storehouse: ['b-crest-cup-1'] },
      buildings: buildingsWith({ 0: { rooms: ['ch-king-1', 'ch-king-3', 'ch-king-4'] } }),
    },
  });
  // the House of the Crest space brings a King Action, which lets Tasks in: the completion comes after it
  does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 0 });
  does(state, { type: 'buildHouse', space: 'I-A.mansfeld.h1' }, { type: 'chooseBuilding', building: 0 });
  does(state, { type: 'receive', tile: 'ch-king-1' });
  expect(doesBy(state, 'character2', research('character'))).toEqual([]);
  expect(doesBy(state, 'character2', { type: 'pass' }, { type: 'pass' })).toEqual(['points S3.6']);
  expect([waits(state), pointsLeft(state)]).toEqual([['dieAction'], 1 + 3 + 1]);
});

rule('S3.6 SQ3.5', 'a marker for another Action, or before the die, gives no point', () => {
  const mine = {
    ...{ buildings: buildingsWith({ 1: { rooms: ['ch-king-1', 'ch-king-2'] } }) },
    ...{ storehouse: ['b-crest-cup-1'], goods: { food: 9 } },
  };
  const crest = { type: 'placeCrest', tile: 'b-crest-cup-1', building: 1 } as const;
  const settled = (state: State): Move[] =>
    ['dieAction', 'takeDie'].some(effect => waits(state).includes(effect)) ? [] : [{ type: 'pass' }];
  for (const state of [
    onTier('character', 2, 'merchant', 1, { mine }),
    beforeTheDie('character', 2, [GREY], { mine }),
  ]) {
    const events = [...does(state, crest), ...does(state, ...settled(state))];
    expect(events.map(({ what }) => what)).toContain('complete');
    expect(byTier(events, 'character2')).toEqual([]);
  }
});

rule('S3.25 SQ3.2', 'a die of the own colour gives its Action two points as it begins', () => {
  const stone = { colour: 'darkGrey', value: 1 } as const;
  const state = beforeTheDie('resource', 3, [stone]);
  arrangeMiner(state, 0, { bonus: 'stone' });
  alignWheel(state, 'king', 1);
  does(state, takes(stone));
  const before = pointsLeft(state);
  expect(doesBy(state, 'resource3', begin)).toContain('points S3.25');
  expect([before, pointsLeft(state)]).toEqual([6, 8]);
});

rule('S3.25', 'a die of another colour gives none, and nothing is told', () => {
  const stone = { colour: 'darkGrey', value: 1 } as const;
  const state = beforeTheDie('resource', 3, [stone], { second: ['king', 1] });
  arrangeMiner(state, 0, { bonus: 'wool' });
  alignWheel(state, 'king', 1);
  expect(doesBy(state, 'resource3', takes(stone), begin)).toEqual([]);
  expect(pointsLeft(state)).toBe(6);
});

rule('S3.25 SQ3.25', 'two points for a Joker in all, though what it stands for begins too', () => {
  const stone = { colour: 'darkGrey', value: 1 } as const;
  const state = beforeTheDie('resource', 3, [stone]);
  arrangeMiner(state, 0, { bonus: 'stone' });
  alignWheel(state, 'joker', 1);
  does(state, takes(stone), declares('merchant'));
  expect(pointsLeft(state)).toBe(6 + 2);
});

rule('S3.25 SQ3.2 SQ3.25', 'the tier has to be owned when the die is taken; else nothing begins', () => {
  const state = onTier('resource', 2, 'king', 2, { silver: 3 });
  arrangeMiner(state, 0, { bonus: 'stone' });
  does(state, research('resource'));
  expect(forbidden(state, begin)).toBe('nothingBegins SQ3.25');
  arrangeLuck(state, { due: 2 });
  does(state, begin);
  expect(pointsLeft(state)).toBe(4);
});

rule('SQ3.25 R6.3', 'points that come as the Action begins may be spent at once', () => {
  const state = onTier('resource', 3, 'king', 1);
  arrangeLuck(state, { due: 2 });
  expect(isOffered(state, { type: 'advance', steps: 3 })).toBe(true);
  expect(forbidden(state, { type: 'advance', steps: 4 })).toBe('tooFewPoints R6.3');
  does(state, { type: 'advance', steps: 3 });
  expect(pointsLeft(state)).toBe(0);
});
