import { SILVER_DECREES } from '../../../../src/content/silver/solo/decrees';
import type { State } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { IT, checked, reads, readsOn } from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { arrangeMiner } from '../situation';
import { dice, layTiles, took, wheelWith } from './situation';

/** Every option of the Decrees of the box: where it is the first that holds, and what he then takes. */

// with King at 1: Joker 2, Contract 3, Character 4, Architect 5, Merchant 6; Prospector at 3 and 4
const table = (): State => wheelWith(3, 'king', 1);

type Change = (state: State) => void;
const as =
  (mine: Parameters<typeof arrange>[2], miner: Parameters<typeof arrangeMiner>[2] = {}): Change =>
  state => {
    arrange(state, IT, mine);
    arrangeMiner(state, IT, miner);
  };
const plain: Change = () => undefined;

/** For what he takes the die: `prospector for pillar`, `merchant`, or whatever its section says. */
function purpose(state: State): string {
  for (const { effects } of state.agenda)
    for (const effect of effects) {
      if (effect.do !== 'cardinal') continue;
      if (effect.step === 'action') return effect.named ?? 'by section';
      if (effect.step === 'goBelow')
        return `for ${effect.search.for.join(', ')}${effect.search.atCrest ? ' at a Crest' : ''}`;
    }
  return 'nothing';
}

const crestAt =
  (space: string, piece: 'architect' | 'merchant'): Change =>
  state => {
    arrange(state, IT, { architect: 'london', merchant: 'london', [piece]: 'nuernberg' });
    layTiles(state, { [space]: 'b-crest-cup-1' });
  };

const crestForSale: Change = state =>
  arrange(state, it => {
    it.offers.contract = [null, null, null, null, 'b-crest-cup-1'];
  });

const noPillarBelow = { pillars: ['I-A.freiberg'] };

