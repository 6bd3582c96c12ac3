import { rule } from '../../../rule';
import { IT } from '../../cardinal/situation';
import { arrange, putMarkers } from '../../situation/arranging';
import { begins } from '../../situation/playing';
import { told } from '../../situation/seeing';
import { bareBelow, his } from './situation';

/** What the rounds bring him, but for the King’s Surprises. */

rule('S13.1', 'in rounds 2 and 3 his second and third Prospector come, for nothing', () => {
  const comes = (round: number): readonly string[] => {
    const state = bareBelow();
    arrange(state, it => {
      it.round = round;
    });
    begins('preparation', state);
    return his(state, 'prospectors');
  };
  expect([1, 2, 3, 4].map(comes)).toEqual([
    ['I-A.start'],
    ['I-A.start', 'II-A.start'],
    ['I-A.start', 'III-A.start'],
    ['I-A.start'],
  ]);
});

rule('S13.1', 'he comes at the start of the Preparation phase, before the dice are rolled', () => {
  const state = bareBelow();
  arrange(state, it => {
    it.round = 2;
  });
  expect(told(begins('preparation', state)).filter(each => /^(hire|roll)/.test(each))).toEqual([
    'hire S13.1',
    'roll R4.2',
  ]);
});

rule('S13.3', 'Mine income and ribbon are his, but no Mine is unlocked', () => {
  const state = bareBelow({}, { silver: 0, mines: ['I-A.start.m2', 'I-A.goslar.m1'], supply: 4 });
  arrange(state, it => {
    it.king.tile = null;
    it.round = 4;
  });
  putMarkers(state, { 3: [IT], 0: [0] });
  const events = begins('king', state).filter(event => 'seat' in event && event.seat === IT);
  expect(told(events).filter(each => each.startsWith('silver'))).toEqual(['silver S8.1', 'silver S8.3']);
  expect([his(state, 'silver'), his(state, 'locked')]).toEqual([3, 0]);
});
