import { TOWNS, cathedralStack, costTileOf } from '../../../../src/content';
import type { GameEvent } from '../../../../src/rules/events';
import { playerOf, type State } from '../../../../src/rules/model';
import { SILVER_CHALLENGE_DEEDS } from '../../../../src/rules/silver/solo/deeds';
import { surpriseOf } from '../../../../src/rules/silver/solo/deck';
import { FOUNDING } from '../../../../src/rules/silver/solo/founding';
import { ITS_READINGS } from '../../../../src/rules/silver/solo/rows';
import { readSite, type Site } from '../../../../src/rules/silver/solo/search';
import { effectAt } from '../../../../src/rules/silver/solo/surprises';
import { rule } from '../../../rule';
import {
  IT,
  byRule,
  choices,
  due,
  fairsIn,
  goods,
  points,
  proceeds,
  reads,
  readsOn,
  runs,
  steps,
} from '../../cardinal/situation';
import { arrange, playAt } from '../../situation/arranging';
import { begins, bringing, does } from '../../situation/playing';
import { told } from '../../situation/seeing';
import { aSilverGame, arrangeSilver } from '../situation';
import { bareBelow, dice, his, prospects, skipped, surprised, wheelWith } from './situation';

/** What he does is told with its source and its rule, and what decides between equals is one thing after the other. */

const ofCard = (events: readonly GameEvent[]): string[] =>
  events.flatMap(({ what, rule: id, source }) =>
    source.kind === 'surprise' && what !== 'choice' ? [`${what} ${id} ${source.at ?? ''}`] : [],
  );

rule('S13.5 SQ13.2 SQ13.3 SQ13.5 SQ13.6 SQ13.7 SQ13.12', 'each effect of a card by its own rule', () => {
  const card = (id: string): string[] => {
    const state = bareBelow({ goods: {} }, { mines: ['I-A.start.m2'] });
    fairsIn(state, 'lyon');
    return ofCard(surprised(state, id)).slice(1);
  };
  expect(card('surprise-1')).toEqual(['take SQ13.7 0', 'score S13.5 1']);
  expect(card('surprise-4')).toEqual([
    'act SQ13.3 0',
    ...['gain SQ13.12 1', 'gain SQ13.12 1', 'gain SQ13.12 1', 'score S13.5 2'],
  ]);
  expect(card('surprise-5')[0]).toBe('hire SQ13.4 0');
  expect(card('surprise-6')[0]).toBe('house SQ13.5 0');
  expect(card('surprise-7')[0]).toBe('pillar SQ13.6 0');
  expect(card('surprise-9')[0]).toBe('gain S13.5 0');
  expect(card('surprise-10')).toEqual(['silver SQ13.2 0', 'score S13.5 1']);
});

rule('SQ13.7', 'the Crest comes out of the box', () => {
  const [taken] = byRule(surprised(bareBelow(), 'surprise-1'), 'SQ13.7');
  expect(taken).toMatchObject({ what: 'take', from: 'box' });
});

/** What a Cathedral of the main map pays: cost tile and top tile. */
const worthOf = (state: State, town: string): number =>
  (costTileOf(state.map.costs[town] ?? '').price?.points ?? 0) + (cathedralStack(town)[0]?.points ?? 0);

const open = (state: State): string[] =>
  TOWNS.filter(({ id, pillars }) => pillars !== undefined && costTileOf(state.map.costs[id] ?? '').price).map(
    ({ id }) => id,
  );

rule('SQ13.6 SQ13.15', 'the cheapest Cathedral: the least of cost tile and top tile together', () => {
  const state = bareBelow();
  const least = Math.min(...open(state).map(town => worthOf(state, town)));
  due(state, { step: 'surpriseEffect', card: 'surprise-7', at: 0 });
  const events = runs(state);
  const [built = ''] = playerOf(state, IT).pillars;
  expect(worthOf(state, built)).toBe(least);
  const cheapest = open(state).filter(town => worthOf(state, town) === least);
  if (cheapest.length === 1) expect(choices(events)[0]).toContain('by fewestPoints SQ13.6');
  expect(open(state).length).toBeGreaterThan(cheapest.length);
});

