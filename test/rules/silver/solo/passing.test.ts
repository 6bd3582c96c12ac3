import type { Chance } from '../../../../src/rules/chance';
import type { GameEvent } from '../../../../src/rules/events';
import { rule } from '../../../rule';
import { choices, passed } from '../../cardinal/situation';
import { arrangeMiner } from '../situation';
import { bareBelow, layTiles, prospects, siteOf } from './situation';

/** Why the Cardinal of Silver goes past nearer towns. */

const YOU = 0;
const last: Chance = {
  pick: from => {
    const picked = from.at(-1);
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  },
};

const site = (events: readonly GameEvent[]): unknown => [siteOf(events).split(' ')[0], ...passed(events)];

rule('S14.4', 'of nearer towns without a space for him he says what stands there', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'], mines: ['I-A.goslar.m1'] });
  arrangeMiner(state, YOU, { mines: ['I-A.andreasberg.m1'] });
  expect(site(prospects(state, 3, { for: ['mine'] }, last))).toEqual([
    'mine:I-A.annaberg',
    'I-A.goslar 1 own',
    'I-A.andreasberg 2 full',
  ]);
});

rule('S14.2 SQ14.5', 'a town for which he has no piece left is passed over for that', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'], supply: 0 });
  expect(site(prospects(state, 2, { for: ['mine', 'pillar'] }))).toEqual([
    'pillar:I-A.freiberg',
    'I-A.goslar 1 noneLeft',
  ]);
});

rule('S14.2 SQ14.5', 'such a town is not called full while one of its spaces is free', () => {
  const goesPast = (yours: string[]): unknown => {
    const state = bareBelow({}, { prospectors: ['I-A.start'], supply: 0 });
    arrangeMiner(state, YOU, { mines: yours });
    return site(prospects(state, 2, { for: ['mine', 'pillar'] }));
  };
  expect(goesPast(['I-A.goslar.m1'])).toEqual(['pillar:I-A.freiberg', 'I-A.goslar 1 noneLeft']);
  expect(goesPast(['I-A.goslar.m1', 'I-A.goslar.m2'])).toEqual(['pillar:I-A.freiberg', 'I-A.goslar 1 full']);
});

rule('S14.2 SQ14.2', 'the piece that is named first is worth more steps', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  expect(site(prospects(state, 2, { for: ['pillar', 'mine'] }))).toEqual([
    'pillar:I-A.freiberg',
    'I-A.goslar 1 kindOrder',
  ]);
});

rule('S14.4', 'so is a map that you share, and a deeper one', () => {
  const both = { prospectors: ['I-A.start', 'II-A.joachimsthal'], reserve: 1 };
  const shared = bareBelow({}, both);
  expect(site(prospects(shared, 1, { for: ['mine'] }))).toEqual([
    'mine:I-A.goslar',
    'II-A.joachimsthal 0 withYou',
  ]);
  const starts = { prospectors: ['I-A.start', 'II-A.start'], reserve: 1 };
  const deeper = bareBelow({}, starts);
  arrangeMiner(deeper, YOU, starts);
  expect(site(prospects(deeper, 3, { for: ['pillar'] }))).toEqual([
    'pillar:II-A.schemnitz',
    'I-A.freiberg 2 higherMap',
  ]);
});

rule('S14.4 SQ14.4', 'so is a space that shows a bonus', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  arrangeMiner(state, YOU, { mines: ['I-A.goslar.m1'] });
  expect(site(prospects(state, 2, { for: ['mine'] }))).toEqual([
    'mine:I-A.andreasberg',
    'I-A.goslar 1 showsBonus',
  ]);
});

rule('SQ14.2', 'where all is equal the lot sends him further', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  expect(site(prospects(state, 3, { for: ['mine'] }, last))).toEqual([
    'mine:I-A.annaberg',
    'I-A.goslar 1 chance',
    'I-A.andreasberg 2 chance',
  ]);
});

rule('SQ15.2', 'with a Crest as his aim a map without one in reach is passed over', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start', 'II-A.t1'], reserve: 1 });
  layTiles(state, { 'II-A.iglau.b1': 'b-crest-cup-1' });
  const events = prospects(state, 2, { for: ['pillar'], atCrest: true });
  expect(site(events)).toEqual(['pillar:II-A.schemnitz']);
  const further = bareBelow({}, { prospectors: ['I-A.t1', 'II-A.t1'], reserve: 1 });
  layTiles(further, { 'II-A.iglau.b1': 'b-crest-cup-1' });
  expect(site(prospects(further, 2, { for: ['pillar'], atCrest: true }))).toEqual([
    'pillar:II-A.schemnitz',
    'I-A.freiberg 1 noCrest',
  ]);
});

rule('S14.4', 'the nearest town passes over none, and the event does not speak of it', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  const events = prospects(state, 1, { for: ['mine'] });
  expect(choices(events)[0]).toBe('site mine:I-A.goslar by only S14.4');
  expect(events.filter(event => event.what === 'choice' && 'over' in event)).toEqual([]);
});
