import { playerOf, type State } from '../../src/rules/model';
import { shelve } from '../../src/rules/shelf';
import {
  IT,
  bare,
  due,
  goods,
  owning,
  points,
  proceeds,
  runs,
  solo,
  steps,
} from '../rules/cardinal/situation';
import { arrange } from '../rules/situation/arranging';
import { toy } from './box';
import { potterOf } from './potter';

/** Doors of the Cardinal that the pottery goes through. */

shelve(toy);

const boxes = (claySoil = false) => ({ toy: { claySoil } });
const table = (challenges: string[] = []): State => bare({}, { challenges, boxes: boxes() });

test('a Decree lies in the place of the one that it replaces, where its box lets it', () => {
  const last = (claySoil: boolean): string | undefined =>
    solo({ boxes: boxes(claySoil) }).cardinal?.decrees.at(-2);
  expect([true, false].map(last)).toEqual(['potters-fame', 'everlasting-fame']);
});

/** It takes the lowest die, of value 1, with or without a tile at the Potter. */
function takesLowest(state: State, tile?: string): string[] {
  arrange(state, it => {
    it.wheel.dice = [{ colour: 'pink', value: 1 }];
    it.wheel.tiles = tile === undefined ? {} : { potter: tile };
    Object.assign(it.cardinal ?? {}, { decrees: ['clay-and-fire'], pawn: 0 });
  });
  due(state, { step: 'die', option: 1 });
  proceeds(state);
  return steps(state);
}

test('what follows its die has steps of the box, and may be what the box takes the die for', () => {
  // without a tile at the wheel that step is left out
  expect(takesLowest(table()).slice(0, 2)).toEqual(['digging', 'action']);
  expect(takesLowest(table(), 'toy-dig').slice(0, 3)).toEqual(['wheelTile', 'digging', 'fire']);
});

test('a Challenge gives it what is printed, as every box reads its effects', () => {
  const takes = (tile: string): State => {
    const state = table(['resourceful-clergy']);
    arrange(state, it => {
      it.wheel.tiles = { potter: tile };
    });
    due(state, { step: 'wheelTile', action: 'potter' });
    expect(points(runs(state))).toEqual([]);
    return state;
  };
  expect(potterOf(takes('toy-dig'), IT).clay).toBe(3);
  // a glaze is miscellaneous, and to a Challenge goods as well: of it nothing is printed that it could get
  expect(goods(takes('toy-glaze'))).toEqual({});
});

test('for Cathedrals currencies replace each other in their order where a box says so', () => {
  const pays = (challenges: string[]): number[] => {
    const state = table(challenges);
    owning(state, { pillars: ['pit-kiln'], goods: { stone: 1 } });
    due(state, { step: 'cathedral' });
    runs(state);
    return [playerOf(state, IT).goods.stone, potterOf(state, IT).clay];
  };
  expect(pays([])).toEqual([1, 1]);
  expect(pays(['clay-for-stone'])).toEqual([0, 0]);
});
