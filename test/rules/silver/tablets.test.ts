import { MINE_MAPS } from '../../../src/content/silver/maps';
import type { TabletKind } from '../../../src/content/silver/words';
import { playerOf } from '../../../src/rules/model';
import { mineMap } from '../../../src/rules/silver/known';
import { silverOf } from '../../../src/rules/silver/miner';
import { rule } from '../../rule';
import { does } from '../situation/playing';
import { forbidden, isOffered, offered, told, waits } from '../situation/seeing';
import { arrangeLuck, arrangeMiner, arrangeSilver, below, owned } from './situation';
import { beforeTheDie, onTier, takes } from './technologies/situation';

const step = (to: string) => ({ type: 'step', piece: 'prospector', to }) as const;
const pay = { type: 'payFor' } as const;
const pass = { type: 'pass' } as const;

/** The Mine spaces of a map that are open at so many players. */
const mineSpaces = (map: string, players: number): string[] =>
  mineMap(map).mines.flatMap(space => (space.players <= players ? [space.id] : []));

/** A Prospector of seat 0 has just crossed the tablet between two places. */
function crossed(from: string, to: string, miner = {}, goods = {}, sides = ['A', 'A', 'A'] as ('A' | 'B')[]) {
  const state = below('prospector', 2, { prospectors: [from], reserve: 2, ...miner }, { goods }, { sides });
  const events = does(state, step(to));
  return { state, events };
}

rule(
  'S5.6 SQ5.5 SQ5.7',
  'who crosses an open tablet covers it, is on the new space, and gets what it brings',
  () => {
    const { state, events } = crossed('II-A.iglau', 'II-A.mies');
    expect(told(events)).toEqual(['walk S5.3', 'tablet S5.6', 'score S5.7']);
    expect(owned(state, 'prospectors')).toEqual(['II-A.mies']);
    expect(silverOf(state).crossed).toEqual(['II-A.tablet-4vp']);
    expect(waits(state)).toEqual(['dieAction']);
    expect(does(state, step('II-A.iglau')).map(({ what }) => what)).toEqual(['walk']);
  },
);

rule('S5.6', 'a covered tablet is covered for everybody', () => {
  const state = below('prospector', 1, { prospectors: ['II-A.iglau'] });
  arrangeSilver(state, { crossed: ['II-A.tablet-4vp'] });
  const { score } = playerOf(state, 0);
  does(state, step('II-A.mies'));
  expect(playerOf(state, 0).score).toBe(score);
});

/** Every tablet of both sides of all maps, by its kind. */
const TABLET_OF = new Map(
  MINE_MAPS.flatMap(({ tablets }) => tablets.map(each => [each.kind, each] as const)),
);

/** What each brings by itself to somebody who has no Silver, no Gold and no piece left for it. */
const BY_ITSELF: Readonly<Record<TabletKind, readonly string[]>> = {
  'free-prospector': [],
  'king1-silver-5vp': [],
  '5vp-silver-king3': ['score 5'],
  'king1-silver-king3': [],
  'gold-mine': [],
  'gold-pillar': [],
  'gold-house': [],
  'cheap-technology': [],
  '4vp': ['score 4'],
  'unlock-mine': ['unlock 1'],
};

test('all kinds of tablets stand here', () => {
  expect([...TABLET_OF.keys()].sort()).toEqual(Object.keys(BY_ITSELF).sort());
});

for (const [kind, { id, link }] of TABLET_OF)
  rule(
    'SQ5.1 S5.6 S5.7',
    `${kind}: crossing it covers it, plain gains come in full, all else may be left`,
    () => {
      const [from, to] = link;
      const side = id.charAt(id.indexOf('-') + 1) === 'B' ? 'B' : 'A';
      const poor = { reserve: 0, silver: 0, supply: 0 };
      const { state, events } = crossed(from, to, poor, {}, [side, side, side]);
      expect(silverOf(state).crossed).toEqual([id]);
      const gained = events.flatMap(event => {
        if (event.what === 'score') return [`score ${event.points}`];
        return event.what === 'unlock' ? [`unlock ${event.count}`] : [];
      });
      expect(gained).toEqual(BY_ITSELF[kind]);
      while (!waits(state).includes('dieAction')) does(state, pass);
      expect([owned(state, 'silver'), playerOf(state, 0).goods.gold]).toEqual([0, 0]);
    },
  );