rule('SQ13.6', 'with one Cathedral left there is nothing to choose; without a Pillar it is skipped', () => {
  const state = bareBelow();
  const [last = '', ...others] = open(state);
  arrange(state, IT, { pillars: others });
  due(state, { step: 'surpriseEffect', card: 'surprise-7', at: 0 });
  expect(choices(runs(state))).toEqual([`cathedral ${last} by only SQ13.6`]);
  const none = bareBelow();
  arrange(none, IT, { supply: { houses: 0, pillars: 0 } });
  expect(skipped(surprised(none, 'surprise-7'))).toContain('surpriseEffect SQ13.6');
});

rule('S15.12', 'a Pillar of a tablet: the most of cost tile and top tile together', () => {
  const state = bareBelow(
    { goods: { gold: 2 }, supply: { houses: 0 } },
    { prospectors: ['II-A.iglau'] },
    { challenges: ['news-of-travellers'] },
  );
  due(state, { step: 'descend', to: 'II-A.schemnitz' });
  runs(state);
  const [built = ''] = playerOf(state, IT).pillars;
  expect(worthOf(state, built)).toBe(Math.max(...open(state).map(town => worthOf(state, town))));
});

/** The King phase of a round, in which nobody is asked about a tile. */
function kingPhase(round: number, silver: number, surprises: string[] = []): GameEvent[] {
  const state = bareBelow({}, { silver, mines: [] });
  arrangeSilver(state, { surprises });
  arrange(state, it => {
    it.round = round;
    it.king.tile = null;
  });
  const events = [...begins('king', state)];
  while (steps(state).length > 0 && state.phase === 'king') events.push(...does(state, { type: 'proceed' }));
  return events;
}

rule('S13.4', 'in round 3 too, and why he draws none', () => {
  expect(kingPhase(3, 1).filter(({ what }) => what === 'surprise')).toHaveLength(1);
  expect(byRule(kingPhase(1, 0), 'S13.4')).toEqual([
    { what: 'lapse', effects: ['paySurprise'], seat: IT, source: { kind: 'surprise' }, rule: 'S13.4' },
  ]);
});

rule('SQ13.8', 'with no card left it is told so', () => {
  const all = Array.from({ length: 12 }, (_, at) => `surprise-${at + 1}`);
  expect(told(kingPhase(1, 9, all))).toContain('lapse SQ13.8');
});

rule('S14.8 S13.5', 'a card that is paid for, or drawn in place of an Action', () => {
  const rules = (events: readonly GameEvent[]): string[] =>
    events.flatMap(event => (event.what === 'surprise' ? [event.rule] : []));
  expect(rules(kingPhase(1, 1))).toEqual(['S13.5']);
  const state = bareBelow({}, { supply: 0 });
  expect(rules(prospects(state, 1, { for: ['mine'], elseSurprise: true }))).toEqual(['S14.8']);
});

rule('SQ13.14', 'an offer without gaps is not filled', () => {
  const state = bareBelow({}, { silver: 1 });
  arrange(state, it => {
    it.offers.contract = ['c-wool5', 'c-iron5', 'c-wool2any3', 'c-iron2wool2', 'c-wool3'];
  });
  due(state, { step: 'paySurprise' });
  proceeds(state);
  proceeds(state, bringing('surprise-10'));
  proceeds(state);
  expect(skipped(proceeds(state))).toEqual(['refillOffer SQ13.14']);
});

rule('S14.9 S15.1', 'the Action of the die is told by what decided: the Decree, or the tie', () => {
  const tells = (decree: string, action: 'king' | 'architect'): string[] => {
    const state = wheelWith(3, action, 3);
    reads(state, [decree], dice(['pink', 3]));
    readsOn(state);
    return told(runs(state)).filter(each => each.startsWith('act '));
  };
  expect(tells('rich-veins', 'king')).toEqual(['act S15.1']);
  expect(tells('x-proud-pillars', 'king')).toEqual(['act S15.1']);
  expect(tells('x-proud-pillars', 'architect')).toEqual(['act S14.9']);
  expect(tells('worldly-riches', 'king')).toEqual(['act S14.9']);
});

