import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { does } from '../situation/playing';
import { forbidden, isOffered, offered, pointsLeft, refused, told, waits } from '../situation/seeing';
import { playerOf } from '../../../src/rules/model';
import { arrangeMiner, below, owned } from './situation';

const hire = (to: string) => ({ type: 'hire', to }) as const;
const step = (to: string) => ({ type: 'step', piece: 'prospector', to }) as const;

rule(
  'S5.2 S4.2 S2.2',
  'a Prospector comes in for the Silver of the start space, on any map, as a Task',
  () => {
    for (const [to, fee] of [
      ['II-A.start', 1],
      ['III-A.start', 2],
    ] as const) {
      const state = below('king', 1, { silver: 2 });
      const events = does(state, hire(to));
      expect(told(events)).toEqual(['silver S5.2', 'hire S5.2']);
      expect([owned(state, 'silver'), owned(state, 'reserve')]).toEqual([2 - fee, 1]);
      expect(owned(state, 'prospectors')).toEqual(['I-A.start', to]);
      expect(pointsLeft(state)).toBe(1);
    }
  },
);

rule('S5.2', 'not without the Silver, without a Prospector, or anywhere else', () => {
  const state = below('king', 1, { silver: 1 });
  expect(forbidden(state, hire('III-A.start'))).toBe('cannotPay S5.2');
  expect(forbidden(state, hire('II-A.iglau'))).toBe('notAStart S5.2');
  expect(forbidden(state, hire('II-B.start'))).toBe('notAStart S5.2');
  expect(forbidden(state, hire('paris'))).toBe('notAStart S5.2');
  arrangeMiner(state, 0, { reserve: 0 });
  expect(forbidden(state, hire('II-A.start'))).toBe('noProspectorLeft S5.2');
  expect(offered(state, 'hire')).toEqual([]);
});

rule('S5.2 S5.7', 'offered where the fee can be paid; a tablet asks for none', () => {
  const fees = [hire('II-A.start'), hire('III-A.start')];
  for (const silver of [0, 1, 2])
    expect(offered(below('king', 1, { silver }), 'hire')).toEqual(fees.slice(0, silver));
  const state = below('king', 1, { silver: 0 });
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [{ do: 'freeProspector' }], source: { kind: 'tablet' } });
  });
  expect(offered(state, 'hire')).toEqual(fees);
});

rule('S5.2 Q7.1', 'no Task while something has to be finished first', () => {
  const state = below('king', 1, { silver: 9 });
  expect(offered(state, 'hire')).toEqual([hire('II-A.start'), hire('III-A.start')]);
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [{ do: 'gainAny', count: 1 }], source: { kind: 'exchange' } });
  });
  expect(forbidden(state, hire('II-A.start'))).toBe('finishFirst Q7.1');
  expect(offered(state, 'hire')).toEqual([]);
});

rule('S5.1', 'one Prospector on a map, wherever on it the other one stands', () => {
  const state = below('king', 1, { silver: 9, prospectors: ['I-A.goslar', 'II-A.iglau'], reserve: 1 });
  expect(forbidden(state, hire('II-A.start'))).toBe('prospectorAlreadyThere S5.1');
  expect(offered(state, 'hire')).toEqual([hire('III-A.start')]);
});

rule('S5.3 S5.5', 'a step goes along one path, for a point of the Prospector Action', () => {
  const state = below('prospector', 2);
  expect(
    offered(state, 'step')
      .map(({ to }) => to)
      .sort(),
  ).toEqual(['I-A.clausthal', 'I-A.goslar', 'I-A.t1']);
  expect(refused(state, step('I-A.freiberg'))).toBe('notAdjacent');
  does(state, step('I-A.t1'), step('I-A.clausthal'));
  expect(owned(state, 'prospectors')).toEqual(['I-A.clausthal']);
  expect(pointsLeft(state)).toBe(0);
});

