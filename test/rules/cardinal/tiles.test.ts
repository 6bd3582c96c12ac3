import { BONUS_TILES, TILE_CLASSES } from '../../../src/content';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { classOf } from '../../../src/rules/cardinal/effectReadings';
import { playerOf, type State } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { refused } from '../situation/seeing';
import { solo, bare, choices, columns, due, IT, runs, YOU, type Its } from './situation';

const SPACES = ['brugge.b1', 'antwerpen.b1', 'troyes.b1', 'frankfurt.b1'];

/** It takes the best of these tiles, which all lie in reach. */
function best(tiles: string[], its: Its = {}, arranged: (state: State) => void = () => undefined) {
  const state = bare({ merchant: 'tiletum', ...its });
  arranged(state);
  arrange(state, it => {
    it.map.tiles = Object.fromEntries(tiles.map((tile, at) => [SPACES[at] ?? '', tile]));
  });
  due(state, { step: 'mapTile', piece: 'merchant', reach: 6 });
  const events = runs(state);
  const left = Object.values(state.map.tiles);
  return { state, tile: tiles.find(tile => !left.includes(tile)), why: choices(events)[0], events };
}

rule('R19.7a R19.7b R19.7c', 'the classes of all Bonus tiles', () => {
  const game = solo();
  const kindOf = (id: string): string => /^b-([a-z]+)/.exec(id)?.[1] ?? '';
  const kinds = TILE_CLASSES.map(name => {
    const tiles = BONUS_TILES.filter(({ id }) => classOf(game, id) === name);
    return [name, [...new Set(tiles.map(({ id }) => kindOf(id)))].join(' ')];
  });
  expect(Object.fromEntries(kinds)).toEqual({
    crest: 'crest',
    contract: 'any iron wool',
    action: 'joker merchant character contract architect king add',
    miscellaneous: 'colour building',
    goods: 'gold vp any mix',
  });
});

rule('R19.1', 'Crest, miscellaneous, Resources and VP, Action, Contract', () => {
  const order = ['b-any1-1', 'b-king3', 'b-vp4', 'b-building-1', 'b-crest-cup-1'];
  for (let count = 2; count <= order.length; count++)
    expect(best(order.slice(Math.max(0, count - 4), count)).tile).toBe(order[count - 1]);
});

rule(
  'R19.2a Q19.1',
  'a Crest that it lacks, then one that you lack; one that it has still ranks first',
  () => {
    const owned = { buildings: columns({ 0: { crest: 'c-crest-cup' } }) };
    expect(best(['b-crest-cup-1', 'b-crest-lion-1'], owned)).toMatchObject({ tile: 'b-crest-lion-1' });
    const yours = (state: State): void => arrange(state, YOU, { storehouse: ['c-crest-cup'] });
    const { tile, why } = best(['b-crest-cup-1', 'b-crest-lion-1'], {}, yours);
    expect([tile, why]).toEqual(['b-crest-lion-1', 'tile antwerpen.b1 by youLack R19.2a']);
    expect(best(['b-crest-cup-1', 'b-colour-1'], owned).tile).toBe('b-crest-cup-1');
  },
);

rule('R19.2b Q19.4', 'most VP, then most Resources, then most of any type', () => {
  expect(best(['b-mix4-1', 'b-gold2vp2-1', 'b-vp4']).why).toBe('tile troyes.b1 by points R19.2b');
  expect(best(['b-mix4-1', 'b-gold2vp2-1']).tile).toBe('b-gold2vp2-1');
  expect(best(['b-any3', 'b-mix4-1']).why).toBe('tile antwerpen.b1 by resources R19.2b');
  // equal Resources: no base tiles show it, so one is put beside itself
  expect(best(['b-mix4-1', 'b-gold4-1']).why).toMatch(/by chance R15.2/);
});

rule('R19.2c', 'the Action Helper with most points', () => {
  expect(best(['b-king2-1', 'b-add3', 'b-joker1-1']).why).toBe('tile antwerpen.b1 by actionPoints R19.2c');
});

rule('R19.2d', 'the Contract with the fewest missing Resources', () => {
  const its = { goods: { iron: 1 } };
  expect(best(['b-wool2', 'b-iron2'], its).why).toBe('tile antwerpen.b1 by fewestMissing R19.2d');
});

rule('R19.3', 'a Crest that it lacks goes inactive into its Storehouse', () => {
  const { state } = best(['b-crest-cup-1'], { storehouse: ['c-crest-lion'] });
  expect(playerOf(state, IT).storehouse).toEqual(['c-crest-lion', 'b-crest-cup-1']);
});

rule('R19.4', 'a Crest that it has, active or not, leaves the game', () => {
  for (const its of [
    { storehouse: ['c-crest-cup'] },
    { buildings: columns({ 1: { crest: 'c-crest-cup' } }) },
  ]) {
    const { state, events } = best(['b-crest-cup-1'], its);
    expect(playerOf(state, IT).storehouse).toEqual(its.storehouse ?? []);
    expect(events).toContainEqual(
      expect.objectContaining({ what: 'remove', tile: 'b-crest-cup-1', rule: 'R19.4' }),
    );
  }
});

rule('R19.5 Q19.3', 'every other tile leaves the game without effect, and is taken all the same', () => {
  for (const { id } of BONUS_TILES.filter(({ kind }) => kind !== 'crest')) {
    const { state, events, tile } = best([id]);
    expect(tile).toBe(id);
    expect(events).toContainEqual(expect.objectContaining({ what: 'remove', tile: id, rule: 'R19.5' }));
    const untouched = bare({ merchant: 'tiletum' });
    expect(state.players).toEqual(untouched.players);
    expect(cardinalOf(state)).toEqual(cardinalOf(untouched));
  }
});

rule('Q19.2 R14.18', 'no limit of Storehouse or Contract spaces stops it', () => {
  const four = ['c-crest-eagle', 'c-crest-lion', 'c-crest-lily', 'b-crest-tower-1'];
  const its = { storehouse: four, contracts: Array.from({ length: 6 }, () => 'c-any3') };
  expect(best(['b-crest-cup-1'], its).state.players[IT]?.storehouse).toHaveLength(5);
  expect(best(['b-iron2'], its).tile).toBe('b-iron2');
});

rule('R19.6 Q19.5', 'you still cannot take a Crest that you have', () => {
  const state = bare();
  arrange(state, YOU, { storehouse: ['c-crest-cup'] });
  arrange(state, it => {
    it.wheel.tiles = { king: 'b-crest-cup-1' };
    it.agenda = [{ seat: YOU, effects: [{ do: 'wheelTile', action: 'king' }], source: { kind: 'die' } }];
  });
  const before = structuredClone(state);
  expect(refused(state, { type: 'takeTile' })).toBe('crestOwned');
  expect(state).toEqual(before);
});