rule('S13.1', 'his second Prospector is told as one of the round', () => {
  const state = bareBelow();
  arrange(state, it => {
    it.round = 2;
  });
  expect(byRule(begins('preparation', state), 'S13.1')).toMatchObject([
    { what: 'hire', to: 'II-A.start', source: { kind: 'round' } },
  ]);
});

rule('SQ15.6 SQ15.5', 'what a tablet brings or not, by the ruling', () => {
  const goes = (from: string, to: string): GameEvent[] => {
    const state = bareBelow({}, { prospectors: [from] }, { challenges: ['news-of-travellers'] });
    due(state, { step: 'descend', to });
    return runs(state);
  };
  expect(told(goes('I-A.mansfeld', 'I-A.schneeberg'))).toContain('hire SQ15.6');
  expect(byRule(goes('I-A.goslar', 'I-A.mansfeld'), 'SQ15.5')).toMatchObject([{ effects: ['payFor'] }]);
});

rule('SQ15.5', 'free points of a tablet need no place', () => {
  const state = bareBelow(
    { supply: { houses: 0, pillars: 0 } },
    { prospectors: ['I-A.t1'] },
    { challenges: ['news-of-travellers'], readings: { tabletCosts: 'free' } },
  );
  due(state, { step: 'descend', to: 'I-A.freiberg' });
  expect(points(runs(state))).toEqual([5]);
});

rule('S14.7 S6.3', 'a Mine without Gold pays its Silver alone', () => {
  const state = bareBelow({ goods: {} }, { prospectors: ['I-A.goslar'], silver: 0 });
  arrangeSilver(state, {
    seats: [{ ...minerAt(state, 0), mines: ['I-A.goslar.m1'] }, minerAt(state, IT)],
  });
  const events = prospects(state, 0, { for: ['mine'] });
  expect(his(state, 'mines')).toContain('I-A.goslar.m2');
  expect([his(state, 'silver'), goods(state), byRule(events, 'S6.3').length]).toEqual([1, {}, 1]);
});

const minerAt = (state: State, seat: number) => {
  const miner = state.boxes?.silver?.seats[seat];
  if (!miner) throw new Error('no such seat');
  return miner;
};

rule('R19.7', 'what stands on tablets alone would be Miscellaneous on a tile', () => {
  const names = ['payFor', 'cheaperTier', 'placeMine', 'freeProspector', 'unlockMines', 'recolour'] as const;
  expect(names.map(name => ITS_READINGS[name].sort)).toEqual(names.map(() => 'miscellaneous'));
});

test('what no card and no place has is a mistake of the program', () => {
  expect(() => surpriseOf('surprise-13')).toThrow("no King's Surprise 'surprise-13' in the box");
  expect(() => effectAt('surprise-1', 2)).toThrow('no effect 2 on surprise-1');
  expect(() => readSite('castle:I-A.goslar' as Site)).toThrow("nothing is founded at 'castle:I-A.goslar'");
  const why = { source: { kind: 'challenge' }, rule: 'S15.12' } as const;
  const resolve = (): unknown =>
    SILVER_CHALLENGE_DEEDS.resolveTablet(
      playAt(bareBelow()),
      { do: 'resolveTablet' },
      { on: 'tabletCovered' },
      why,
    );
  expect(resolve).toThrow("''");
});

rule('SQ14.4', 'a House space shows a bonus if one is printed, whichever; a Pillar shows none', () => {
  // of three players Iglau has a space for 2 points and one for nothing
  const state = aSilverGame({ players: 3 });
  const shows = (): boolean => FOUNDING.house.showsBonus(state, 'II-A.iglau');
  expect([shows(), FOUNDING.house.showsBonus(state, 'II-A.kuttenberg')]).toEqual([true, true]);
  arrange(state, 0, { houses: ['II-A.iglau.h1'] });
  expect([shows(), FOUNDING.pillar.showsBonus(state, 'II-A.schemnitz')]).toEqual([false, false]);
});
