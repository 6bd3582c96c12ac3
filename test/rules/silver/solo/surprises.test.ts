import { playerOf, type State } from '../../../../src/rules/model';
import { SURPRISES } from '../../../../src/content/silver/solo/surprises';
import { silverOf } from '../../../../src/rules/silver/miner';
import { rule } from '../../../rule';
import {
  IT,
  YOU,
  byRule,
  columns,
  costs,
  due,
  fairsIn,
  points,
  proceeds,
  runs,
  steps,
} from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { begins, bringing, does } from '../../situation/playing';
import { told, waits } from '../../situation/seeing';
import { arrangeMiner, arrangeSilver } from '../situation';
import { bareBelow, his, skipped, surprised } from './situation';

const CARDS = SURPRISES.map(({ id }) => id);

/** He may pay for King's Surprises. */
function pays(silver: number, tucked: readonly string[] = []): { state: State; drawn: number } {
  const state = bareBelow({}, { silver });
  arrangeSilver(state, { surprises: [...tucked] });
  due(state, { step: 'paySurprise' });
  const events = runs(state);
  return { state, drawn: events.filter(({ what }) => what === 'surprise').length };
}

rule('S13.4 SQ13.1', 'he pays 5, 3 or 1 Silver, the most that he can, once', () => {
  const paid = (silver: number): number[] => {
    const state = bareBelow({}, { silver });
    due(state, { step: 'paySurprise' });
    const events = steps(state)[0] === 'paySurprise' ? proceeds(state) : [];
    const change = events.flatMap(event => (event.what === 'silver' ? [event.count] : []));
    return [
      change[0] ?? 0,
      Math.max(
        0,
        ...steps(state)
          .filter(step => step === 'surprise')
          .map(() => 1),
      ),
    ];
  };
  expect([0, 1, 2, 3, 4, 5, 9].map(paid)).toEqual([
    [0, 0],
    [-1, 1],
    [-1, 1],
    [-3, 1],
    [-3, 1],
    [-5, 1],
    [-5, 1],
  ]);
  expect([1, 3, 5].map(silver => pays(silver).drawn)).toEqual([1, 2, 3]);
});

rule('SQ13.8', 'nothing is paid for cards that are not there', () => {
  expect(pays(9, CARDS.slice(0, 10)).drawn).toBe(2);
  const { state, drawn } = pays(9, CARDS);
  expect([drawn, his(state, 'silver')]).toEqual([0, 9]);
  due(state, { step: 'surprise', left: 1 });
  expect(steps(state)).toEqual(['end']);
});

/** The King phase of this round, in which nobody is asked about a tile. */
function kingPhase(round: number, silver: number) {
  const state = bareBelow({}, { silver, mines: [] });
  arrange(state, it => {
    it.round = round;
    it.king.tile = null;
  });
  const events = [...begins('king', state)];
  while (steps(state).length > 0 && state.phase === 'king') events.push(...does(state, { type: 'proceed' }));
  return { state, events };
}

rule(
  'SE13.1 S13.4 SQ16.1',
  'with 4 Silver he pays 3 for two cards in round 2, and nothing in round 4',
  () => {
    const { state, events } = kingPhase(2, 4);
    expect(silverOf(state).surprises).toHaveLength(2);
    expect(events.filter(event => event.what === 'silver' && event.rule === 'S13.4')).toMatchObject([
      { count: -3, seat: IT },
    ]);
    const last = kingPhase(4, 4);
    expect(silverOf(last.state).surprises ?? []).toEqual([]);
    expect(last.state.phase).not.toBe('king');
  },
);

rule('S13.4 S8.6', 'when the King phase is over: after the new order', () => {
  const { events } = kingPhase(1, 1);
  const at = (what: string, tale: string): number => told(events).indexOf(`${what} ${tale}`);
  expect(at('order', 'R10.7')).toBeGreaterThanOrEqual(0);
  expect(at('silver', 'S13.4')).toBeGreaterThan(at('order', 'R10.7'));
});

