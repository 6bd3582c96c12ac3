import { playerOf } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { arrange, buildingsWith } from '../../situation/arranging';
import { begins, does } from '../../situation/playing';
import { offered, owns, refused, scored, waits } from '../../situation/seeing';
import { arrangeLuck, aSilverGame, arrangeMiner, owned } from '../situation';
import { byTier, onTier, research } from './situation';

const pass = { type: 'pass' } as const;
const receive = (tile: string) => ({ type: 'receive', tile }) as const;

rule(
  'S3.7 SQ3.6',
  'a completed Building brings its bonuses once more, after that of the last tile, any of them',
  () => {
    const state = onTier('character', 3, 'character', 2, {
      mine: {
        goods: {},
        storehouse: ['ch-contract-4'],
        buildings: buildingsWith({ 1: { rooms: ['ch-contract-3', null], crest: 'b-crest-cup-1' } }),
      },
    });
    does(state, { type: 'placeCharacter', tile: 'ch-contract-4', building: 1, floor: 2 });
    // its own bonus has been, and the roof is open
    expect(owns(state)).toEqual({ iron: 2 });
    expect(offered(state, 'receive').map(({ tile }) => tile)).toEqual(['ch-contract-3', 'ch-contract-4']);
    expect(byTier(does(state, receive('ch-contract-4')), 'character3')).toEqual(['bonus R8.42']);
    expect(owns(state)).toEqual({ iron: 4 });
    does(state, pass);
    expect([waits(state), owns(state)]).toEqual([['dieAction'], { iron: 4 }]);
  },
);

rule('S3.7', 'a Crest completes too, after the bonus of its space', () => {
  const state = onTier('character', 3, 'king', 1, {
    mine: {
      goods: { food: 9 },
      storehouse: ['b-crest-cup-1'],
      buildings: buildingsWith({ 4: { rooms: ['ch-contract-3'] } }),
    },
  });
  does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 4 });
  expect(waits(state)).toEqual(['gainAny']);
  does(state, { type: 'chooseGoods', goods: { iron: 2 } });
  expect(waits(state)).toEqual(['receive']);
});

rule('SQ3.7', 'the sixth Building brings nothing', () => {
  const state = onTier('character', 3, 'king', 1, {
    mine: { goods: { food: 9 }, storehouse: ['b-crest-cup-1'] },
  });
  does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 });
  expect(waits(state)).toEqual(['dieAction']);
});

const HOME = { goods: {}, buildings: buildingsWith({ 1: { rooms: ['ch-contract-3', 'ch-contract-4'] } }) };

rule(
  'S3.15 SQ3.13',
  'every House brings the bonus of one Character, once, if wanted, after that of its space',
  () => {
    const state = onTier('merchant', 2, 'prospector', 3, {
      mine: { ...HOME, supply: { houses: 3 } },
      prospectors: ['II-A.iglau'],
    });
    const { score } = playerOf(state, 0);
    does(state, { type: 'buildHouse', space: 'II-A.iglau.h1' });
    expect(playerOf(state, 0).score - score).toBe(2);
    expect(offered(state, 'receive')).toHaveLength(2);
    expect(byTier(does(state, receive('ch-contract-4')), 'merchant2')).toEqual(['bonus R8.42']);
    expect([owns(state), waits(state)]).toEqual([{ iron: 2 }, ['dieAction']]);
  },
);

rule('S3.15', 'by whatever effect, and it may be left; with nobody at home nothing is asked', () => {
  for (const [home, asks] of [
    [HOME, true],
    [{ goods: {} }, false],
  ] as const) {
    const state = onTier('merchant', 2, 'king', 1, { mine: { ...home, supply: { houses: 3 } } });
    arrange(state, it => {
      const effects = [{ do: 'place', what: 'house', where: 'anywhere' } as const];
      it.agenda.push({ seat: 0, effects, source: { kind: 'crestSpace' } });
    });
    const space = offered(state, 'buildHouse').find(move => move.space.startsWith('paris'))?.space ?? '';
    does(state, { type: 'buildHouse', space });
    expect(waits(state).includes('receive')).toBe(asks);
    if (asks) does(state, pass);
    expect(waits(state)).toEqual(['dieAction']);
  }
});

