import type { Piece } from '../../src/content';
import { playerOf, type Move, type State } from '../../src/rules/model';
import type { Reason } from '../../src/rules/refusals';
import { rule } from '../rule';
import { arrange, type Mine } from './situation/arranging';
import { inAction, movedIn } from './situation/moments';
import { does } from './situation/playing';
import { offered, refused, told, waits } from './situation/seeing';

/** Characters that move the Merchant and the Architect or place a House or a Pillar where they are. */

const PASS: Move = { type: 'pass' };
const merchantTo = (to: string): Move => ({ type: 'step', piece: 'merchant', to });
const architectTo = (to: string): Move => ({ type: 'step', piece: 'architect', to });

describe('both pieces', () => {
  for (const tile of ['ch-character-3', 'ch-character-8'])
    rule('R8.31 Q8.18', `may move one space each by ${tile}, in either order`, () => {
      for (const [first, second] of [
        [architectTo('brugge'), merchantTo('antwerpen')],
        [merchantTo('antwerpen'), architectTo('brugge')],
      ] as const) {
        const state = movedIn(tile);
        expect(refused(state, merchantTo('koeln'))).toBe('notAdjacent');
        does(state, first);
        expect(refused(state, { ...first, to: 'tiletum' } as Move)).toBe('notNow');
        does(state, second);
        expect(playerOf(state, 0)).toMatchObject({ architect: 'brugge', merchant: 'antwerpen' });
        expect(waits(state)).toEqual(['dieAction']);
      }
    });

  rule('R8.31 Q8.1 Q8.20', 'may move to a road, and one of them alone', () => {
    const state = movedIn('ch-character-3');
    does(state, merchantTo('r-arras'), PASS);
    expect(playerOf(state, 0)).toMatchObject({ architect: 'tiletum', merchant: 'r-arras' });
    expect(waits(state)).toEqual(['dieAction']);
  });
});

const WALKERS = [
  ['R8.36a', 'merchant', 'architect', 'R8.36b', 'R8.36c'],
  ['R8.37a', 'architect', 'merchant', 'R8.37b', 'R8.37c'],
] as const;
const ONCE = { merchant: ['ch-merchant-1', 'ch-merchant-8'], architect: ['ch-architect-1'] };
const TWICE = {
  merchant: ['ch-merchant-2', 'ch-merchant-6'],
  architect: ['ch-architect-2', 'ch-architect-8'],
};
for (const [id, piece, other] of WALKERS)
  describe(`the ${piece}`, () => {
    const to = (place: string, who: Piece = piece): Move => ({ type: 'step', piece: who, to: place });

    for (const tile of ONCE[piece])
      rule(id, `may move once by ${tile}`, () => {
        const state = movedIn(tile);
        expect(refused(state, to('brugge', other))).toBe('notNow');
        does(state, to('brugge'));
        expect(playerOf(state, 0)).toMatchObject({ [piece]: 'brugge', [other]: 'tiletum' });
        expect(refused(state, to('tiletum'))).toBe('otherAction');
      });

    for (const tile of TWICE[piece])
      rule(id, `may move twice by ${tile}, or once, or not`, () => {
        const state = movedIn(tile);
        does(state, to('brugge'), to('antwerpen'));
        expect(playerOf(state, 0)).toMatchObject({ [piece]: 'antwerpen', [other]: 'tiletum' });
        expect(waits(state)).toEqual(['dieAction']);
        const once = movedIn(tile);
        does(once, to('brugge'), PASS);
        expect([playerOf(once, 0)[piece], waits(once)]).toEqual(['brugge', ['dieAction']]);
      });
  });