rule('S8.6 SQ3.12', 'the King Action of your King II comes before he pays', () => {
  const state = bareBelow({}, { silver: 1, mines: [] }, { technologies: ['king', 'die', 'joker'] });
  arrangeMiner(state, YOU, { tiers: [2, 0, 0] });
  arrange(state, it => {
    it.king.tile = null;
  });
  begins('king', state);
  expect([state.phase, state.agenda.at(-1)?.seat, waits(state)]).toEqual(['king', YOU, ['act']]);
  expect(told(does(state, { type: 'advance', steps: 2 }))).not.toContain('silver S13.4');
  expect(steps(state)[0]).toBe('paySurprise');
});

rule('S13.5', 'cards one by one, each effect a step, in the printed order', () => {
  const state = bareBelow({}, {});
  due(state, { step: 'surprise', left: 2 });
  proceeds(state, bringing('surprise-12'));
  expect(steps(state)).toEqual(['surpriseEffect', 'surpriseEffect', 'surpriseEffect', 'surprise', 'end']);
  expect(silverOf(state).surprises).toEqual(['surprise-12']);
});

rule('SQ13.3 S13.5', 'its Actions have the printed points, whatever markers he has', () => {
  const rooms = ['ch-king-1', 'ch-king-2'];
  const state = bareBelow({ buildings: columns({ 0: { rooms, crest: 'b-crest-eagle-1' } }) });
  const events = surprised(state, 'surprise-4', bringing());
  expect(byRule(events, 'SQ13.3')).toMatchObject([{ action: 'king', points: 4, because: 'surprise' }]);
});

rule('SQ13.12', 'the most required Resource is asked for anew each time', () => {
  const state = bareBelow({ goods: { gold: 1 }, own: { contracts: ['c-wool5'] } });
  arrange(state, IT, { goods: { wool: 3 } });
  const events = surprised(state, 'surprise-12');
  const gained = events.flatMap(event => (event.what === 'gain' ? [Object.keys(event.goods).join()] : []));
  expect(gained).toEqual(['wool', 'wool', 'gold', 'gold']);
});

rule('SQ13.2', 'Silver of a card is kept for later', () => {
  const state = bareBelow({}, { mines: ['I-A.start.m2', 'I-A.goslar.m1'], supply: 4 });
  expect(points(surprised(state, 'surprise-10'))).toEqual([6]);
  expect(his(state, 'silver')).toBe(2);
});

rule('SQ13.4 S13.1', 'a Prospector on map III, or 6 points; later none comes by himself', () => {
  const state = bareBelow({}, { supply: 0 });
  arrange(state, IT, { supply: { houses: 0, pillars: 0 } });
  const events = surprised(state, 'surprise-5');
  expect(his(state, 'prospectors')).toContain('III-A.start');
  expect(skipped(events)).toEqual(['surpriseEffect SQ14.10']);
  arrangeSilver(state, { surprises: [] });
  expect(points(surprised(state, 'surprise-5'))).toEqual([6]);
  arrange(state, it => {
    it.round = 3;
    it.agenda = [];
  });
  expect(told(begins('preparation', state))).not.toContain('hire S13.1');
});

rule('SQ13.5 SQ13.15', 'a House in the town of the Fair that comes next with a legal space', () => {
  const fairTown = (round: number): string | undefined => {
    const state = bareBelow();
    fairsIn(state, 'tiletum', 'lyon', 'nuernberg', 'genova');
    arrange(state, it => {
      it.round = round;
    });
    due(state, { step: 'surpriseEffect', card: 'surprise-6', at: 0 });
    runs(state);
    return playerOf(state, IT).houses.at(-1)?.split('.')[0];
  };
  // a House of his is in Tiletum already
  expect([1, 2, 3].map(fairTown)).toEqual(['lyon', 'lyon', 'nuernberg']);
  const none = bareBelow();
  arrange(none, IT, { supply: { houses: 0 } });
  due(none, { step: 'surpriseEffect', card: 'surprise-6', at: 0 });
  expect(steps(none)).toEqual(['end']);
});

/** The top tile of Praha has 8 points, that of Lyon 5, that of Genova 4. */
const COSTS = {
  ...{ praha: 'k1', lyon: 'k3', genova: 'k6', firenze: 'k2', koeln: 'k4' },
  ...{ paris: 'k5', london: 'k7', strasbourg: 'k8', milano: 'k9' },
};

