import { playerOf } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { FULL_STOREHOUSE, arrange, putMarkers } from '../../situation/arranging';
import { begins, bringing, does, doesWith } from '../../situation/playing';
import { forbidden, isOffered, offered, owns, told, waits } from '../../situation/seeing';
import { reveals } from '../../../../src/rules/moves';
import { silverOf } from '../../../../src/rules/silver/miner';
import { aSilverGame, arrangeMiner } from '../situation';
import { byTier, declares, onTier, research } from './situation';

const begin = { type: 'beginAction' } as const;
const look = { type: 'turnUp' } as const;
const advance = (steps: number) => ({ type: 'advance', steps }) as const;

rule('S3.11 S3.4', 'a main King Action brings 2 Gold before its first step, once, a side Action none', () => {
  const state = onTier('king', 1, 'king', 2, { mine: { goods: {} } });
  expect(told(does(state, advance(1)))).toEqual(['gain S3.11', 'king R6.60']);
  does(state, advance(1));
  expect(owns(state)).toEqual({ gold: 2 });
  const side = onTier('king', 1, 'merchant', 1, { mine: { goods: {}, storehouse: ['b-king3'] } });
  does(side, { type: 'useHelper', tile: 'b-king3' }, advance(1));
  expect(owns(side)).toEqual({});
});

rule('S3.11 SQ3.25', 'the Action may begin without a point', () => {
  const state = onTier('king', 1, 'king', 0, { mine: { goods: {} } });
  expect(offered(state, 'beginAction')).toEqual([begin]);
  expect(byTier(does(state, begin), 'king1')).toEqual(['gain S3.11']);
  expect(isOffered(state, begin)).toBe(false);
});

rule('SQ3.25', 'one tier that brings something is enough to begin, whatever the others bring', () => {
  const state = onTier('king', 1, 'king', 2, { second: ['resource', 3], mine: { goods: {} } });
  expect(isOffered(state, begin)).toBe(true);
});

rule('S3.11 SQ3.3', 'a Joker that stands for it brings them as it is named', () => {
  const state = onTier('king', 1, 'joker', 2, { mine: { goods: {} } });
  expect(byTier(does(state, declares('king')), 'king1')).toEqual(['gain S3.11']);
  const other = onTier('king', 1, 'joker', 2, { mine: { goods: {} } });
  expect(byTier(does(other, declares('merchant')), 'king1')).toEqual([]);
});

rule('S3.12 SQ3.22', 'on reaching the tier a King Action of 2 points, which is a side Action', () => {
  const state = onTier('king', 1, 'merchant', 1, { silver: 2, mine: { goods: {} } });
  does(state, research('king'));
  expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'king', points: 2 }]);
  expect(byTier(does(state, advance(2)), 'king2')).toEqual(['king R6.60']);
  expect(owns(state)).toEqual({});
});

rule('S3.12 S8.6 SQ3.12 SQ8.4', 'at the end of the King phase for each who has it, in the new order', () => {
  const state = aSilverGame({ technologies: ['king', 'die', 'joker'] });
  for (const seat of [0, 1, 2]) arrangeMiner(state, seat, { tiers: [seat === 1 ? 1 : 2, 0, 0] });
  arrange(state, it => {
    it.king.tile = null;
  });
  putMarkers(state, { 3: [2], 1: [1], 0: [0] });
  const events = begins('king', state);
  expect(told(events)).toContain('order R10.7');
  expect([state.phase, state.agenda.at(-1)?.seat, waits(state)]).toEqual(['king', 2, ['act']]);
  expect(forbidden(state, research('die'), 2)).toBe('notYourTurn Q5.14');
  const last = does(state, { type: 'pass' }, advance(2));
  expect(last[0]).toMatchObject({ what: 'decline', seat: 2 });
  expect(last[1]).toMatchObject({ what: 'king', seat: 0, steps: 2 });
  expect(state.order).toEqual([2, 1, 0]);
});

const bag = (state: ReturnType<typeof onTier>) => state.piles.underground ?? [];

rule(
  'S3.13 S3.33 SQ3.25',
  'before the marker moves two tiles are turned up, one is kept, the other goes under',
  () => {
    const state = onTier('king', 3, 'king', 2, { mine: { goods: {} } });
    expect(forbidden(state, advance(1))).toBe('beginFirst SQ3.25');
    does(state, begin);
    expect(waits(state)).toEqual(['turnUp']);
    expect(reveals(state, 'turnUp')).toBe(true);
    const [first = '', second = ''] = bag(state);
    const events = doesWith(bringing(first, second), state, look);
    expect(byTier(events, 'king3')).toEqual(['reveal S3.13', 'reveal S3.13']);
    expect([silverOf(state).aside, state.undoable]).toEqual([[first, second], 0]);
    expect(forbidden(state, { type: 'pass' })).toBe('putUnderFirst SQ3.11');
    expect(byTier(does(state, { type: 'keepTile', tile: second }), 'king3')).toEqual([
      'take S3.13',
      'under S3.13',
    ]);
    expect(playerOf(state, 0).storehouse).toEqual([second]);
    expect(state.piles.undergroundBottom).toEqual([first]);
    expect([silverOf(state).aside, waits(state)]).toEqual([[], ['dieAction']]);
    does(state, advance(1));
  },
);