describe('a House', () => {
  const inBasel: Move = { type: 'buildHouse', space: 'basel.h1' };

  for (const tile of ['ch-merchant-4', 'ch-merchant-7'])
    rule('R8.36c', `is placed where the Merchant is by ${tile}`, () => {
      const state = movedIn(tile, { merchant: 'basel' });
      expect(offered(state, 'buildHouse')).toEqual([inBasel]);
      expect(refused(state, { type: 'buildHouse', space: 'wien.h1' })).toBe('merchantElsewhere');
      expect(refused(state, merchantTo('r-dijon'))).toBe('notNow');
      expect(told(does(state, inBasel))).toContain('house R8.36c');
      expect(playerOf(state, 0)).toMatchObject({
        ...{ houses: ['tiletum.h1', 'basel.h1'], supply: { houses: 1, pillars: 2 }, merchant: 'basel' },
      });
      expect(waits(state)).toEqual(['dieAction']);
    });

  for (const tile of ['ch-merchant-3', 'ch-merchant-9']) {
    rule('R8.36b', `is placed before or after the move by ${tile}`, () => {
      const before = movedIn(tile, { merchant: 'basel' });
      does(before, inBasel, merchantTo('r-dijon'));
      const after = movedIn(tile, { merchant: 'r-dijon' });
      expect(refused(after, inBasel)).toBe('merchantElsewhere');
      does(after, merchantTo('basel'), inBasel);
      const places = [before, after].map(state => playerOf(state, 0).merchant);
      expect(places).toEqual(['r-dijon', 'basel']);
      for (const state of [before, after]) {
        expect(playerOf(state, 0).houses).toEqual(['tiletum.h1', 'basel.h1']);
        expect(waits(state)).toEqual(['dieAction']);
      }
    });

    rule('R8.36b Q8.1', `or the move may be left out with ${tile}`, () => {
      const state = movedIn(tile, { merchant: 'basel' });
      does(state, merchantTo('r-colmar'));
      expect(waits(state)).toEqual(['dieAction']);
      const stays = movedIn(tile, { merchant: 'basel' });
      does(stays, inBasel, PASS);
      expect(playerOf(stays, 0)).toMatchObject({ merchant: 'basel', houses: ['tiletum.h1', 'basel.h1'] });
    });
  }

  const MISSING: (readonly [string, Reason, Mine, string[]])[] = [
    ['a House of its own there', 'houseAlreadyThere', { houses: ['antwerpen.h1'] }, []],
    ['no empty space there', 'houseSpaceTaken', {}, ['antwerpen.h1', 'antwerpen.h2']],
    ['no House in the supply', 'noHouseLeft', { supply: { houses: 0 } }, []],
  ];
  for (const [what, why, mine, others] of MISSING)
    rule('R8.36d Q8.11', `cannot be placed with ${what}`, () => {
      const inAntwerpen: Move = { type: 'buildHouse', space: 'antwerpen.h2' };
      const arranged = (tile: string): State => {
        const state = inAction('character', 1, { ...mine, storehouse: [tile], merchant: 'antwerpen' });
        arrange(state, 1, { houses: others });
        does(state, { type: 'placeCharacter', tile, building: 0, floor: 1 });
        return state;
      };
      expect(waits(arranged('ch-merchant-4'))).toEqual(['dieAction']);
      const state = arranged('ch-merchant-3');
      expect(refused(state, inAntwerpen)).toBe(why);
      does(state, merchantTo('koeln'));
      expect(offered(state, 'buildHouse')).toHaveLength(why === 'noHouseLeft' ? 0 : 2);
    });

  rule('R8.36d', 'cannot be placed on a road, but on the last empty space of a Town', () => {
    expect(waits(movedIn('ch-merchant-4', { merchant: 'r-dijon' }))).toEqual(['dieAction']);
    const state = inAction('character', 1, { storehouse: ['ch-merchant-4'], merchant: 'antwerpen' });
    arrange(state, 1, { houses: ['antwerpen.h2'] });
    does(state, { type: 'placeCharacter', tile: 'ch-merchant-4', building: 0, floor: 1 });
    expect(offered(state, 'buildHouse')).toEqual([{ type: 'buildHouse', space: 'antwerpen.h1' }]);
  });

  rule('Q8.17', 'from the roof of the Building that the Character fills can be the one it places', () => {
    const mine: Mine = { merchant: 'basel', supply: { houses: 0 }, storehouse: ['ch-merchant-4'] };
    const state = inAction('character', 1, mine);
    does(state, { type: 'placeCharacter', tile: 'ch-merchant-4', building: 3, floor: 1 }, inBasel);
    expect(playerOf(state, 0)).toMatchObject({ houses: ['tiletum.h1', 'basel.h1'], supply: { houses: 0 } });
  });
});