for (const [kind, { id, link }] of TABLET_OF)
  rule('SQ5.1', `${kind}: nothing of it has to be taken by whoever could`, () => {
    const [from, to] = link;
    const side = id.charAt(id.indexOf('-') + 1) === 'B' ? 'B' : 'A';
    const rich = { silver: 9, supply: 2 };
    const { state } = crossed(from, to, rich, { gold: 9 }, [side, side, side]);
    const before = structuredClone(state.players);
    while (!waits(state).includes('dieAction')) does(state, pass);
    expect([owned(state, 'silver'), state.players]).toEqual([9, before]);
  });

rule('S5.7 SQ5.1', 'King 1 and 1 Silver for 5 points: both may be declined, in any order', () => {
  const { state } = crossed('I-A.t1', 'I-A.freiberg', { silver: 1 });
  expect(waits(state)).toEqual(['act', 'payFor']);
  const { score } = playerOf(state, 0);
  does(state, pay);
  expect([playerOf(state, 0).score - score, owned(state, 'silver')]).toEqual([5, 0]);
  expect(waits(state)).toEqual(['act']);
  does(state, pass);
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S5.7 SQ5.1', 'what is paid is offered, and told by the tablet', () => {
  const { state } = crossed('II-A.joachimsthal', 'II-A.mies', { silver: 1 });
  expect(offered(state, 'payFor')).toEqual([pay]);
  expect(told(does(state, pay))).toEqual(['silver SQ5.1']);
  expect(forbidden(state, pay)).toBe('notNow R8.3');
});

rule('S5.7 SQ5.1', 'what cannot be paid lapses', () => {
  const { state } = crossed('I-A.t1', 'I-A.freiberg');
  expect(forbidden(state, pay)).toBe('cannotPay SQ5.1');
  expect(does(state, { type: 'advance', steps: 1 }).map(({ what }) => what)).toEqual(['king', 'lapse']);
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S5.7', '5 points by themselves, and 1 Silver for King 3', () => {
  const { state, events } = crossed('II-A.joachimsthal', 'II-A.mies', { silver: 1 });
  expect(told(events)).toContain('score S5.7');
  does(state, pay);
  expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'king', points: 3 }]);
});

rule('S5.7 S5.8 SQ5.3', '2 Gold for a Mine on any map with a Prospector, which pays as always', () => {
  const { state } = crossed(
    'II-A.budweis',
    'II-A.kremnitz',
    { prospectors: ['II-A.budweis'], silver: 0 },
    { gold: 2 },
  );
  does(state, pay);
  expect(waits(state)).toEqual(['placeMine']);
  expect(forbidden(state, { type: 'openMine', space: 'I-A.goslar.m1' })).toBe('noProspectorOnMap S5.8');
  expect(isOffered(state, { type: 'openMine', space: 'II-A.mies.m1' })).toBe(true);
  does(state, { type: 'openMine', space: 'II-A.mies.m1' });
  expect([owned(state, 'silver'), playerOf(state, 0).goods.gold]).toEqual([1, 1]);
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S5.8', 'a map without a Prospector offers no Mine space, and with none left the Mine is lost', () => {
  const budweis = { mines: ['II-A.mies.m1', 'II-A.budweis.m1'] };
  const taken = mineSpaces('II-A', 3).filter(space => !budweis.mines.includes(space));
  const state = below('prospector', 2, { prospectors: ['II-A.budweis'], ...budweis }, { goods: { gold: 2 } });
  arrangeMiner(state, 1, { mines: taken });
  const events = [...does(state, step('II-A.kremnitz')), ...does(state, pay)];
  expect(told(events)).toContain('lapse S5.8');
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S5.7 S5.8', '2 Gold for a House on the main map or any map with a Prospector', () => {
  const { state } = crossed('I-A.goslar', 'I-A.mansfeld', {}, { gold: 2 });
  does(state, pay);
  const spaces = offered(state, 'buildHouse').map(({ space }) => space);
  expect(spaces).toEqual(expect.arrayContaining(['paris.h1', 'I-A.annaberg.h1']));
  expect(spaces.some(space => space.startsWith('II-A'))).toBe(false);
  does(state, { type: 'buildHouse', space: 'I-A.annaberg.h1' });
  expect(playerOf(state, 0).houses).toContain('I-A.annaberg.h1');
});