rule('S3.16', 'on reaching the tier, and with the income, a point for each House on all maps', () => {
  const houses = ['paris.h1', 'II-A.iglau.h1'];
  const state = onTier('merchant', 2, 'king', 1, { silver: 3, mine: { houses } });
  const events = does(state, research('merchant'));
  expect([scored(events, 0), byTier(events, 'merchant3')]).toEqual([2, ['score S3.16']]);
});

rule('S3.16 S8.1', 'the income of the King phase pays it before the leader’s tile', () => {
  const state = aSilverGame({ technologies: ['merchant', 'die', 'joker'] });
  arrangeMiner(state, 1, { tiers: [3, 0, 0] });
  arrangeMiner(state, 2, { tiers: [2, 0, 0] });
  arrange(state, 1, { houses: ['paris.h1', 'II-A.iglau.h1', 'brugge.h1'] });
  const events = begins('king', state);
  const told = events.filter(({ rule: by }) => by === 'S3.16');
  expect(told).toEqual([expect.objectContaining({ seat: 1, points: 3 })]);
  expect(events.findIndex(({ rule: by }) => by === 'S3.16')).toBeLessThan(
    events.findIndex(({ rule: by }) => by.startsWith('R10')) >>> 0,
  );
});

rule('S3.18 SQ5.3', 'every Mine brings 3 Resources of one kind, with its Silver and Gold', () => {
  const state = onTier('prospector', 2, 'prospector', 3, { prospectors: ['II-A.mies'], mine: { goods: {} } });
  does(state, { type: 'openMine', space: 'II-A.mies.m1' });
  expect([waits(state), owned(state, 'silver'), owns(state)]).toEqual([['gainIdentical'], 1, { gold: 1 }]);
  expect(refused(state, pass)).toBe('gainInFull');
  const events = does(state, { type: 'chooseKind', resource: 'iron' });
  expect(byTier(events, 'prospector2')).toEqual(['gain S3.18']);
  expect(owns(state)).toEqual({ gold: 1, iron: 3 });
});

rule('S3.18 SQ1.6', 'the Mines of the set-up bring nothing', () => {
  expect(aSilverGame({ technologies: ['prospector', 'die', 'joker'] }).agenda.at(-1)?.effects).toEqual([
    { do: 'takeDie' },
  ]);
});

const use = { type: 'useMovement' } as const;

rule(
  'S3.19 SQ3.14',
  'the movement point is worth 2 Prospector points, each used when its owner likes',
  () => {
    const state = onTier('prospector', 3, 'king', 2, {
      prospectors: ['II-A.iglau'],
      mine: { supply: { houses: 3 } },
    });
    arrangeLuck(state, { movement: 1 });
    expect(byTier(does(state, use), 'prospector3')).toEqual(['mining S3.19', 'mining S3.19']);
    expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'prospector', points: 1 }]);
    does(state, { type: 'buildHouse', space: 'II-A.iglau.h1' }, { type: 'advance', steps: 1 }, use);
    does(state, { type: 'step', piece: 'prospector', to: 'II-A.mies' });
    expect([offered(state, 'useMovement'), waits(state)]).toEqual([[], ['dieAction']]);
  },
);

rule('S3.19 SQ3.14', 'no main Action: no marker and no Prospector I; what is unused is lost', () => {
  const state = onTier('prospector', 3, 'king', 2);
  arrangeLuck(state, { movement: 1 });
  does(state, use, { type: 'pass' });
  expect(offered(state, 'useMovement')).toHaveLength(1);
  does(state, { type: 'endTurn' });
  expect(offered(state, 'useMovement')).toEqual([]);
});

rule('S3.30', 'every contribution brings a King Action of 2 points', () => {
  const town = 'II-A.schemnitz';
  const state = onTier('architect', 2, 'merchant', 1, { silver: 9, mine: { pillars: [town] } });
  does(state, { type: 'contribute', town });
  expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'king', points: 2 }]);
  expect(byTier(does(state, { type: 'advance', steps: 2 }), 'architect2')).toEqual(['king R6.60']);
});
