import { RESOURCES, type Price } from '../../../../src/content';
import { reveals } from '../../../../src/rules/moves';
import { contract1, fulfilForLess } from '../../../../src/rules/silver/technologies/contracts';
import { turnUp } from '../../../../src/rules/silver/technologies/turnUp';
import { silverOf } from '../../../../src/rules/silver/miner';
import { playerOf } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { FULL_STOREHOUSE, arrange } from '../../situation/arranging';
import { bringing, does, doesWith } from '../../situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, refused, waits } from '../../situation/seeing';
import { byTier, onTier, research } from './situation';

const look = { type: 'turnUp' } as const;
const fulfil = (tile: string) => ({ type: 'fulfil', tile }) as const;

rule('S3.20', 'a Contract of one kind asks for one less, without a question', () => {
  const mine = { storehouse: ['c-wool5'], goods: { wool: 4 } };
  const state = onTier('contract', 1, 'king', 1, { mine });
  expect(byTier(does(state, fulfil('c-wool5')), 'contract1')).toEqual(['saved S3.20']);
  expect(owns(state)).toEqual({});
  expect(forbidden(onTier('contract', 0, 'king', 1, { mine }), fulfil('c-wool5'))).toBe('cannotPay R7.10');
});

rule('S3.20 SQ3.15', 'of two kinds the player says which one is less', () => {
  const mine = { storehouse: ['c-iron2wool2prospector'], goods: { wool: 2, iron: 2 } };
  const tile = 'c-iron2wool2prospector';
  const state = onTier('contract', 1, 'king', 1, { mine });
  expect(forbidden(state, fulfil(tile))).toBe('nameLess S3.20');
  expect(offered(state, 'fulfilForLess')).toEqual([
    { type: 'fulfilForLess', tile, less: 'wool' },
    { type: 'fulfilForLess', tile, less: 'iron' },
  ]);
  expect(forbidden(state, { type: 'fulfilForLess', tile, less: 'gold' })).toBe('nothingLess S3.20');
  const events = does(state, { type: 'fulfilForLess', tile, less: 'iron' });
  expect(byTier(events, 'contract1')).toEqual(['saved S3.20']);
  expect(events.flatMap(event => (event.what === 'saved' ? event.price : []))).toEqual([{ iron: 1 }]);
  expect(owns(state)).toEqual({ iron: 1 });
  const without = onTier('contract', 0, 'king', 1, { mine });
  expect(forbidden(without, { type: 'fulfilForLess', tile, less: 'iron' })).toBe('nothingLess S3.20');
});

rule(
  'S3.20 SQ3.15',
  'one less of the identical part, or of the other; both together where they are one kind',
  () => {
    const tile = 'c-wool2any3';
    const goods = { wool: 4, gold: 3 };
    const state = onTier('contract', 1, 'king', 1, { mine: { storehouse: [tile], goods } });
    expect(isOffered(state, { type: 'fulfil', tile, identical: 'wool' })).toBe(true);
    expect(refused(state, { type: 'fulfil', tile, identical: 'gold' })).toBe('nameLess');
    expect(refused(state, { type: 'fulfilForLess', tile, less: 'wool', identical: 'wool' })).toBe(
      'nothingLess',
    );
    does(state, { type: 'fulfilForLess', tile, less: 'gold', identical: 'gold' });
    expect(owns(state)).toEqual({ wool: 2, gold: 1 });
  },
);

rule(
  'S3.20 SQ3.15',
  'what can be named: the kinds that it asks for, with every kind for the identical part',
  () => {
    const storehouse = ['b-vp4', 'c-any3', 'c-wool2any3'];
    const goods = { gold: 9, food: 9, wool: 9, stone: 9, iron: 9 };
    const state = onTier('contract', 1, 'king', 1, { mine: { storehouse, goods } });
    const named = fulfilForLess
      .candidates(state, 0)
      .map(({ tile, less, identical }) => [tile, less, identical]);
    expect(named).toEqual(
      (['gold', 'food', 'stone', 'iron'] as const).flatMap(identical =>
        RESOURCES.filter(less => less === 'wool' || less === identical).map(less => [
          ...['c-wool2any3', less, identical],
        ]),
      ),
    );
    expect(offered(state, 'fulfilForLess')).toHaveLength(8);
    const none = onTier('contract', 0, 'king', 1, { mine: { storehouse, goods } });
    expect(offered(none, 'fulfilForLess')).toEqual([]);
  },
);

rule('S3.20 R7.6', 'a Contract that lies elsewhere stays as it is', () => {
  const state = onTier('contract', 1, 'king', 1, { mine: { goods: { wool: 2, iron: 2 } } });
  const move = { type: 'fulfilForLess', tile: 'c-iron2wool2prospector', less: 'iron' } as const;
  expect(forbidden(state, move)).toBe('notInStorehouse R7.6');
});

