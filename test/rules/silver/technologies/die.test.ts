import { playerOf } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { offered, owns, refused, told, waits } from '../../situation/seeing';
import { owned } from '../situation';
import { beforeTheDie, byTier, research, takes } from './situation';

const GREY = { colour: 'darkGrey', value: 2 } as const;
const BLUE = { colour: 'blue', value: 1 } as const;
const pass = { type: 'pass' } as const;

rule('S3.9 SQ3.9', 'a die unlike the others lets one piece go a step, before its Resources', () => {
  const state = beforeTheDie('die', 2, [GREY], { mine: { merchant: 'brugge' } });
  does(state, takes(GREY));
  expect([waits(state), owns(state)]).toEqual([['anyStep'], {}]);
  expect(offered(state, 'walkWith').map(({ piece }) => piece)).toEqual([
    'merchant',
    'architect',
    'prospector',
  ]);
  const events = does(
    state,
    { type: 'walkWith', piece: 'merchant' },
    { type: 'step', piece: 'merchant', to: 'tiletum' },
  );
  expect(byTier(events, 'die2')).toEqual(['walk R6.20']);
  expect([waits(state), owns(state)]).toEqual([['dieAction'], { stone: 2 }]);
});

rule('S3.9', 'a Prospector may go the step, or nobody', () => {
  const state = beforeTheDie('die', 2, [GREY], { prospectors: ['I-A.goslar'] });
  does(state, takes(GREY), { type: 'walkWith', piece: 'prospector' });
  expect(offered(state, 'step').every(({ piece }) => piece === 'prospector')).toBe(true);
  const none = beforeTheDie('die', 2, [GREY]);
  does(none, takes(GREY), pass);
  expect(waits(none)).toEqual(['dieAction']);
});

rule(
  'S3.9 SQ3.9',
  'neither colour nor value may be on the board already; a changed value counts as it is now',
  () => {
    for (const [other, isAlike] of [
      [{ colour: 'darkGrey', value: 5 }, true],
      [{ colour: 'pink', value: 2 }, true],
      [{ colour: 'pink', value: 5 }, false],
    ] as const) {
      const state = beforeTheDie('die', 2, [GREY], { mine: { dice: [other] } });
      does(state, takes(GREY));
      expect(waits(state)).toEqual(isAlike ? ['dieAction'] : ['anyStep']);
    }
    const turned = beforeTheDie('die', 2, [BLUE], {
      mine: { dice: [{ colour: 'pink', value: 2 }], goods: { gold: 2 } },
    });
    does(turned, takes(BLUE, { to: 2 }));
    expect(waits(turned)).toEqual(['dieAction']);
  },
);

rule('S3.10 SQ3.10', 'one Resource of the die fewer, and a Silver', () => {
  const state = beforeTheDie('die', 3, [GREY]);
  does(state, takes(GREY), pass);
  expect(waits(state)).toEqual(['silverInstead']);
  const events = does(state, { type: 'takeSilver' });
  expect(byTier(events, 'die3')).toEqual(['silver S3.10']);
  expect([owns(state), owned(state, 'silver')]).toEqual([{ stone: 1 }, 1]);
  expect(waits(state)).toEqual(['dieAction']);
});

rule('S3.10', 'it may be left, and then the die brings all', () => {
  const state = beforeTheDie('die', 3, [GREY]);
  does(state, takes(GREY), pass, pass);
  expect([owns(state), owned(state, 'silver')]).toEqual([{ stone: 2 }, 0]);
});

rule('S3.10 SQ3.10', 'even of a die of 1, and after a colour was named', () => {
  const state = beforeTheDie('die', 3, [BLUE]);
  does(state, takes(BLUE), pass);
  expect(told(does(state, { type: 'takeSilver' }))).toEqual(['silver S3.10']);
  expect([owns(state), owned(state, 'silver')]).toEqual([{}, 1]);
  const named = beforeTheDie('die', 3, [GREY], { mine: { storehouse: ['b-colour-plus1'] } });
  does(named, { type: 'useHelper', tile: 'b-colour-plus1' }, { type: 'recolour', resource: 'wool' });
  does(named, takes(GREY), pass, { type: 'takeSilver' });
  expect([owns(named), owned(named, 'silver')]).toEqual([{ wool: 1 }, 1]);
});

rule(
  'SQ3.2 S3.10',
  'who reaches the tier before the Resources come has it for them, not the step of Die II',
  () => {
    const state = beforeTheDie('die', 1, [GREY], { silver: 5 });
    arrange(state, it => {
      it.wheel.tiles = Object.fromEntries(it.wheel.actions.map(action => [action, 'b-vp4']));
      it.wheel.tiles.prospector = 'b-king3';
    });
    const action = offered(state, 'takeDie')[0]?.action;
    does(state, takes(GREY, action && { action }));
    expect(waits(state)).toEqual(['wheelTile']);
    does(state, research('die'), research('die'), pass);
    expect(waits(state)).toEqual(['silverInstead']);
    expect(refused(state, { type: 'walkWith', piece: 'merchant' })).toBe('notNow');
    does(state, { type: 'takeSilver' });
    expect(playerOf(state, 0).goods.stone).toBe(1);
  },
);

rule('S3.10', 'no question is asked without the tier', () => {
  const state = beforeTheDie('die', 1, [GREY]);
  does(state, takes(GREY));
  expect(waits(state)).toEqual(['dieAction']);
});