rule('S5.7 S5.8', '2 Gold for a Pillar on the main map or any map with a Prospector', () => {
  const { state } = crossed('II-A.iglau', 'II-A.schemnitz', {}, { gold: 2 });
  does(state, pay);
  const towns = offered(state, 'buildPillar').map(({ town }) => town);
  expect(towns).toContain('II-A.schemnitz');
  expect(towns.some(town => !town.includes('.'))).toBe(true);
  expect(towns).not.toContain('I-A.freiberg');
});

rule('S5.7 SQ5.4', 'a free Prospector on a map without one; with none left it is lost', () => {
  const { state } = crossed('I-A.mansfeld', 'I-A.schneeberg');
  expect(waits(state)).toEqual(['freeProspector']);
  const free = ['II-A.start', 'III-A.start'].map(to => ({ type: 'hire', to }) as const);
  expect(offered(state, 'hire')).toEqual(free);
  does(state, { type: 'hire', to: 'III-A.start' });
  expect([owned(state, 'silver'), owned(state, 'reserve')]).toEqual([0, 1]);
  const none = crossed('I-A.mansfeld', 'I-A.schneeberg', { reserve: 0 });
  expect(told(none.events)).toContain('lapse SQ5.4');
  expect(silverOf(none.state).crossed).toEqual(['I-A.tablet-free-prospector']);
});

rule('S5.7 SQ5.6', 'a tier for 2 Silver less, but for 1 at least', () => {
  for (const [tier, price] of [
    [0, 1],
    [1, 1],
    [2, 1],
  ] as const) {
    const { state } = crossed('I-A.freiberg', 'I-A.annaberg', { silver: 3, tiers: [tier, 0, 0] });
    expect(waits(state)).toEqual(['cheaperTier']);
    does(state, { type: 'research', technology: 'architect' });
    expect([owned(state, 'silver'), owned(state, 'tiers')[0]]).toEqual([3 - price, tier + 1]);
    expect(waits(state)).not.toContain('cheaperTier');
  }
});

rule('SQ5.6', 'with no tier left, or no Silver, nothing comes of it; declining is allowed', () => {
  for (const miner of [{ silver: 3, tiers: [3, 3, 3] }, { silver: 0 }])
    expect(told(crossed('I-A.freiberg', 'I-A.annaberg', miner).events)).toContain('lapse SQ5.6');
  const { state } = crossed('I-A.freiberg', 'I-A.annaberg', { silver: 1 });
  does(state, pass);
  expect(owned(state, 'silver')).toBe(1);
});

rule('S5.7', 'a Mine is unlocked', () => {
  const { state, events } = crossed('I-A.andreasberg', 'I-A.annaberg');
  expect(told(events)).toContain('unlock S5.7');
  expect([owned(state, 'locked'), owned(state, 'supply')]).toEqual([2, 3]);
});

rule('SQ5.2', 'the step of Die II crosses tablets too, and Prospector III', () => {
  const die = { colour: 'darkGrey', value: 2 } as const;
  const taken = beforeTheDie('die', 2, [die], { prospectors: ['II-A.iglau'] });
  does(taken, takes(die), { type: 'walkWith', piece: 'prospector' }, step('II-A.mies'));
  const third = onTier('prospector', 3, 'king', 1, { prospectors: ['II-A.iglau'] });
  arrangeLuck(third, { movement: 1 });
  does(third, { type: 'useMovement' }, step('II-A.mies'));
  for (const state of [taken, third]) expect(silverOf(state).crossed).toEqual(['II-A.tablet-4vp']);
});

rule('SQ5.2', 'the movement point crosses tablets too', () => {
  const state = below('king', 1, { prospectors: ['II-A.iglau'] });
  arrangeLuck(state, { movement: 1 });
  does(state, { type: 'useMovement' }, step('II-A.mies'));
  expect(silverOf(state).crossed).toEqual(['II-A.tablet-4vp']);
});
