import { RESOURCES, type Goods, type Resource } from '../../src/content';
import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { inAction } from './situation/moments';
import { begins, does } from './situation/playing';
import { offered, owns, refused, scored, waits } from './situation/seeing';

/** What every Contract asks for and scores. */

const fulfil = (tile: string, identical?: Resource): Move => ({
  type: 'fulfil',
  tile,
  ...(identical && { identical }),
});

/** Seat 0 holds this Contract and these goods; the first Contract space adds one point. */
const holding = (tile: string, goods: Goods): State => inAction('king', 1, { storehouse: [tile], goods });

describe('a Contract', () => {
  const CONTRACTS: (readonly [string, string, Goods & { identical?: number }, number, string?])[] = [
    ['R8.60', 'b-any1-1', { identical: 1 }, 1],
    ['R8.60', 'b-any1-2', { identical: 1 }, 1],
    ['R8.60', 'c-any3', { identical: 3 }, 3],
    ['R8.60', 'c-any5', { identical: 5 }, 6],
    ['R8.60', 'c-any7', { identical: 7 }, 10],
    ['R8.60', 'c-any8', { identical: 8 }, 13],
    ['R8.61', 'b-iron2', { iron: 2 }, 2],
    ['R8.61', 'c-iron3', { iron: 3 }, 4],
    ['R8.61', 'c-iron9', { iron: 9 }, 17],
    ['R8.62', 'c-iron5', { iron: 5 }, 7],
    ['R8.62', 'c-iron7', { iron: 7 }, 11],
    ['R8.63', 'b-wool2', { wool: 2 }, 2],
    ['R8.63', 'c-wool3', { wool: 3 }, 4],
    ['R8.63', 'c-wool9', { wool: 9 }, 17],
    ['R8.64', 'c-wool5', { wool: 5 }, 7, 'move'],
    ['R8.64', 'c-wool7', { wool: 7 }, 11, 'move'],
    ['R8.65', 'c-any2iron2', { identical: 2, iron: 2 }, 5],
    ['R8.65', 'c-any3iron3', { identical: 3, iron: 3 }, 8],
    ['R8.66', 'c-any2wool2', { identical: 2, wool: 2 }, 5],
    ['R8.66', 'c-any3wool3', { identical: 3, wool: 3 }, 8],
    ['R8.67 Q8.21', 'b-iron1wool1-1', { iron: 1, wool: 1 }, 2],
    ['R8.67 Q8.21', 'b-iron1wool1-2', { iron: 1, wool: 1 }, 2],
    ['R8.67', 'c-iron2wool2', { iron: 2, wool: 2 }, 6],
    ['R8.67', 'c-iron4wool4', { iron: 4, wool: 4 }, 12],
    ['R8.68', 'c-iron3wool3', { iron: 3, wool: 3 }, 9, 'act'],
    ['R8.68', 'c-iron5wool5', { iron: 5, wool: 5 }, 16, 'act'],
  ];
  for (const [ids, tile, { identical, ...fixed }, points, reward = 'dieAction'] of CONTRACTS)
    rule(ids, `${tile} scores ${points} for exactly what it asks`, () => {
      const type = identical === undefined ? undefined : 'stone';
      const goods = { gold: 9, ...fixed, ...(identical && { stone: identical }) };
      for (const short of RESOURCES.filter(resource => resource !== 'gold' && resource in goods)) {
        const state = holding(tile, { ...goods, [short]: (goods[short] ?? 0) - 1 });
        expect(refused(state, fulfil(tile, type))).toBe('cannotPay');
      }
      const state = holding(tile, goods);
      expect(scored(does(state, fulfil(tile, type)), 0)).toBe(points + 1);
      expect([owns(state), waits(state)]).toEqual([{ gold: 9 }, [reward]]);
      expect(playerOf(state, 0)).toMatchObject({ contracts: [tile], storehouse: [] });
    });

  rule('R8.70', 'that is fulfilled stays on its space', () => {
    const state = holding('c-iron3', { iron: 9 });
    does(state, fulfil('c-iron3'));
    expect(refused(state, fulfil('c-iron3'))).toBe('notInStorehouse');
    does(state, { type: 'endTurn' });
    begins('cleanup', state);
    expect(playerOf(state, 0).contracts).toEqual(['c-iron3']);
  });
});

describe('identical Resources', () => {
  for (const type of RESOURCES)
    rule('R8.69 Q8.13', `may be ${type}`, () => {
      const state = holding('c-any3', { [type]: 3 });
      expect(offered(state, 'fulfil')).toEqual([fulfil('c-any3', type)]);
      does(state, fulfil('c-any3', type));
      expect(owns(state)).toEqual({});
    });

  rule('R8.69', 'are of one type, and it is named', () => {
    const state = holding('c-any3', { gold: 2, food: 2, wool: 2, stone: 2, iron: 2 });
    for (const type of RESOURCES) expect(refused(state, fulfil('c-any3', type))).toBe('cannotPay');
    expect(refused(state, fulfil('c-any3'))).toBe('nameIdentical');
    expect(refused(holding('c-iron3', { iron: 9 }), fulfil('c-iron3', 'iron'))).toBe('nothingIdentical');
  });

  rule('X12 R8.65 R8.69 Q8.14', 'may be of the fixed type, if there is enough of it', () => {
    expect(refused(holding('c-any3iron3', { iron: 5 }), fulfil('c-any3iron3', 'iron'))).toBe('cannotPay');
    const state = holding('c-any3iron3', { iron: 6 });
    does(state, fulfil('c-any3iron3', 'iron'));
    expect(owns(state)).toEqual({});
  });

  rule('R8.66 Q8.14', 'may be of the fixed type with Wool too', () => {
    expect(refused(holding('c-any2wool2', { wool: 3 }), fulfil('c-any2wool2', 'wool'))).toBe('cannotPay');
    const state = holding('c-any2wool2', { wool: 5 });
    does(state, fulfil('c-any2wool2', 'wool'));
    expect(owns(state)).toEqual({ wool: 1 });
  });
});
