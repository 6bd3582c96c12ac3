import { RESOURCES, type Resource } from '../../../src/content';
import { playerOf, type MoveOf } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { movedIn } from '../situation/moments';
import { does } from '../situation/playing';
import { forbidden, offered, owns, pointsLeft, refused, told, waits } from '../situation/seeing';
import { aSilverGame, arrangeMiner, below, layDie, owned } from './situation';

const use = (tile: string) => ({ type: 'useHelper', tile }) as const;

rule('S11.1 S2.1', 'a Helper with a Silver, without a price, and one that unlocks a Mine', () => {
  const state = below('king', 1, {}, { storehouse: ['u-silver1-1', 'u-mine1-1'] });
  expect(told(does(state, use('u-silver1-1'), use('u-mine1-1')))).toEqual(
    expect.arrayContaining(['silver R7.20', 'unlock R7.20']),
  );
  expect([owned(state, 'silver'), owned(state, 'locked'), owned(state, 'supply')]).toEqual([1, 2, 3]);
  expect(playerOf(state, 0).storehouse).toEqual([]);
});

rule('S11.2', 'a paid Helper takes its whole price when it is used', () => {
  const mine = { storehouse: ['u-gold-silver-1', 'u-silver-any3-1'], goods: { gold: 3 } };
  const state = below('king', 1, {}, mine);
  expect(forbidden(state, use('u-silver-any3-1'))).toBe('cannotPay R7.20');
  does(state, use('u-gold-silver-1'));
  expect([owns(state), owned(state, 'silver')]).toEqual([{ gold: 1 }, 1]);
  does(state, use('u-silver-any3-1'));
  expect([owned(state, 'silver'), pointsLeft(state)]).toEqual([0, 3]);
});

rule('SQ11.9', 'a paid Helper stays while it cannot be paid, and what it offers may be left', () => {
  const state = below('king', 1, {}, { storehouse: ['u-silver-king4'], goods: {} });
  expect(refused(state, use('u-silver-king4'))).toBe('cannotPay');
  arrangeMiner(state, 0, { silver: 1 });
  does(state, use('u-silver-king4'), { type: 'pass' });
  expect([playerOf(state, 0).storehouse, owned(state, 'silver')]).toEqual([[], 0]);
});

rule('SQ11.9 SQ6.1', 'a Mine Helper may be used up with no Mine left', () => {
  const state = below('king', 1, { locked: 0, supply: 5 }, { storehouse: ['u-mine1-1'] });
  does(state, use('u-mine1-1'));
  expect([playerOf(state, 0).storehouse, owned(state, 'supply')]).toEqual([[], 5]);
});

rule('S11.1 S2.1', 'five Resources of one kind, never Silver', () => {
  const state = below('king', 1, { silver: 1 }, { storehouse: ['u-silver-identical5-1'], goods: {} });
  does(state, use('u-silver-identical5-1'));
  expect(offered(state, 'chooseKind').map(({ resource }) => resource)).toEqual([
    ...['gold', 'food', 'wool', 'stone', 'iron'],
  ]);
  expect(forbidden(state, { type: 'pass' })).toBe('gainInFull Q8.1');
  const wool = { type: 'chooseKind', resource: 'wool' } as const;
  expect(told(does(state, wool))).toContain('gain R7.20');
  expect(owns(state)).toEqual({ wool: 5 });
  expect(forbidden(state, wool)).toBe('notNow R8.3');
});