rule('S3.20 SQ3.15', 'a part may fall to 0, the whole asks for 1 at least', () => {
  const state = onTier('contract', 1, 'king', 1);
  const { contract, lessContract } = contract1.changePrice ?? {};
  const tile = 'c-wool5';
  const whole = (price: Price) => contract?.(price, state, 0, { of: 'contract', tile });
  const named = (price: Price) => lessContract?.(price, state, 0, { of: 'lessContract', tile, less: 'iron' });
  expect([{ iron: 1 }, { iron: 2 }, { iron: 1, wool: 1 }].map(whole)).toEqual([
    { iron: 1 },
    { iron: 1 },
    { iron: 1, wool: 1 },
  ]);
  expect([{ iron: 1 }, { iron: 1, wool: 1 }].map(named)).toEqual([{ iron: 1 }, { iron: 0, wool: 1 }]);
});

rule('S3.20 S11.11', 'Contracts of Bonus tiles are included', () => {
  const mine = { storehouse: ['u-contract-wool4'], goods: { wool: 3 } };
  const state = onTier('contract', 1, 'king', 1, { mine });
  does(state, fulfil('u-contract-wool4'));
  expect(owns(state)).toEqual({});
});

rule('S3.22 SQ3.17', 'every exchange gives a Resource more, the first one two', () => {
  const state = onTier('contract', 3, 'contract', 3, { mine: { goods: { food: 2 } } });
  const change = { type: 'exchange', give: 'food', get: 'gold' } as const;
  const any = { type: 'chooseGoods', goods: { iron: 1 } } as const;
  does(state, change);
  const events = [...does(state, any), ...does(state, any)];
  expect(byTier(events, 'contract3')).toEqual(['gain S3.22']);
  does(state, change, any);
  expect([owns(state), waits(state)]).toEqual([{ gold: 2, iron: 3 }, ['dieAction']]);
});

rule('SQ3.23', 'in side Actions too', () => {
  const state = onTier('contract', 3, 'king', 1, {
    mine: { goods: { food: 1 }, storehouse: ['b-joker1-1'] },
  });
  arrange(state, it => {
    it.facts = { exchanged: true };
  });
  does(state, { type: 'useHelper', tile: 'b-joker1-1' }, { type: 'declare', action: 'contract' });
  does(state, { type: 'exchange', give: 'food', get: 'gold' });
  expect(waits(state)).toEqual(['gainAny']);
});

const THREE = ['c-any3', 'c-iron3', 'c-wool3'] as const;

/** Seat 0 is in a Contract Action and turns up three Contracts. */
function looking(points: number, mine: object = {}, tier = 2, three: readonly string[] = THREE) {
  const state = onTier('contract', tier, 'contract', points, { mine });
  arrange(state, it => {
    it.offers.contract = it.offers.contract.map(() => null);
    it.piles.contract = [...three, 'c-wool5'];
  });
  doesWith(bringing(...three), state, look);
  return state;
}

rule('S3.21 SQ3.16', 'three are turned up, each is kept for 2 points, the rest goes under', () => {
  const state = looking(5);
  expect([silverOf(state).aside, state.undoable]).toEqual([THREE, 0]);
  for (const type of ['keepTile', 'putUnder'] as const)
    expect(offered(state, type).map(({ tile }) => tile)).toEqual(THREE);
  expect(forbidden(state, { type: 'keepTile', tile: 'c-wool5' })).toBe('notAside SQ3.11');
  does(state, { type: 'keepTile', tile: 'c-iron3' }, { type: 'keepTile', tile: 'c-any3' });
  expect(forbidden(state, { type: 'keepTile', tile: 'c-wool3' })).toBe('tooFewPoints S3.21');
  expect(byTier(does(state, { type: 'putUnder', tile: 'c-wool3' }), 'contract2')).toEqual(['under S3.21']);
  expect([playerOf(state, 0).storehouse, pointsLeft(state)]).toEqual([['c-iron3', 'c-any3'], 1]);
  expect(state.piles.contractBottom).toEqual(['c-wool3']);
});

rule('S3.21', 'two points are enough for one, and nothing is sorted where nothing was turned up', () => {
  const state = looking(2);
  does(state, { type: 'keepTile', tile: 'c-any3' });
  does(state, ...(['c-iron3', 'c-wool3'] as const).map(tile => ({ type: 'putUnder', tile }) as const));
  expect([playerOf(state, 0).storehouse, pointsLeft(state)]).toEqual([['c-any3'], 0]);
  const before = onTier('contract', 2, 'contract', 2);
  for (const type of ['keepTile', 'putUnder'] as const)
    expect(forbidden(before, { type, tile: 'c-any3' })).toBe('notNow R8.3');
});