rule('S3.13', 'it may be declined, and a side Action offers nothing', () => {
  const state = onTier('king', 3, 'king', 2);
  does(state, begin, { type: 'pass' }, advance(1));
  const side = onTier('king', 3, 'merchant', 1, { mine: { storehouse: ['b-king3'] } });
  does(side, { type: 'useHelper', tile: 'b-king3' }, advance(1));
  expect(offered(side, 'turnUp')).toEqual([]);
});

rule('SQ3.11', 'neither need be kept: both go under in the order of choice, and come up again in it', () => {
  const state = onTier('king', 3, 'king', 2);
  const [first = '', second = ''] = bag(state);
  does(state, begin);
  doesWith(bringing(first, second), state, look);
  does(state, { type: 'putUnder', tile: second });
  expect(waits(state)).toEqual(['sort']);
  does(state, { type: 'putUnder', tile: first });
  expect(state.piles.undergroundBottom).toEqual([second, first]);
  arrange(state, it => {
    it.piles.underground = [];
    it.facts = {};
  });
  does(state, begin, look);
  expect(silverOf(state).aside).toEqual([second, first]);
  expect(state.piles).not.toHaveProperty('undergroundBottom');
});

rule('SQ3.11', 'without a free space, or a tile, nothing is turned up', () => {
  const full = onTier('king', 3, 'king', 2, { mine: { storehouse: [...FULL_STOREHOUSE] } });
  does(full, advance(1));
  const empty = onTier('king', 3, 'king', 2);
  arrange(empty, it => {
    it.piles.underground = [];
  });
  does(empty, advance(1));
});

rule('SQ3.11', 'an offer that waits below another is gone if the last free space is filled meanwhile', () => {
  const state = onTier('king', 3, 'joker', 3, { second: ['joker', 2] });
  does(state, declares('king'), { type: 'offerFirst', tier: 'joker2' });
  arrange(state, 0, { storehouse: [...FULL_STOREHOUSE] });
  expect(told(does(state, advance(1)))).toEqual(['king R6.60', 'lapse SQ3.11']);
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S3.13 S3.33', 'what lies under the stack is known, whatever other piles hide', () => {
  const state = onTier('king', 3, 'king', 2);
  does(state, begin);
  arrange(state, it => {
    it.piles.underground = [];
    it.piles.undergroundBottom = ['u-crest-hammer'];
  });
  expect(isOffered(state, look)).toBe(true);
  expect(reveals(state, 'turnUp')).toBe(false);
});

rule('SQ3.11', 'one tile left is turned up alone, and what may not be held goes under', () => {
  const state = onTier('king', 3, 'king', 2, { mine: { storehouse: ['b-crest-hammer'] } });
  arrange(state, it => {
    it.piles.underground = ['u-crest-hammer'];
  });
  does(state, begin, look);
  expect(forbidden(state, { type: 'keepTile', tile: 'u-crest-hammer' })).toBe('crestOwned R5.25');
  does(state, { type: 'putUnder', tile: 'u-crest-hammer' });
  expect(state.piles.undergroundBottom).toEqual(['u-crest-hammer']);
});

rule('S3.32', 'of offers that wait together any may come first', () => {
  const state = onTier('king', 3, 'joker', 3, { second: ['joker', 2] });
  does(state, declares('king'));
  expect(waits(state)).toEqual(['turnUp']);
  const first = { type: 'offerFirst', tier: 'joker2' } as const;
  expect(isOffered(state, first)).toBe(true);
  expect(forbidden(state, { type: 'offerFirst', tier: 'king3' })).toBe('notOffered S3.32');
  does(state, first);
  expect(waits(state)).toEqual(['act']);
  expect(isOffered(state, { type: 'offerFirst', tier: 'king3' })).toBe(true);
  does(state, advance(1));
  expect(waits(state)).toEqual(['turnUp']);
  expect(offered(state, 'offerFirst')).toEqual([]);
});

rule('S3.32 R8.3', 'tiles that were turned up are sorted before another offer comes', () => {
  const state = onTier('king', 3, 'joker', 3, { second: ['joker', 2] });
  does(state, declares('king'), look);
  expect(waits(state)).toEqual(['sort']);
  expect(forbidden(state, { type: 'offerFirst', tier: 'joker2' })).toBe('notOffered S3.32');
  expect(offered(state, 'offerFirst')).toEqual([]);
  const [first = '', second = ''] = silverOf(state).aside;
  does(state, { type: 'putUnder', tile: first }, { type: 'putUnder', tile: second });
  expect(waits(state)).toEqual(['act']);
});

rule('S3.32', 'what a Task brings between the offers comes before them', () => {
  const state = onTier('king', 3, 'joker', 3, { second: ['joker', 2], silver: 1, third: 'resource' });
  does(state, declares('king'), { type: 'offerFirst', tier: 'joker2' }, research('resource'));
  expect(waits(state)).toEqual(['chooseBonus']);
  expect(offered(state, 'offerFirst')).toEqual([]);
  expect(forbidden(state, { type: 'offerFirst', tier: 'joker2' })).toBe('notOffered S3.32');
  expect(forbidden(state, { type: 'offerFirst', tier: 'king3' })).toBe('notOffered S3.32');
});