rule('S5.3', 'any number of Prospectors may share a space', () => {
  const state = below('prospector', 1);
  arrangeMiner(state, 1, { prospectors: ['I-A.goslar'] });
  expect(isOffered(state, step('I-A.goslar'))).toBe(true);
});

rule('S5.4', 'each point may serve another Prospector', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.start', 'II-A.start'] });
  does(state, step('I-A.goslar'), step('II-A.kuttenberg'));
  expect(owned(state, 'prospectors')).toEqual(['I-A.goslar', 'II-A.kuttenberg']);
});

rule('S7.5 S4.8', 'a Bonus tile where a Prospector stands costs a point, and its space stays empty', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'] });
  const tile = state.map.tiles['I-A.goslar.b1'] ?? '';
  expect(forbidden(state, { type: 'pickUp', space: 'I-A.clausthal.b1' })).toBe('prospectorElsewhere S7.5');
  does(state, { type: 'pickUp', space: 'I-A.goslar.b1' });
  expect(playerOf(state, 0).storehouse).toEqual([tile]);
  expect(state.map.tiles).not.toHaveProperty('I-A.goslar.b1');
  expect(pointsLeft(state)).toBe(0);
});

rule('S7.5 S4.3 S4.7', 'a House where a Prospector stands, with the bonus of its space', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.clausthal'] });
  const { score } = playerOf(state, 0);
  expect(refused(state, { type: 'buildHouse', space: 'I-A.annaberg.h1' })).toBe('prospectorElsewhere');
  does(state, { type: 'buildHouse', space: 'I-A.clausthal.h1' });
  expect(playerOf(state, 0).score - score).toBe(2);
  expect(playerOf(state, 0).houses).toContain('I-A.clausthal.h1');
  arrange(state, it => {
    it.agenda = [
      { seat: 0, effects: [{ do: 'dieAction', action: 'prospector', points: 1 }], source: { kind: 'die' } },
    ];
  });
  expect(refused(state, { type: 'buildHouse', space: 'I-A.clausthal.h2' })).toBe('houseAlreadyThere');
});

rule('S4.7', 'a House space may bring all Characters of a Building', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.mansfeld'] });
  arrange(state, it => {
    const [home] = it.players[0]?.buildings ?? [];
    if (home) home.rooms = ['ch-king-1', null, null];
  });
  does(state, { type: 'buildHouse', space: 'I-A.mansfeld.h1' });
  expect(waits(state)).toEqual(['buildingBonuses']);
});

rule('S7.5 S4.3 SQ4.6', 'a Pillar at the Cathedral where a Prospector stands, one for each player', () => {
  const state = below('prospector', 2, { prospectors: ['I-A.freiberg'] });
  does(state, { type: 'buildPillar', town: 'I-A.freiberg' });
  expect(playerOf(state, 0).pillars).toEqual(['I-A.freiberg']);
  expect(refused(state, { type: 'buildPillar', town: 'I-A.freiberg' })).toBe('pillarAlreadyThere');
});

rule('S4.1', 'the start and the galleries hold nothing', () => {
  for (const place of ['I-A.start', 'I-A.t1']) {
    const state = below('prospector', 1, { prospectors: [place] });
    expect(offered(state, 'step')).not.toEqual([]);
    for (const type of ['buildHouse', 'buildPillar', 'pickUp', 'openMine'] as const)
      expect(offered(state, type)).toEqual([]);
  }
});

rule('SQ4.3', 'a Merchant or Architect Action builds with no Prospector', () => {
  const house = below('merchant', 1, { prospectors: ['I-A.clausthal'] });
  expect(refused(house, { type: 'buildHouse', space: 'I-A.clausthal.h1' })).toBe('otherAction');
  const pillar = below('architect', 1, { prospectors: ['I-A.freiberg'] });
  expect(refused(pillar, { type: 'buildPillar', town: 'I-A.freiberg' })).toBe('otherAction');
});
