import type { Resource } from '../../../../src/content';
import { spendAsGold } from '../../../../src/rules/silver/technologies/asGold';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { forbidden, isOffered, offered, owns, refused, told, waits } from '../../situation/seeing';
import { arrangeMiner, below, owned } from '../situation';
import { beforeTheDie, byTier, onTier, research, takes } from './situation';

const choose = (resource: Resource) => ({ type: 'chooseBonus', resource }) as const;
const named = (count: number) => ({ type: 'spendAsGold', count }) as const;
const buy = (resource: Resource) => ({ type: 'buy', resource }) as const;
const GREY = { colour: 'darkGrey', value: 2 } as const;

rule('S3.23 S1.6', 'on reaching the tier one of the free tiles is taken, for good', () => {
  const state = onTier('resource', 0, 'king', 1, { silver: 1 });
  arrangeMiner(state, 1, { bonus: 'wool' });
  does(state, research('resource'));
  expect(offered(state, 'chooseBonus').map(({ resource }) => resource)).toEqual(['food', 'stone', 'iron']);
  expect(forbidden(state, choose('wool'))).toBe('bonusTaken S3.23');
  expect(forbidden(state, choose('gold'))).toBe('bonusTaken S3.23');
  expect(refused(state, { type: 'pass' })).toBe('gainInFull');
  expect(byTier(does(state, choose('stone')), 'resource1')).toEqual(['bonusTile S3.23']);
  expect([owned(state, 'bonus'), waits(state)]).toEqual(['stone', ['dieAction']]);
});

rule('SQ3.24', 'the fourth player gets the last one without a question', () => {
  const state = onTier('resource', 0, 'king', 1, { silver: 1, players: 4 });
  (['food', 'wool', 'iron'] as const).forEach((bonus, index) => arrangeMiner(state, index + 1, { bonus }));
  does(state, research('resource'));
  expect([owned(state, 'bonus'), waits(state)]).toEqual(['stone', ['dieAction']]);
});

/** Seat 0 has the tile of stone. */
function withStone(goods: Partial<Record<Resource, number>>, tier = 1) {
  const state = onTier('resource', tier, 'contract', 3, { mine: { goods } });
  arrangeMiner(state, 0, { bonus: 'stone' });
  return state;
}

rule('S3.23 SQ3.18', 'tokens of the tile stand in for Gold that lacks', () => {
  const state = withStone({ gold: 1, stone: 2 });
  const events = does(state, buy('iron'));
  expect(byTier(events, 'resource1')).toEqual(['paidAsGold S3.23']);
  expect(owns(state)).toEqual({ stone: 1, iron: 1 });
  expect(forbidden(state, buy('iron'))).toBe('cannotPay R7.3');
  const other = withStone({ gold: 1, wool: 2 });
  expect(forbidden(other, buy('iron'))).toBe('cannotPay R7.3');
});

rule('S3.23 SQ3.18', 'where Gold is at hand too their owner names how many, for one payment', () => {
  const state = withStone({ gold: 4, stone: 3 });
  expect(offered(state, 'spendAsGold')).toEqual([named(1), named(2), named(3)]);
  expect(byTier(does(state, named(2)), 'resource1')).toEqual(['asGold S3.23']);
  expect(forbidden(state, named(1))).toBe('noChoiceOfGold S3.23');
  expect(offered(state, 'spendAsGold')).toEqual([]);
  expect(byTier(does(state, buy('iron')), 'resource1')).toEqual(['paidAsGold S3.23', 'asGold S3.23']);
  expect(owns(state)).toEqual({ gold: 4, stone: 1, iron: 1 });
  does(state, buy('iron'));
  expect(owns(state)).toEqual({ gold: 2, stone: 1, iron: 2 });
  expect(forbidden(state, named(2))).toBe('cannotPay S3.23');
  const none = withStone({ stone: 3 });
  expect(forbidden(none, named(1))).toBe('noChoiceOfGold S3.23');
  expect(forbidden(onTier('resource', 0, 'king', 1), named(1))).toBe('noBonusTile S3.23');
});

rule('S3.23', 'nothing is named without the tile, or where there is no Gold beside the tokens', () => {
  const none = onTier('resource', 0, 'king', 1, { mine: { goods: { gold: 4, stone: 2 } } });
  const tried = [none, withStone({ stone: 3 }), withStone({ gold: 3 })].map(state =>
    spendAsGold.candidates(state, 0),
  );
  expect(tried).toEqual([[], [], []]);
});

rule('SQ3.18', 'of a tablet’s price too: half in Gold, half in tokens', () => {
  const miner = { tiers: [1, 0, 0], bonus: 'stone', prospectors: ['II-A.budweis'] } as const;
  const technologies = ['resource', 'die', 'joker'] as const;
  const mine = { goods: { gold: 2, stone: 1 } };
  const state = below('prospector', 2, miner, mine, { technologies });
  does(state, { type: 'step', piece: 'prospector', to: 'II-A.kremnitz' });
  expect(offered(state, 'spendAsGold')).toEqual([named(1)]);
  does(state, named(1), { type: 'payFor' });
  expect([owns(state), waits(state)]).toEqual([{ gold: 1 }, ['placeMine']]);
});

