import { DECREES, decreeOf, type Decree, type DecreeOption, type WantedDie } from '../../../src/content';
import { rule } from '../../rule';

/** The cards in short words, as the rules have them: `when: take`, then the row. */
const CARDS = {
  'R15.30a': [
    'buildings-are-forever',
    ['pillars > houses: merchant', 'architect', 'pillars > cathedrals: highest darkGrey'],
    'darkGrey yellow blueOrLightGrey pink',
  ],
  'R15.30b': ['king-and-country', ['king'], 'yellow pink blueOrLightGrey darkGrey'],
  'R15.30c': ['mercantile-empire', ['merchant'], 'blueOrLightGrey pink yellow darkGrey'],
  'R15.30d': [
    'family-alliances',
    [
      'contract: most needed blue lightGrey yellow',
      'crest in reach of merchant: merchant',
      'crest in reach of architect: architect',
      'contract',
    ],
    'blueOrLightGrey yellow pink darkGrey',
  ],
  'R15.30e': [
    'business-is-business',
    ['contract: most needed blue lightGrey yellow', 'contract', 'highest blue lightGrey'],
    'yellow blueOrLightGrey darkGrey pink',
  ],
  'R15.30f': [
    'church-communities',
    [
      'pillars > cathedrals: highest darkGrey',
      'contract: most needed blue lightGrey yellow',
      'architect',
      'contract',
    ],
    'darkGrey blueOrLightGrey yellow pink',
  ],
  'R15.30g': [
    'noblesse-oblige',
    [
      'crest in reach of architect: architect',
      'crest in reach of merchant: merchant',
      'crest in offer: contract',
    ],
    'pink darkGrey blueOrLightGrey yellow',
  ],
  'R15.30h': [
    'proud-pillars',
    ['architect', 'pillars > houses: merchant'],
    'darkGrey pink blueOrLightGrey yellow',
  ],
  'R15.30i': ['familiar-faces', ['character', 'highest pink'], 'pink yellow blueOrLightGrey darkGrey'],
  'R15.30j': ['busy-hands', ['character', 'highest pink'], 'pink blueOrLightGrey yellow darkGrey'],
  'R15.30k': [
    'glorious-spires',
    ['pillars > cathedrals: highest darkGrey', 'architect'],
    'darkGrey yellow pink blueOrLightGrey',
  ],
  'R15.30l': [
    'everlasting-fame',
    ['houses >= pillars: architect', 'merchant'],
    'darkGrey blueOrLightGrey pink yellow',
  ],
  'R15.30m': ['worldly-riches', ['highest blue pink yellow lightGrey darkGrey'], 'mostRequired'],
} as const;

for (const [id, [card, options, row]] of Object.entries(CARDS))
  rule(id, decreeOf(card).name, () => {
    const { options: own, priority } = decreeOf(card);
    expect(own.map(inWords)).toEqual(options);
    expect(typeof priority === 'string' ? priority : priority.join(' ')).toBe(row);
  });

test('there are no other cards', () => {
  expect(
    Object.values(CARDS)
      .map(([card]) => card)
      .sort(),
  ).toEqual(DECREES.map(({ id }) => id).sort());
});

test('every row names every colour', () => {
  const rows = DECREES.map(({ priority }: Decree) => priority).filter(row => typeof row !== 'string');
  for (const row of rows) expect([...row].sort()).toEqual(['blueOrLightGrey', 'darkGrey', 'pink', 'yellow']);
});

function wantedInWords(take: WantedDie): string {
  switch (take.die) {
    case 'forAction':
      return take.action;
    case 'highest':
      return `highest ${take.colours.join(' ')}`;
    case 'mostNeeded':
      return `most needed ${take.colours.join(' ')}`;
    default:
      return 'of another box';
  }
}

function inWords({ when, take }: DecreeOption): string {
  const wanted = wantedInWords(take);
  switch (when?.is) {
    case undefined:
      return wanted;
    case 'more':
      return `${when.of} > ${when.than}: ${wanted}`;
    case 'atLeast':
      return `${when.of} >= ${when.as}: ${wanted}`;
    case 'unfulfilledContract':
      return `contract: ${wanted}`;
    case 'newCrestInReach':
      return `crest in reach of ${when.of}: ${wanted}`;
    case 'newCrestInOffer':
      return `crest in offer: ${wanted}`;
    default:
      return 'of another box';
  }
}
