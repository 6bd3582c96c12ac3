import { playerOf } from '../../../src/rules/model';
import { mineMap } from '../../../src/rules/silver/known';
import { unlock } from '../../../src/rules/silver/unlocking';
import { rule } from '../../rule';
import { carriesOut, does } from '../situation/playing';
import { forbidden, offered, pointsLeft, told } from '../situation/seeing';
import { arrangeMiner, below, owned } from './situation';

const open = (space: string) => ({ type: 'openMine', space }) as const;

rule('S6.3 S7.5 S4.6', 'a Mine costs a point and pays a Silver and the Gold of its space', () => {
  for (const [space, gold] of [
    ['I-A.goslar.m1', 1],
    ['I-A.goslar.m2', 0],
  ] as const) {
    const state = below('prospector', 1, { prospectors: ['I-A.goslar'] }, { goods: {} });
    const events = does(state, open(space));
    expect(owned(state, 'silver')).toBe(1);
    expect(playerOf(state, 0).goods.gold).toBe(gold);
    expect(owned(state, 'mines')).toContain(space);
    expect([owned(state, 'supply'), pointsLeft(state)]).toEqual([1, 0]);
    const yields = ['silver S6.3', ...(gold > 0 ? ['gain S6.3'] : [])];
    expect(told(events)).toEqual(['mine S7.5', ...yields]);
    expect(events.slice(1).every(({ source }) => source.kind === 'mine' && source.id === space)).toBe(true);
  }
});

rule('S4.6', 'one Mine in a town, on a free space of one’s choice', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.goslar'] });
  expect(offered(state, 'openMine').map(({ space }) => space)).toEqual(['I-A.goslar.m1', 'I-A.goslar.m2']);
  arrangeMiner(state, 1, { mines: ['I-A.goslar.m1'] });
  expect(forbidden(state, open('I-A.goslar.m1'))).toBe('mineSpaceTaken S4.6');
  does(state, open('I-A.goslar.m2'));
  arrangeMiner(state, 1, { mines: [] });
  expect(forbidden(state, open('I-A.goslar.m1'))).toBe('mineAlreadyThere S4.6');
});

rule('SQ1.8', 'spaces for more players are closed', () => {
  const at = (players: number): string[] =>
    offered(below('prospector', 1, { prospectors: ['I-A.goslar'] }, {}, { players }), 'openMine').map(
      ({ space }) => space,
    );
  expect([2, 3, 4].map(players => at(players).length)).toEqual([2, 2, 3]);
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'] });
  expect(forbidden(state, open('I-A.goslar.m3'))).toBe('noSuchMine SQ1.8');
});

rule('S7.5', 'a Prospector has to stand in the town', () => {
  const state = below('prospector', 1);
  expect(forbidden(state, open('I-A.goslar.m1'))).toBe('prospectorElsewhere S7.5');
  const other = below('merchant', 1, { prospectors: ['I-A.goslar'] });
  expect(forbidden(other, open('I-A.goslar.m1'))).toBe('otherAction R6.5');
});

rule('S6.1 S6.2', 'only Mines at hand can be placed; unlocking brings locked ones', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'], supply: 0 });
  expect(forbidden(state, open('I-A.goslar.m1'))).toBe('noMineLeft S6.1');
  const why = { source: { kind: 'ribbon' }, rule: 'S6.2' } as const;
  carriesOut(state, play => unlock(play, 0, 1, why));
  expect([owned(state, 'locked'), owned(state, 'supply')]).toEqual([2, 1]);
});

rule('SQ6.1 SQ6.2', 'with no locked Mine left nothing is unlocked, of whatever colour others are', () => {
  const state = below('prospector', 1, { locked: 1 });
  const why = { source: { kind: 'ribbon' }, rule: 'S6.2' } as const;
  const events = carriesOut(state, play => {
    unlock(play, 0, 3, why);
    unlock(play, 0, 1, why);
  });
  expect(events).toHaveLength(1);
  expect([owned(state, 'locked'), owned(state, 'supply'), owned(state, 'locked', 1)]).toEqual([0, 3, 3]);
});

rule('SQ4.1', 'the start Mine blocks no town, and no other Mine is placed there', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.start'] });
  expect(owned(state, 'mines')).toEqual(['I-A.start.m1']);
  expect(offered(state, 'openMine')).toEqual([]);
  // neither that of a seat that plays, nor that of one that does not
  for (const space of ['I-A.start.m2', 'I-A.start.m4', 'II-A.start.m1'])
    expect(forbidden(state, open(space))).toBe('malformed R5.8');
  const towns = mineMap('I-A').mines.map(({ town }) => town);
  expect(towns).not.toContain('I-A.start');
  for (const town of new Set(towns)) {
    const there = below('prospector', 1, { prospectors: [town] });
    expect(offered(there, 'openMine')).not.toEqual([]);
  }
});
