import { playerOf, type Move, type State, type Seat } from '../../src/rules/model';
import type { Reason } from '../../src/rules/refusals';
import { rule } from '../rule';
import { arrange, type Mine } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { offered, refused, told, waits } from './situation/seeing';

/** Characters that place a Pillar where the Architect is. */

const PASS: Move = { type: 'pass' };
const HERE: Move = { type: 'buildPillar', town: 'strasbourg' };
const architectTo = (to: string): Move => ({ type: 'step', piece: 'architect', to });

/** The Architect is in Strasbourg, where Pillars of others may stand; this Character has just moved in. */
function movedInAt(tile: string, mine: Mine = {}, others: Seat[] = [], cost = 'k1'): State {
  const state = inAction('character', 1, { architect: 'strasbourg', ...mine, storehouse: [tile] });
  arrange(state, it => {
    it.map.costs = { ...it.map.costs, koeln: 'k2', strasbourg: cost };
  });
  for (const seat of others) arrange(state, seat, { pillars: ['strasbourg'] });
  does(state, { type: 'placeCharacter', tile, building: 0, floor: 1 });
  return state;
}

for (const tile of ['ch-architect-4', 'ch-architect-6'])
  rule('R8.37c', `a Pillar is placed where the Architect is by ${tile}`, () => {
    const state = movedInAt(tile, { merchant: 'koeln' });
    expect(offered(state, 'buildPillar')).toEqual([HERE]);
    expect(refused(state, { type: 'buildPillar', town: 'koeln' })).toBe('architectElsewhere');
    expect(refused(state, architectTo('troyes'))).toBe('notNow');
    expect(told(does(state, HERE))).toContain('pillar R8.37c');
    expect(playerOf(state, 0)).toMatchObject({
      ...{ pillars: ['strasbourg'], supply: { houses: 2, pillars: 1 }, architect: 'strasbourg' },
    });
    expect(waits(state)).toEqual(['dieAction']);
  });

for (const tile of ['ch-architect-3', 'ch-architect-9']) {
  rule('R8.37b', `a Pillar is placed before or after the move by ${tile}`, () => {
    const before = movedInAt(tile);
    does(before, HERE, architectTo('troyes'));
    const after = movedInAt(tile, { architect: 'troyes' });
    expect(refused(after, HERE)).toBe('architectElsewhere');
    does(after, architectTo('strasbourg'), HERE);
    expect([before, after].map(state => playerOf(state, 0).architect)).toEqual(['troyes', 'strasbourg']);
    for (const state of [before, after])
      expect([playerOf(state, 0).pillars, waits(state)]).toEqual([['strasbourg'], ['dieAction']]);
  });

  rule('R8.37b Q8.1', `the Pillar or the move may be left out with ${tile}`, () => {
    const moves = movedInAt(tile);
    does(moves, architectTo('r-colmar'));
    expect([playerOf(moves, 0).pillars, waits(moves)]).toEqual([[], ['dieAction']]);
    const stays = movedInAt(tile);
    does(stays, HERE, PASS);
    expect(playerOf(stays, 0)).toMatchObject({ architect: 'strasbourg', pillars: ['strasbourg'] });
  });
}

describe('a Pillar cannot be placed', () => {
  const MISSING: (readonly [string, Reason, Mine, Seat[], string?])[] = [
    ['where the Cathedral is unavailable', 'cathedralUnavailable', {}, [], 'k9'],
    ['where no Pillar space is empty', 'noPillarSpace', {}, [1, 2]],
    ['where the player has one', 'pillarAlreadyThere', { pillars: ['strasbourg'] }, []],
    ['when the supply has none', 'noPillarLeft', { supply: { pillars: 0 } }, []],
  ];
  for (const [where, why, mine, others, cost] of MISSING)
    rule('R8.37d Q8.11', where, () => {
      const placing = movedInAt('ch-architect-4', mine, others, cost);
      expect(waits(placing)).toEqual(['dieAction']);
      const moving = movedInAt('ch-architect-3', mine, others, cost);
      expect([refused(moving, HERE), offered(moving, 'buildPillar')]).toEqual([why, []]);
      does(moving, architectTo('frankfurt'));
      expect(waits(moving)).toEqual(['dieAction']);
    });

  for (const place of ['basel', 'r-colmar'])
    rule('R8.37d', `at ${place}, which has no Cathedral`, () => {
      expect(waits(movedInAt('ch-architect-4', { architect: place }))).toEqual(['dieAction']);
      const moving = movedInAt('ch-architect-3', { architect: place });
      if (place === 'basel')
        expect(refused(moving, { type: 'buildPillar', town: place })).toBe('noCathedral');
    });

  rule('R8.37d', 'though on the last empty Pillar space it can', () => {
    expect(offered(movedInAt('ch-architect-4', { supply: { pillars: 1 } }, [1]), 'buildPillar')).toEqual([
      HERE,
    ]);
  });
});
