import { CHARACTER_TILES } from '../../../src/content';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { playerOf, type State } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange, putMarkers } from '../situation/arranging';
import { markers } from '../situation/seeing';
import { bare, columns, due, goods, IT, points, reads, readsOn, runs, YOU, type Its } from './situation';

/** It takes this Bonus tile from the wheel, with these Challenges in play. */
function takes(tile: string, challenges: string[], its: Its = {}) {
  const state = bare(its, { challenges });
  putMarkers(state, { 3: [IT], 0: [YOU] });
  arrange(state, it => {
    it.wheel.tiles = { king: tile };
  });
  due(state, { step: 'wheelTile', action: 'king' });
  const events = runs(state);
  const removed = events.some(event => event.what === 'remove' && event.tile === tile);
  return { state, scored: points(events), removed };
}

const FRIENDS = ['very-special-friends'];

rule('R21.1', 'Very Special Friends: 5 Gold for a miscellaneous Helper', () => {
  for (const tile of ['b-colour-1', 'b-building-1'])
    expect(goods(takes(tile, FRIENDS).state)).toEqual({ gold: 5 });
  for (const tile of ['b-vp4', 'b-king3', 'b-crest-cup-1'])
    expect(goods(takes(tile, FRIENDS).state)).toEqual({});
});

rule('R21.2', 'a Bonus Contract is fulfilled at once, else kept on an empty space, else removed', () => {
  const ready = takes('b-iron2', FRIENDS, { goods: { iron: 2 }, own: { contracts: ['c-iron7', 'c-wool7'] } });
  expect([ready.scored, playerOf(ready.state, IT).contracts]).toEqual([[2, 5], ['b-iron2']]);
  const kept = takes('b-iron2', FRIENDS, { own: { contracts: ['c-iron7'] } });
  expect([cardinalOf(kept.state).contracts, kept.removed]).toEqual([['c-iron7', 'b-iron2'], false]);
  const full = takes('b-iron2', FRIENDS, { own: { contracts: ['c-iron7', 'c-wool7'] } });
  expect([cardinalOf(full.state).contracts, full.removed]).toEqual([['c-iron7', 'c-wool7'], true]);
});

rule('Q21.7', 'such a Contract is only placed, even where the Contract Action takes one too', () => {
  const state = bare({}, { challenges: FRIENDS });
  arrange(state, it => {
    it.wheel.tiles = { contract: 'b-iron2' };
    it.offers.contract = [null, null, null, null, 'c-wool3'];
  });
  due(state, { step: 'wheelTile', action: 'contract' }, { step: 'contract', points: 1, part: 0 });
  runs(state);
  expect(cardinalOf(state).contracts).toEqual(['b-iron2', 'c-wool3']);
});

const CLERGY = ['resourceful-clergy'];

rule(
  'R21.3',
  'Resourceful Clergy: what a Resource or VP Helper shows, any Resource being the most required',
  () => {
    const gold = takes('b-gold2vp2-1', CLERGY);
    expect([goods(gold.state), gold.scored]).toEqual([{ gold: 2 }, [2]]);
    expect(goods(takes('b-mix4-1', CLERGY).state)).toEqual({ iron: 1, wool: 1, stone: 1, food: 1 });
    const any = takes('b-any3', CLERGY, { goods: { iron: 1 }, own: { contracts: ['c-iron3'] } });
    expect(goods(any.state)).toEqual({ iron: 3, gold: 1 });
    expect(goods(takes('b-king3', CLERGY).state)).toEqual({});
  },
);

rule('Q21.8', 'the tile of the King track too', () => {
  const state = bare({}, { challenges: CLERGY });
  arrange(state, it => {
    it.king.tile = 'b-gold4-1';
  });
  due(state, { step: 'kingTile' });
  runs(state);
  expect(goods(state)).toEqual({ gold: 4 });
});

rule('R21.4a', 'Whispers in the King’s Ear: a step on the King track for an Action Helper', () => {
  const whispers = ['whispers-in-the-kings-ear'];
  expect(markers(takes('b-add1-1', whispers).state)).toEqual({ 5: [IT], 0: [YOU] });
  expect(markers(takes('b-vp4', whispers).state)).toEqual({ 3: [IT], 0: [YOU] });
});

rule('R21.4b', 'Ecclesiastical Income: as many VP as an Action Helper shows points', () => {
  const income = ['ecclesiastical-income'];
  expect(takes('b-joker1-1', income).scored).toEqual([1]);
  expect(takes('b-merchant2-1', income).scored).toEqual([2]);
  expect(takes('b-add3', income).scored).toEqual([3]);
  expect(takes('b-vp4', income).scored).toEqual([]);
});

rule('Q21.5', 'both apply to one tile', () => {
  const { state, scored } = takes('b-king3', ['whispers-in-the-kings-ear', 'ecclesiastical-income']);
  expect([markers(state), scored]).toEqual([{ 5: [IT], 0: [YOU] }, [3]]);
});

const CURIA = ['visitors-to-the-curia'];

/** It places this Character. */
function places(tile: string, its: Its = {}) {
  const state = bare({ ...its, own: { characters: [tile], ...its.own } }, { challenges: CURIA });
  due(state, { step: 'character', points: 1 });
  return { state, scored: points(runs(state)) };
}

rule('R21.5', 'Visitors to the Curia: Resources and VP of a Character that it places', () => {
  expect(goods(places('ch-merchant-5').state)).toEqual({ gold: 3 });
  expect(places('ch-king-4').scored).toEqual([3]);
});

rule('R21.6', 'and 1 VP for every point, move or placement on it', () => {
  const shown: [string, number][] = [
    ['ch-contract-2', 3],
    ['ch-character-3', 2],
    ['ch-architect-2', 2],
    ['ch-merchant-3', 2],
    ['ch-merchant-4', 1],
    ['ch-king-2', 2],
  ];
  for (const [tile, vp] of shown) expect(places(tile).scored).toEqual([vp]);
});

rule('Q21.4', 'any Resource is the most required one', () => {
  const { state, scored } = places('ch-contract-1', { own: { contracts: ['c-wool3'] } });
  expect([goods(state), scored]).toEqual([{ wool: 1 }, [1]]);
});

rule('E31 R21.5 R21.6', '1 Gold and 1 Iron, then 2 VP', () => {
  const both = CHARACTER_TILES.find(({ id }) => id === 'ch-contract-7');
  expect(both?.effects).toEqual([{ do: 'gain', goods: { gold: 1, iron: 1 } }]);
  const its = { own: { characters: ['ch-contract-7', 'ch-architect-3'] } };
  const state = bare(its, { challenges: CURIA });
  arrange(state, it => {
    it.offers.character = [null, null, null, null, null];
  });
  due(state, { step: 'character', points: 2 });
  const scored = points(runs(state));
  expect([goods(state), scored]).toEqual([{ gold: 1, iron: 1 }, [2]]);
});

rule('R16.44', 'without the Challenge none of this', () => {
  const state = bare({ own: { characters: ['ch-merchant-5'] }, buildings: columns({}) });
  due(state, { step: 'character', points: 1 });
  runs(state);
  expect(goods(state)).toEqual({});
});

rule('R21.7 Q21.3', 'Deep Coffers: one Resource more of the colour of each die', () => {
  const state: State = reads(
    bare({}, { challenges: ['deep-coffers'] }),
    ['worldly-riches'],
    [{ colour: 'lightGrey', value: 4 }],
  );
  readsOn(state);
  expect(goods(state)).toEqual({ wool: 5 });
});
