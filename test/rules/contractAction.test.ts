import { RESOURCES, type Resource } from '../../src/content';
import { playerOf, type Move } from '../../src/rules/model';
import { rule } from '../rule';
import { arrange, SIX_CONTRACTS, TAKING_LIMITS, type Mine } from './situation/arranging';
import { inAction, tookDie } from './situation/moments';
import { bringing, does, doesWith } from './situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, told, waits } from './situation/seeing';

/** The Contract Action: tiles of the Contract offer, and exchanges. */

const OFFER = ['c-any3', 'c-iron3', 'c-crest-lion', 'c-wool3', 'c-any5'];

const take = (tile: string): Move => ({ type: 'takeContract', tile });
const exchange = (give: Resource, get: Resource): Move => ({ type: 'exchange', give, get });
const choose = (resource: Resource, count = 1): Move => ({
  type: 'chooseGoods',
  goods: { [resource]: count },
});

/** A Contract Action before the offer of OFFER. */
function acting(points: number, mine?: Mine) {
  const state = inAction('contract', points, mine);
  arrange(state, it => {
    it.offers.contract = [...OFFER];
  });
  return state;
}

rule('E11 R6.1 R6.50 R6.51 R6.52 R6.53', 'six points: an exchange with its bonus and two tiles', () => {
  const state = tookDie('contract', 1, { goods: { food: 1 } });
  arrange(state, it => {
    it.offers.contract = [...OFFER];
  });
  const moves = [exchange('food', 'gold'), choose('iron'), take('c-wool3'), take('c-any3')];
  const events = does(state, ...moves);
  expect(told(events)).toEqual(['pay R6.52', 'gain R6.52', 'gain R6.53', 'take R6.50', 'take R6.50']);
  expect(owns(state)).toEqual({ gold: 1, iron: 1, stone: 1 });
  expect(playerOf(state, 0).storehouse).toEqual(['c-wool3', 'c-any3']);
  expect(state.offers.contract).toEqual([null, 'c-iron3', 'c-crest-lion', null, 'c-any5']);
  expect(pointsLeft(state)).toBe(0);
});

const COSTS = [3, 3, 2, 2, 1];

for (const [at, cost] of COSTS.entries())
  rule('R6.50 R6.3 Q6.13', `the tile on space ${at + 1} costs ${cost}, whatever it is`, () => {
    for (const tile of ['c-crest-cup', 'c-wool9']) {
      const state = acting(cost);
      arrange(state, it => {
        it.offers.contract[at] = tile;
      });
      expect(isOffered(state, take(tile))).toBe(true);
      does(state, take(tile));
      expect(playerOf(state, 0).storehouse).toEqual([tile]);
      expect(pointsLeft(state)).toBe(0);
      const poorer = acting(cost - 1);
      arrange(poorer, it => {
        it.offers.contract[at] = tile;
      });
      expect(forbidden(poorer, take(tile))).toBe('tooFewPoints R6.3');
    }
  });

rule('R6.50', 'a tile that does not lie in the offer cannot be taken', () => {
  const state = acting(6);
  expect(forbidden(state, take('c-wool9'))).toBe('notInOffer R6.50');
  does(state, take('c-any3'));
  expect(forbidden(state, take('c-any3'))).toBe('notInOffer R6.50');
  expect(offered(state, 'takeContract').map(({ tile }) => tile)).toEqual(OFFER.slice(1));
});

rule('R6.51 R6.50', 'within the turn the rest of the offer stays where it is, at its price', () => {
  const state = acting(3, { storehouse: ['b-contract3'] });
  const pile = [...state.piles.contract];
  does(state, { type: 'useHelper', tile: 'b-contract3' }, take('c-any3'));
  expect(state.offers.contract).toEqual([null, ...OFFER.slice(1)]);
  does(state, take('c-any5'));
  expect(state.offers.contract).toEqual([null, 'c-iron3', 'c-crest-lion', 'c-wool3', null]);
  expect(state.piles.contract).toEqual(pile);
  expect(pointsLeft(state)).toBe(2);
  does(state, take('c-wool3'));
  expect(pointsLeft(state)).toBe(0);
});

rule(
  'X7 R5.32 R6.51',
  'after the turn the rest slides to the right and new tiles come in on the left',
  () => {
    const state = acting(5);
    does(state, take('c-iron3'), take('c-wool3'));
    arrange(state, it => {
      it.piles.contract = ['c-iron9', 'c-iron7', 'c-iron5'];
    });
    doesWith(bringing('c-iron7', 'c-iron9'), state, { type: 'endTurn' });
    expect(state.offers.contract).toEqual(['c-iron9', 'c-iron7', 'c-any3', 'c-crest-lion', 'c-any5']);
    expect(state.piles.contract).toEqual(['c-iron5']);
  },
);