rule('SQ3.16', 'one that may never be held goes under by itself when it is the last, not before', () => {
  const crest = 'c-crest-cup';
  const state = looking(4, { storehouse: ['b-crest-cup-1'] }, 2, [crest, 'c-iron3', 'c-wool3']);
  does(state, { type: 'putUnder', tile: 'c-iron3' });
  expect(silverOf(state).aside).toEqual([crest, 'c-wool3']);
  does(state, { type: 'keepTile', tile: 'c-wool3' });
  expect([silverOf(state).aside, waits(state)]).toEqual([[], ['dieAction']]);
  expect(state.piles.contractBottom).toEqual(['c-iron3', crest]);
});

rule('S3.21 SQ3.16', 'once in each main Contract Action, at any moment of it', () => {
  const state = looking(5);
  does(state, ...THREE.map(tile => ({ type: 'putUnder', tile }) as const));
  expect(forbidden(state, look)).toBe('notNow R8.3');
  const later = onTier('contract', 2, 'contract', 2, { mine: { goods: { food: 1 } } });
  does(later, { type: 'exchange', give: 'food', get: 'gold' }, { type: 'chooseGoods', goods: { iron: 1 } });
  expect(isOffered(later, look)).toBe(true);
  const side = onTier('contract', 2, 'king', 1, { mine: { storehouse: ['b-joker1-1'] } });
  does(side, { type: 'useHelper', tile: 'b-joker1-1' }, { type: 'declare', action: 'contract' });
  expect(offered(side, 'turnUp')).toEqual([]);
});

rule('S3.21', 'without a Contract in the pile or under it nothing is turned up', () => {
  const state = onTier('contract', 2, 'contract', 2);
  arrange(state, it => {
    it.piles.contract = [];
  });
  expect(forbidden(state, look)).toBe('pileEmpty S3.21');
  expect(turnUp.candidates(onTier('contract', 2, 'king', 2), 0)).toEqual([]);
});

rule('S3.33', 'what was put under is known: only the pile itself hides what is turned up', () => {
  const state = onTier('contract', 2, 'contract', 2);
  expect(reveals(state, 'turnUp')).toBe(true);
  arrange(state, it => {
    it.piles.contract = [];
    it.piles.contractBottom = ['c-wool5'];
  });
  expect(isOffered(state, look)).toBe(true);
  expect(reveals(state, 'turnUp')).toBe(false);
});

rule('S3.21 SQ3.16', 'also with no point left, which a Task may bring', () => {
  const state = onTier('contract', 2, 'contract', 0);
  expect(isOffered(state, look)).toBe(true);
});

rule('S3.21 SQ3.2', 'the tier has to be owned when the Action begins', () => {
  const late = onTier('contract', 1, 'contract', 2, { silver: 2, mine: { goods: { food: 1 } } });
  does(late, { type: 'exchange', give: 'food', get: 'gold' }, { type: 'chooseGoods', goods: { iron: 1 } });
  does(late, research('contract'));
  expect(offered(late, 'turnUp')).toEqual([]);
  const early = onTier('contract', 1, 'contract', 2, { silver: 2 });
  does(early, research('contract'));
  expect(isOffered(early, look)).toBe(true);
});

rule('SQ3.16', 'a Task may make room between', () => {
  const [, ...others] = FULL_STOREHOUSE;
  const state = looking(5, { storehouse: ['b-gold2vp2-1', ...others] });
  expect(forbidden(state, { type: 'keepTile', tile: 'c-any3' })).toBe('storehouseFull R5.22');
  does(state, { type: 'useHelper', tile: 'b-gold2vp2-1' });
  does(state, { type: 'keepTile', tile: 'c-any3' });
  expect(playerOf(state, 0).storehouse).toContain('c-any3');
});

rule('S3.21 SQ3.11', 'what was put under comes up when the pile is used up, the first one first', () => {
  const state = looking(2);
  does(
    state,
    ...(['c-wool3', 'c-any3', 'c-iron3'] as const).map(tile => ({ type: 'putUnder', tile }) as const),
  );
  arrange(state, it => {
    it.piles.contract = [];
  });
  does(state, { type: 'endTurn' });
  expect(state.offers.contract.filter(tile => tile !== null).toReversed()).toEqual([
    'c-wool3',
    'c-any3',
    'c-iron3',
  ]);
  expect(state.piles).not.toHaveProperty('contractBottom');
});
