import { playerOf } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { does } from '../situation/playing';
import { owns, refused } from '../situation/seeing';
import { below, owned } from './situation';

/** Contributing below, and the Pillar that a Contract frees for it. */

rule('S4.9 SQ4.7', 'a Cathedral below is paid in its own currency, and both values score', () => {
  const mine = { pillars: ['II-A.schemnitz'], goods: { gold: 9, stone: 9 } };
  const state = below('king', 1, { silver: 3 }, mine);
  arrange(state, it => {
    it.map.costs['II-A.schemnitz'] = 'k-silver2';
  });
  const { score } = playerOf(state, 0);
  does(state, { type: 'contribute', town: 'II-A.schemnitz' });
  expect([owned(state, 'silver'), playerOf(state, 0).score - score]).toEqual([1, 5 + 5]);
  expect(owns(state)).toEqual({ gold: 9, stone: 9 });
  expect(refused(state, { type: 'contribute', town: 'II-A.schemnitz' })).toBe('alreadyContributed');
});

rule('SQ4.7 SQ2.2', 'nothing stands in for Silver, and Stone not for Gold', () => {
  const mine = { pillars: ['II-A.schemnitz', 'I-A.freiberg'], goods: { gold: 2, stone: 9 } };
  const state = below('king', 1, { silver: 1 }, mine);
  arrange(state, it => {
    Object.assign(it.map.costs, { 'II-A.schemnitz': 'k-silver2', 'I-A.freiberg': 'k-gold1' });
  });
  expect(refused(state, { type: 'contribute', town: 'II-A.schemnitz' })).toBe('cannotPay');
  expect(refused(state, { type: 'contribute', town: 'I-A.freiberg' })).toBe('cannotPay');
});

rule('S1.12', 'the sixth Contract frees a Pillar too', () => {
  const contracts = ['c-any3', 'c-any5', 'c-iron3', 'c-iron5', 'c-wool3'];
  const state = below('king', 1, {}, { contracts, storehouse: ['c-wool5'], goods: { wool: 5 } });
  const { pillars } = playerOf(state, 0).supply;
  does(state, { type: 'fulfil', tile: 'c-wool5' });
  expect(playerOf(state, 0).supply.pillars).toBe(pillars + 1);
});