rule('S11.3', 'another Resource and a point more, named before the die is taken', () => {
  const state = aSilverGame();
  arrange(state, 0, { storehouse: ['b-colour-plus1'], goods: {} });
  arrange(state, it => {
    layDie(it, 2);
    it.wheel.tiles = {};
  });
  expect(forbidden(state, recolours('iron'))).toBe('takeDieFirst R5.8');
  does(state, use('b-colour-plus1'));
  expect(waits(state)).toEqual(['recolour']);
  expect(offered(state, 'recolour').map(({ resource }) => resource)).toEqual([...RESOURCES]);
  expect(forbidden(state, { type: 'pass' })).toBe('gainInFull Q8.1');
  expect(told(does(state, recolours('iron')))).toEqual([
    ...['colour S11.3', 'promise S11.3', 'remove R7.20'],
  ]);
  const events = does(state, { type: 'takeDie', colour: 'darkGrey', value: 2, to: 2 });
  const kept = events.filter(({ rule: by }) => by === 'S11.3');
  expect(kept).toMatchObject([{ what: 'points', points: 1, source: { kind: 'helper' } }]);
  expect([owns(state), pointsLeft(state)]).toEqual([{ iron: 2 }, 6]);
});

rule(
  'S11.3',
  'with the die taken it is too late; no other tile is stopped, and nothing told without one',
  () => {
    const state = below('king', 1, {}, { storehouse: ['b-colour-plus1', 'ch-king-1', 'c-wool5', 'b-king3'] });
    expect(forbidden(state, use('b-colour-plus1'))).toBe('dieAlreadyTaken S11.3');
    for (const tile of ['ch-king-1', 'c-wool5']) expect(forbidden(state, use(tile))).toBe('notAHelper R7.20');
    expect(forbidden(state, use('b-king3'))).toBeUndefined();
    const plain = withColours();
    const events = does(plain, { type: 'takeDie', colour: 'darkGrey', value: 2, to: 2 });
    expect(told(events).filter(each => each.endsWith('S11.3'))).toEqual([]);
  },
);

const changes = (resource: Resource) => ({ type: 'chooseColour', resource }) as const;
const recolours = (resource: Resource) => ({ type: 'recolour', resource }) as const;

/** Seat 0 may take a dark grey 2 and has Helpers that change colours: two of the base, two of the box. */
function withColours() {
  const state = aSilverGame();
  const storehouse = ['b-colour-1', 'b-colour-2', 'b-colour-plus1', 'u-colour-plus1-1'];
  arrange(state, 0, { storehouse, goods: {} });
  arrange(state, it => {
    layDie(it, 2);
    it.wheel.tiles = {};
  });
  return state;
}

rule('S11.3', 'colour Helpers together: the last type counts, and every point', () => {
  const take = { type: 'takeDie', colour: 'darkGrey', value: 2, to: 2 } as const;
  const after = withColours();
  does(after, use('b-colour-plus1'), recolours('iron'), use('u-colour-plus1-1'), recolours('food'));
  does(after, use('b-colour-1'), changes('wool'), take);
  expect([owns(after), pointsLeft(after)]).toEqual([{ wool: 2 }, 7]);
  const before = withColours();
  does(before, use('b-colour-1'), changes('wool'), use('b-colour-plus1'), recolours('iron'), take);
  expect([owns(before), pointsLeft(before)]).toEqual([{ iron: 2 }, 6]);
});

rule('S11.3', 'two of the base still do not go together', () => {
  const after = withColours();
  does(after, use('b-colour-plus1'), recolours('iron'), use('b-colour-1'), changes('wool'));
  expect(refused(after, use('b-colour-2'))).toBe('colourAlreadyChanged');
  const before = withColours();
  does(before, use('b-colour-1'), changes('wool'), use('b-colour-plus1'), recolours('iron'));
  expect(refused(before, use('b-colour-2'))).toBe('colourAlreadyChanged');
});

rule('S11.5', 'the bonuses of the new Characters', () => {
  for (const [tile, gold, silver] of [
    ['ch-prospector-1', 2, 0],
    ['ch-prospector-2', 1, 1],
  ] as const) {
    const state = movedIn(tile, {}, { boxes: { silver: { firstGame: true } } });
    expect([playerOf(state, 0).goods.gold, owned(state, 'silver')]).toEqual([gold, silver]);
  }
  const unlocked = movedIn('ch-prospector-5', {}, { boxes: { silver: { firstGame: true } } });
  expect(owned(unlocked, 'locked')).toBe(2);
  const action = movedIn('ch-prospector-3', {}, { boxes: { silver: { firstGame: true } } });
  expect(action.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'prospector', points: 1 }]);
});