rule('SQ3.18', 'what the price asks for in tokens is not named away', () => {
  const mine = { storehouse: ['c-wool2any3'], goods: { wool: 4, gold: 2 } };
  const state = onTier('resource', 1, 'king', 1, { mine });
  arrangeMiner(state, 0, { bonus: 'wool' });
  does(state, named(3), { type: 'fulfil', tile: 'c-wool2any3', identical: 'gold' });
  expect(owns(state)).toEqual({ gold: 1 });
});

rule('SQ3.18', 'a price without Gold leaves what was named for the next one', () => {
  const mine = { goods: { gold: 4, stone: 2 } };
  const state = onTier('resource', 1, 'contract', 3, { mine, silver: 2 });
  arrangeMiner(state, 0, { bonus: 'stone' });
  does(state, named(1), research('resource'), buy('iron'));
  expect(owns(state)).toEqual({ gold: 3, stone: 1, iron: 1 });
});

rule(
  'SQ3.18',
  'dice, identical sets and Cathedrals too; tokens that the price itself asks for are no Gold',
  () => {
    const die = beforeTheDie('resource', 1, [GREY], { mine: { goods: { stone: 2 } } });
    arrangeMiner(die, 0, { bonus: 'stone' });
    expect(isOffered(die, takes(GREY, { to: 1 }))).toBe(true);
    const mine = { storehouse: ['c-any5'], goods: { gold: 3, stone: 2 } };
    const set = onTier('resource', 1, 'king', 1, { mine });
    arrangeMiner(set, 0, { bonus: 'stone' });
    does(set, { type: 'fulfil', tile: 'c-any5', identical: 'gold' });
    expect(owns(set).stone ?? 0).toBe(0);
    const wool = onTier('resource', 1, 'king', 1, {
      mine: { storehouse: ['c-wool2any3'], goods: { wool: 4 } },
    });
    arrangeMiner(wool, 0, { bonus: 'wool' });
    const move = { type: 'fulfil', tile: 'c-wool2any3', identical: 'gold' } as const;
    expect(forbidden(wool, move)).toBe('cannotPay R7.10');
    arrange(wool, 0, { goods: { wool: 5 } });
    does(wool, move);
  },
);

rule(
  'SQ3.18',
  'never where something is gained or counted: an exchange gives the Resource that it is',
  () => {
    const state = withStone({ stone: 2 });
    expect(refused(state, { type: 'exchange', give: 'gold', get: 'iron' })).toBe('cannotPay');
    expect(isOffered(state, { type: 'exchange', give: 'stone', get: 'gold' })).toBe(true);
  },
);

rule('S3.24', 'a die of the colour yields two more of the Resource, with its own', () => {
  const state = beforeTheDie('resource', 2, [GREY]);
  arrangeMiner(state, 0, { bonus: 'stone' });
  const events = does(state, takes(GREY));
  expect(told(events).filter(each => each.startsWith('gain'))).toEqual(['gain R5.27', 'gain S3.24']);
  expect(owns(state)).toEqual({ stone: 4 });
  const other = beforeTheDie('resource', 2, [GREY]);
  arrangeMiner(other, 0, { bonus: 'wool' });
  does(other, takes(GREY));
  expect(owns(other)).toEqual({ stone: 2 });
});

rule('S3.24 SQ3.2', 'the tier has to be owned when the die is taken', () => {
  const state = beforeTheDie('resource', 1, [GREY], { silver: 2 });
  arrangeMiner(state, 0, { bonus: 'stone' });
  arrange(state, it => {
    it.wheel.tiles = Object.fromEntries(it.wheel.actions.map(action => [action, 'b-vp4']));
    it.wheel.tiles.prospector = 'b-king3';
  });
  const action = offered(state, 'takeDie')[0]?.action;
  does(state, takes(GREY, action && { action }), research('resource'), { type: 'pass' });
  expect(owns(state)).toEqual({ stone: 2 });
});

rule('SQ3.19', 'the colour of the die counts, and so does the Resource that it yields', () => {
  const goods = (bonus: Resource, resource: Resource) => {
    const state = beforeTheDie('resource', 2, [GREY], { mine: { storehouse: ['b-colour-plus1'] } });
    arrangeMiner(state, 0, { bonus });
    does(state, { type: 'useHelper', tile: 'b-colour-plus1' }, { type: 'recolour', resource }, takes(GREY));
    return owns(state);
  };
  expect(goods('stone', 'wool')).toEqual({ wool: 2, stone: 2 });
  expect(goods('wool', 'wool')).toEqual({ wool: 4 });
  expect(goods('iron', 'wool')).toEqual({ wool: 2 });
});
