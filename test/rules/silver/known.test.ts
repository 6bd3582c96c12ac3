import {
  mapStartingAt,
  mineMap,
  minesIn,
  tabletBetween,
  tabletOf,
  townOfMine,
} from '../../../src/rules/silver/known';
import { minerOf, silverOf } from '../../../src/rules/silver/miner';
import { gainSilver } from '../../../src/rules/silver/purse';
import type { Happening } from '../../../src/rules/events';
import { happen } from '../../../src/rules/play';
import { rule } from '../../rule';
import { aGame, playAt } from '../situation/arranging';

import { aSilverGame } from './situation';

/** What lies in the box, and what is never asked. */

rule('S4.6', 'a town has its own Mine spaces, other places have none', () => {
  expect(minesIn('II-A.mies').map(({ id }) => id)).toEqual(['II-A.mies.m1', 'II-A.mies.m2']);
  expect(minesIn('I-A.t1')).toEqual([]);
  expect(minesIn('paris')).toEqual([]);
});

rule('SQ4.1', 'a Mine lies in the town of its space, a start Mine in none', () => {
  expect(townOfMine('I-A.goslar.m2')).toBe('I-A.goslar');
  expect(townOfMine('I-A.start.m1')).toBe('');
});

rule('S4.2', 'only the starts of the maps below are starts', () => {
  expect(mapStartingAt('III-B.start')?.id).toBe('III-B');
  expect(mapStartingAt('III-B.t1')).toBeUndefined();
});

rule('S5.6', 'a tablet lies on its path in both directions, and on no other path', () => {
  const tablet = tabletBetween('II-A.iglau', 'II-A.mies');
  expect(tablet?.id).toBe('II-A.tablet-4vp');
  expect(tabletBetween('II-A.mies', 'II-A.iglau')).toBe(tablet);
  expect(tabletOf('II-A.tablet-4vp')).toBe(tablet);
  expect(tabletBetween('I-A.start', 'I-A.goslar')).toBeUndefined();
});

test('what nobody has is not written down, whatever happens beside it', () => {
  const state = aSilverGame();
  const happens = (happening: Happening): void => {
    const play = playAt(state);
    happen(play, 0, happening, { source: { kind: 'ribbon' }, rule: 'S8.3' });
    expect(play.state.boxes).toStrictEqual(JSON.parse(JSON.stringify(play.state.boxes)));
  };
  happens({ what: 'silver', count: 1 });
  happens({ what: 'disc', place: 2 });
});

describe('a mistake in the rules is told at once:', () => {
  const state = aSilverGame();
  const why = { source: { kind: 'ribbon' }, rule: 'S8.3' } as const;
  test.each<[string, () => unknown]>([
    ['Silver is not in play', () => silverOf(aGame())],
    ['no miner at seat 7', () => minerOf(state, 7)],
    ['it happens to nobody', () => happen(playAt(state), undefined, { what: 'silver', count: 1 }, why)],
    ['no miner at seat 7', () => gainSilver(playAt(state), 7, 1, why)],
    ["no Underground map 'IV-A' in the box", () => mineMap('IV-A')],
    ["no tablet 'gold' in the box", () => tabletOf('gold')],
  ])('%s', (message, run) => expect(run).toThrow(message));
});