rule('SQ13.6 SQ13.15', 'a Pillar where cost tile and top tile are least together, where he lacks one', () => {
  const built = (mine: object): string | undefined => {
    const state = bareBelow(mine);
    costs(state, COSTS);
    due(state, { step: 'surpriseEffect', card: 'surprise-7', at: 0 });
    runs(state);
    return playerOf(state, IT).pillars.at(-1);
  };
  // 3 and 5 for Lyon; 2 and 8 for Praha, whose cost tile is the least; 7 and 4 for Genova
  expect(built({})).toBe('lyon');
  expect(['firenze', 'koeln']).toContain(built({ pillars: ['lyon'] }));
});

rule('SQ13.15', 'of a House that a card places he gets the printed VP, and no other bonus', () => {
  const gets = (town: string): unknown[] => {
    const buildings = columns({ 0: { rooms: ['ch-king-1', 'ch-king-2'] } });
    const state = bareBelow({ goods: {}, buildings });
    fairsIn(state, town);
    due(state, { step: 'surpriseEffect', card: 'surprise-6', at: 0 });
    const events = runs(state);
    return [told(events).filter(each => !each.startsWith('choice')), points(events)];
  };
  expect(gets('venezia')).toEqual([['house SQ13.5', 'score R16.27'], [5]]);
  expect(gets('troyes')).toEqual([['house SQ13.5'], []]);
});

rule('SQ13.7', 'a random Crest of those left in the box that he lacks, else the points alone', () => {
  const state = bareBelow();
  const events = surprised(state, 'surprise-1');
  expect(playerOf(state, IT).storehouse).toHaveLength(1);
  expect(points(events)).toEqual([5]);
  const all = ['eagle', 'cup', 'lion', 'lily', 'tower', 'rose'].map(crest => `b-crest-${crest}-1`);
  const full = bareBelow({ storehouse: [...all, 'b-crest-hammer'] });
  expect(skipped(surprised(full, 'surprise-1'))).toEqual(['surpriseEffect SQ13.7']);
  // one of the new family stays in the box with two players
  const lacks = bareBelow({ storehouse: all });
  surprised(lacks, 'surprise-1');
  expect(playerOf(lacks, IT).storehouse).toContain('u-crest-hammer');
});

rule('S13.5', 'what is impossible is skipped, all else still happens', () => {
  const state = bareBelow();
  arrange(state, it => {
    it.king.track = it.king.track.map((_, at) => (at === it.king.track.length - 1 ? [0, IT] : []));
  });
  const events = surprised(state, 'surprise-2');
  expect(skipped(events)).toContain('surpriseEffect S13.5');
  expect(points(events)).toEqual([8]);
});

rule('SQ13.14', 'the Contract offer is filled after the last card of the step', () => {
  const state = bareBelow({}, { silver: 1 });
  arrange(state, it => {
    it.offers.contract = ['c-wool5', null, null, null, null];
  });
  due(state, { step: 'paySurprise' });
  proceeds(state);
  expect(steps(state)).toEqual(['surprise', 'refillOffer', 'end']);
  runs(state, bringing('surprise-10'));
  expect(state.offers.contract).not.toContain(null);
});

rule('SQ13.13', 'his Tasks are for his next turn: the Silver of a card builds nothing at once', () => {
  const state = bareBelow({ pillars: ['II-A.schemnitz'] }, { silver: 1 });
  arrange(state, it => {
    Object.assign(it.map.costs, { 'II-A.schemnitz': 'k-silver2' });
  });
  due(state, { step: 'paySurprise' });
  proceeds(state);
  const events = runs(state, bringing('surprise-10'));
  expect([events.filter(({ what }) => what === 'cathedral'), his(state, 'silver')]).toEqual([[], 2]);
  due(state, { step: 'cathedral' });
  runs(state);
  expect([playerOf(state, IT).cathedrals, his(state, 'silver')]).toEqual([['II-A.schemnitz.c1'], 0]);
});