for (const [reason, tile, reached, free] of TAKING_LIMITS)
  rule('R6.54', `the limits of the own board hold: ${reason}`, () => {
    const before = (mine: Mine) => {
      const state = acting(6, mine);
      arrange(state, it => {
        it.offers.contract[0] = tile;
      });
      return state;
    };
    expect(forbidden(before(reached), take(tile))).toBe(reason);
    expect(isOffered(before(reached), take(tile))).toBe(false);
    expect(forbidden(before(free), take(tile))).toBeUndefined();
  });

rule('R6.54', 'six covered Contract spaces do not keep a Crest out', () =>
  expect(forbidden(acting(6, { contracts: [...SIX_CONTRACTS] }), take('c-crest-lion'))).toBeUndefined(),
);

for (const give of RESOURCES)
  rule('R6.52 Q6.11', `${give} is exchanged for any other Resource`, () => {
    for (const get of RESOURCES) {
      const state = acting(2, { goods: { [give]: 1 } });
      arrange(state, it => {
        it.facts.exchanged = true;
      });
      expect(isOffered(state, exchange(give, get))).toBe(give !== get);
      expect(forbidden(state, exchange(give, get))).toBe(give === get ? 'sameResource R6.52' : undefined);
      if (give === get) continue;
      does(state, exchange(give, get));
      expect(owns(state)).toEqual({ [get]: 1 });
      expect(pointsLeft(state)).toBe(1);
    }
  });

rule('R6.52 R6.3', 'a Resource one does not have cannot be exchanged, nor without a point', () => {
  const state = acting(1, { goods: { wool: 1 } });
  expect(forbidden(state, exchange('food', 'wool'))).toBe('cannotPay R6.52');
  expect(isOffered(state, exchange('food', 'wool'))).toBe(false);
  expect(forbidden(state, exchange('wool', 'food'))).toBeUndefined();
  expect(forbidden(acting(0, { goods: { wool: 1 } }), exchange('wool', 'food'))).toBe('tooFewPoints R6.3');
});

rule('R6.53 Q6.12', 'the first exchange brings one Resource of any type, even the one given away', () => {
  for (const bonus of RESOURCES) {
    const state = acting(1, { goods: { food: 1 } });
    does(state, exchange('food', 'wool'));
    expect(waits(state)).toEqual(['gainAny']);
    expect(offered(state, 'chooseGoods')).toHaveLength(RESOURCES.length);
    expect(forbidden(state, choose(bonus, 2))).toBe('wrongCount R8.5');
    does(state, choose(bonus));
    expect(owns(state)).toEqual(bonus === 'wool' ? { wool: 2 } : { wool: 1, [bonus]: 1 });
    expect(pointsLeft(state)).toBe(0);
  }
});

rule('X8 R6.53', 'only the first of two exchanges brings the bonus', () => {
  const state = acting(2, { goods: { food: 2 } });
  does(state, exchange('food', 'wool'), choose('iron'), exchange('food', 'stone'));
  expect(waits(state)).toEqual(['dieAction']);
  expect(owns(state)).toEqual({ wool: 1, iron: 1, stone: 1 });
});

rule('X32 R6.53 Q6.10', 'the first exchange of the turn counts, in whichever Action it happens', () => {
  const state = acting(2, { goods: { food: 2 }, storehouse: ['b-contract2-1'] });
  does(state, { type: 'useHelper', tile: 'b-contract2-1' }, exchange('food', 'wool'), choose('iron'));
  does(state, { type: 'pass' }, exchange('food', 'stone'));
  expect(waits(state)).toEqual(['dieAction']);
  expect(owns(state)).toEqual({ wool: 1, iron: 1, stone: 1 });
});

rule('R6.53 Q6.10', 'the next turn has its own first exchange', () => {
  const state = acting(1, { goods: { food: 2 }, storehouse: ['b-contract2-1'] });
  arrange(state, it => {
    it.order = [0];
  });
  does(state, exchange('food', 'wool'), choose('iron'), { type: 'endTurn' });
  does(state, { type: 'useHelper', tile: 'b-contract2-1' }, exchange('food', 'stone'));
  expect(waits(state)).toEqual(['gainAny']);
});