rule('S4.5 SQ4.2', 'a base bonus that builds may build below, but only where a Prospector stands', () => {
  const miner = { prospectors: ['I-A.clausthal', 'II-A.start'] };
  const state = below('king', 1, miner);
  arrange(state, it => {
    it.agenda.push({
      seat: 0,
      effects: [{ do: 'place', what: 'house', where: 'anywhere' }],
      source: { kind: 'crestSpace' },
    });
  });
  const spaces = offered(state, 'buildHouse').map(({ space }) => space);
  expect(spaces.filter(space => /^I+-/.test(space))).toEqual(['I-A.clausthal.h1', 'I-A.clausthal.h2']);
  does(state, { type: 'buildHouse', space: 'I-A.clausthal.h2' });
  expect(playerOf(state, 0).houses).toContain('I-A.clausthal.h2');
});

rule('SQ4.5', 'a leap of Merchant or Architect stays on the main map', () => {
  const state = below('king', 1);
  arrange(state, it => {
    it.agenda.push({
      seat: 0,
      effects: [{ do: 'relocate', piece: 'merchant' }],
      source: { kind: 'crestSpace' },
    });
  });
  expect(offered(state, 'relocate').filter(({ to }) => /^I+-/.test(to))).toEqual([]);
  expect(forbidden(state, { type: 'relocate', piece: 'merchant', to: 'I-A.goslar' })).toBe('otherMap R8.53');
});

rule('S11.10', 'nobody has two Crests of the new family', () => {
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'] }, { storehouse: ['b-crest-hammer'] });
  arrange(state, it => {
    it.map.tiles['I-A.goslar.b1'] = 'u-crest-hammer';
  });
  expect(refused(state, { type: 'pickUp', space: 'I-A.goslar.b1' })).toBe('crestOwned');
});

rule('S11.9 SQ11.5', 'a new Contract: identical Resources may be those of the other part', () => {
  const mine = { storehouse: ['c-wool2any3'], goods: { wool: 5 } };
  const state = below('king', 1, {}, mine);
  const { score } = playerOf(state, 0);
  does(state, { type: 'fulfil', tile: 'c-wool2any3', identical: 'wool' });
  // the first Contract space has a point of its own
  expect([owned(state, 'silver'), playerOf(state, 0).score - score]).toEqual([1, 4 + 1]);
  expect(owns(state)).toEqual({});
});

rule('SQ11.5 S2.1', 'both parts of one kind are paid in full; Gold is identical too, Silver never', () => {
  const fulfil = (identical: Resource | 'silver') =>
    ({ type: 'fulfil', tile: 'c-wool2any3', identical }) as MoveOf<'fulfil'>;
  const mine = { storehouse: ['c-wool2any3'], goods: { wool: 4, gold: 3 } };
  const state = below('king', 1, { silver: 9 }, mine);
  expect(forbidden(state, fulfil('wool'))).toBe('cannotPay R7.10');
  expect(forbidden(state, fulfil('silver'))).toBe('malformed R5.8');
  does(state, fulfil('gold'));
  expect([owns(state), owned(state, 'silver')]).toEqual([{ wool: 2 }, 10]);
});

rule('S11.11 SQ11.3', '4 Wool or 4 Iron below are Contracts: they cover a space and free its Pillar', () => {
  for (const [tile, goods] of [
    ['u-contract-wool4', { wool: 4 }],
    ['u-contract-iron4', { iron: 4 }],
  ] as const) {
    const state = below('king', 1, {}, { storehouse: [tile], goods });
    does(state, { type: 'fulfil', tile });
    expect([playerOf(state, 0).contracts, playerOf(state, 0).supply.pillars]).toEqual([[tile], 3]);
    expect(state.agenda.at(-1)?.effects).toEqual([{ do: 'act', action: 'prospector', points: 1 }]);
  }
});
