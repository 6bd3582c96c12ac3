import { beginCourse } from '../../../../src/rules/courses';
import type { GameEvent } from '../../../../src/rules/events';
import { playerOf, type State } from '../../../../src/rules/model';
import { fairPoints } from '../../../../src/rules/scoring';
import { settle } from '../../../../src/rules/settle';
import { rule } from '../../../rule';
import { IT, YOU, fairsIn } from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { carriesOut } from '../../situation/playing';
import { scored, told } from '../../situation/seeing';
import { aSilverGame, arrangeMiner, arrangeSilver } from '../situation';
import { bareBelow, his } from './situation';

/** The end of the game is scored. */
const ends = (state: State): readonly GameEvent[] => {
  arrange(state, it => {
    it.agenda = [];
  });
  return carriesOut(state, play => {
    beginCourse(play, 'end', IT, { kind: 'round' }, undefined);
    settle(play);
  });
};

/** His points at the end, by their sources. */
function finals(state: State): Record<string, number> {
  const events = ends(state);
  return Object.fromEntries(
    events.flatMap(event =>
      event.what === 'score' && event.seat === IT ? [[event.source.kind, event.points]] : [],
    ),
  );
}

rule('S13.6', 'for the Fair of Technologies he counts his King’s Surprises', () => {
  const state = bareBelow();
  arrange(state, it => {
    it.fairs = it.fairs.map(({ town }) => ({ town, tile: 'fair-technology' }));
  });
  const before = [fairPoints(state, IT, 1), fairPoints(state, YOU, 1)];
  arrangeSilver(state, { surprises: ['surprise-1', 'surprise-2', 'surprise-3'] });
  expect(before[0]).toBe(0);
  expect(fairPoints(state, IT, 1)).toBeGreaterThan(0);
  expect(fairPoints(state, YOU, 1)).toBe(before[1]);
});

rule('S13.6', 'Mines and pairs count for him as for you', () => {
  const state = bareBelow(
    { pillars: ['I-A.freiberg'] },
    { mines: ['I-A.start.m2', 'I-A.goslar.m1'], supply: 4 },
  );
  const pays = (tile: string): number => {
    arrange(state, it => {
      it.fairs = it.fairs.map(({ town }) => ({ town, tile }));
    });
    fairsIn(state, 'lyon');
    return fairPoints(state, IT, 1);
  };
  expect(pays('fair-mine')).toBe(2 * (pays('fair-mineBuilding') - 3));
});

rule('S16.2', 'the product of the overlay, with Mines if he has more of them', () => {
  const product = (mines: string[], houses: string[]): number | undefined => {
    const state = bareBelow(
      { pillars: ['lyon', 'genova', 'I-A.freiberg'], houses },
      { mines, supply: 6 - mines.length },
    );
    return finals(state)['overlayProduct'];
  };
  expect(product(['I-A.start.m2', 'I-A.goslar.m1', 'I-A.schneeberg.m1'], ['tiletum.h2'])).toBe(9);
  expect(product(['I-A.start.m2'], ['tiletum.h2', 'I-A.clausthal.h1'])).toBe(6);
});

rule('S16.4 SQ16.1', 'each Silver that is left is a point for him, two are one for you; no tiers', () => {
  const state = bareBelow({}, { silver: 5, tiers: [0, 0, 0] });
  arrangeMiner(state, YOU, { silver: 5 });
  const events = ends(state);
  const of = (kind: string, seat: number): number =>
    scored(
      events.filter(({ source }) => source.kind === kind),
      seat,
    );
  expect([of('itsSilver', IT), of('silverLeft', IT), of('tiers', IT)]).toEqual([5, 0, 0]);
  expect([of('itsSilver', YOU), of('silverLeft', YOU)]).toEqual([0, 2]);
  expect(told(events)).toContain('score S16.4');
});

rule('S16.3 SQ16.2', 'Contracts before Resources as in the base game, no completed Buildings', () => {
  const state = bareBelow(
    { goods: { stone: 2, food: 3 }, own: { contracts: ['c-wool2any3'] } },
    { silver: 0 },
  );
  arrange(state, IT, { goods: { wool: 5, stone: 4 } });
  const sources = Object.keys(finals(state));
  expect(sources).toContain('contract');
  expect(sources).not.toContain('completedBuildings');
  expect(his(state, 'silver')).toBe(0);
});

rule('S16.5', 'a tie is his', () => {
  const state = bareBelow({ houses: [], pillars: [], goods: {} }, { silver: 1, mines: [] });
  arrange(state, YOU, { goods: {}, houses: [], pillars: [], score: 11 });
  arrangeMiner(state, YOU, { silver: 0, mines: [] });
  arrange(state, IT, { score: 10 });
  ends(state);
  expect(state.players.map(({ score }) => score)).toEqual([11, 11]);
  expect(state.ranking).toEqual([IT, YOU]);
  expect(playerOf(state, IT).score).toBe(11);
});

rule('S16.1 S10.1 S10.5', 'you score as in a game of two', () => {
  const mine = { goods: { stone: 3 }, pillars: ['lyon', 'I-A.freiberg'], houses: ['tiletum.h1'], score: 20 };
  const miner = { silver: 5, mines: ['I-A.start.m1', 'I-A.goslar.m1'], tiers: [2, 1, 0] };
  const yours = (state: State): unknown[] => {
    arrange(state, YOU, mine);
    arrangeMiner(state, YOU, miner);
    return ends(state).flatMap(event =>
      event.what === 'score' && event.seat === YOU ? [[event.source.kind, event.points, event.rule]] : [],
    );
  };
  const ofTwo = aSilverGame({ overlay: 'pillars', players: 2 });
  const scores = yours(bareBelow());
  expect(scores).toEqual(yours(ofTwo));
  expect(scores).toEqual([
    ['overlayProduct', 4, 'S10.1'],
    ['silverLeft', 2, 'S2.3'],
    ['tiers', 4, 'S10.5'],
  ]);
});