const OPTIONS: readonly [decree: string, option: number, Change, ReturnType<typeof dice>, taken: string][] = [
  [
    'x-glorious-spires',
    0,
    as({ pillars: ['lyon'] }),
    dice(['darkGrey', 1], ['pink', 3]),
    'darkGrey 1 king by section',
  ],
  ['x-glorious-spires', 1, plain, dice(['darkGrey', 1], ['pink', 3]), 'pink 3 prospector for pillar'],
  ['x-glorious-spires', 1, plain, dice(['darkGrey', 1], ['pink', 5]), 'pink 5 architect architect'],
  ['x-proud-pillars', 0, plain, dice(['pink', 3], ['blue', 5]), 'pink 3 prospector for pillar'],
  [
    'x-proud-pillars',
    1,
    as({ pillars: ['I-A.freiberg', 'lyon'] }),
    dice(['blue', 3]),
    'blue 3 prospector for house',
  ],
  [
    'x-proud-pillars',
    1,
    as({ pillars: ['I-A.freiberg', 'lyon'] }),
    dice(['blue', 6]),
    'blue 6 merchant merchant',
  ],
  [
    'x-noblesse-oblige',
    0,
    state => layTiles(state, { 'I-A.freiberg.b1': 'u-crest-hammer' }),
    dice(['pink', 3]),
    'pink 3 prospector for mine, pillar, house at a Crest',
  ],
  [
    'x-noblesse-oblige',
    1,
    crestAt('nuernberg.b1', 'architect'),
    dice(['pink', 5]),
    'pink 5 architect architect',
  ],
  [
    'x-noblesse-oblige',
    2,
    crestAt('nuernberg.b1', 'merchant'),
    dice(['pink', 6]),
    'pink 6 merchant merchant',
  ],
  ['x-noblesse-oblige', 3, crestForSale, dice(['pink', 3]), 'pink 3 contract contract'],
  ['x-mercantile-empire', 0, plain, dice(['pink', 3], ['blue', 6]), 'pink 3 prospector for house'],
  ['x-mercantile-empire', 0, plain, dice(['pink', 6], ['blue', 5]), 'pink 6 merchant merchant'],
  [
    'x-buildings-are-forever',
    0,
    as({ pillars: ['lyon', 'genova'] }),
    dice(['blue', 3]),
    'blue 3 prospector for house',
  ],
  ['x-buildings-are-forever', 1, plain, dice(['blue', 3]), 'blue 3 prospector for pillar'],
  ['x-buildings-are-forever', 2, as(noPillarBelow), dice(['darkGrey', 1]), 'darkGrey 1 king by section'],
  [
    'x-church-communities',
    0,
    as({ pillars: ['lyon'] }),
    dice(['darkGrey', 1], ['pink', 3]),
    'darkGrey 1 king by section',
  ],
  [
    'x-church-communities',
    1,
    state => arrange(state, it => Object.assign(it.cardinal ?? {}, { contracts: ['c-wool5'] })),
    dice(['lightGrey', 1], ['pink', 3]),
    'lightGrey 1 king by section',
  ],
  ['x-church-communities', 2, plain, dice(['pink', 3], ['blue', 1]), 'pink 3 prospector for pillar'],
  [
    'x-church-communities',
    3,
    as({ ...noPillarBelow, cathedrals: ['london.c1'] }),
    dice(['pink', 3]),
    'pink 3 contract contract',
  ],
  ['rich-veins', 0, plain, dice(['pink', 3], ['yellow', 1]), 'pink 3 prospector for mine'],
  ['rich-veins', 1, plain, dice(['pink', 1], ['yellow', 5]), 'pink 1 king king'],
  ['royal-patents', 0, plain, dice(['pink', 3], ['yellow', 1]), 'pink 3 prospector for mine'],
  ['royal-patents', 1, plain, dice(['pink', 1], ['yellow', 5]), 'pink 1 king king'],
  ['royal-patents', 2, plain, dice(['pink', 6], ['yellow', 5]), 'yellow 5 architect by section'],
  ['halls-below', 0, plain, dice(['pink', 3]), 'pink 3 prospector for pillar, house'],
  ['halls-below', 1, as(noPillarBelow), dice(['pink', 3]), 'pink 3 prospector for mine, pillar'],
  ['halls-below', 2, as(noPillarBelow), dice(['pink', 1], ['darkGrey', 1]), 'darkGrey 1 king by section'],
  ['pillars-of-history', 0, plain, dice(['pink', 3]), 'pink 3 prospector for pillar'],
  [
    'pillars-of-history',
    1,
    as({ pillars: ['lyon', 'genova'] }),
    dice(['pink', 3]),
    'pink 3 prospector for mine, house',
  ],
  ['houses-of-destiny', 0, plain, dice(['pink', 3]), 'pink 3 prospector for house'],
  [
    'houses-of-destiny',
    1,
    as({ houses: ['tiletum.h2', 'I-A.clausthal.h1'] }),
    dice(['pink', 3]),
    'pink 3 prospector for mine, pillar',
  ],
];

const names = (rows: readonly (readonly [string, number])[]): string[] => [
  ...new Set(rows.map(([decree, option]) => `${decree} ${option}`)),
];

test('each option of each Decree stands here', () => {
  const printed = SILVER_DECREES.flatMap(({ id, options }) => options.map((_, at) => [id, at] as const));
  expect(names(OPTIONS.map(([decree, option]) => [decree, option] as const)).sort()).toEqual(
    names(printed).sort(),
  );
});

for (const [decree, option, change, wheel, taken] of OPTIONS)
  rule('S15.1 S15.2 S12.2', `option ${option} of ${decree} holds first, and takes ${taken}`, () => {
    const state = table();
    change(state);
    reads(state, [decree, 'worldly-riches'], wheel);
    const events = readsOn(state);
    expect(checked(events).at(-1)).toBe(`${decree} ${option}`);
    expect(`${took(events)} ${purpose(state)}`).toBe(taken);
  });

test('where no option holds, the next card is read', () => {
  const state = table();
  reads(state, ['x-mercantile-empire', 'worldly-riches'], dice(['pink', 1]));
  expect(checked(readsOn(state))).toEqual(['x-mercantile-empire 0 noDie', 'worldly-riches 0']);
});
