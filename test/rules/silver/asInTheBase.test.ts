import { rule } from '../../rule';
import { arrange, buildingsWith } from '../situation/arranging';
import { begins, bringing, does } from '../situation/playing';
import { offered, told } from '../situation/seeing';
import { aSilverGame, below, owned } from './situation';

/** What the box leaves as it is. */

rule('SQ2.1', 'Silver never runs out', () => {
  const state = below('king', 1, { silver: 40 }, { storehouse: ['u-silver1-1'] });
  does(state, { type: 'useHelper', tile: 'u-silver1-1' });
  expect(owned(state, 'silver')).toBe(41);
});

rule('S8.7', 'markers step back with the Corruption of every cycle', () => {
  const events = begins('action', aSilverGame(), bringing('corr-3'));
  expect(told(events)).toEqual(expect.arrayContaining(['corruption R5.1', 'king R5.2']));
});

rule('SQ9.2', 'no cleanup follows the last Fair: nothing is refilled and nothing turns', () => {
  const state = aSilverGame();
  arrange(state, it => {
    it.round = 4;
    delete it.wheel.tiles.prospector;
  });
  const rules = begins('fair', state).map(event => event.rule);
  expect(rules).toContain('R13.5');
  expect(rules.filter(each => each.startsWith('S9'))).toEqual([]);
});

rule('SQ11.2', 'the Buildings stay five: who has begun five types has no room for the sixth', () => {
  const homes = ['king', 'merchant', 'architect', 'contract', 'character'] as const;
  const rooms = homes.map((type, index) => ({ rooms: [`ch-${type}-1`, ...(index < 3 ? [null] : [])] }));
  const storehouse = ['ch-prospector-1'];
  const full = below('character', 3, {}, { storehouse, buildings: buildingsWith(Object.assign({}, rooms)) });
  expect(offered(full, 'placeCharacter')).toEqual([]);
  const four = below(
    'character',
    3,
    {},
    { storehouse, buildings: buildingsWith(Object.assign({}, rooms.slice(0, 4))) },
  );
  expect(offered(four, 'placeCharacter')).not.toEqual([]);
});
