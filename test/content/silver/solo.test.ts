import type { DecreeCondition, WantedDie } from '../../../src/content';
import * as board from '../../../src/content/silver/solo/board';
import { SILVER_CHALLENGES } from '../../../src/content/silver/solo/challenges';
import { SILVER_DECREES } from '../../../src/content/silver/solo/decrees';
import { SURPRISES } from '../../../src/content/silver/solo/surprises';
import type { SurpriseEffect } from '../../../src/content/silver/solo/words';
import { rule } from '../../rule';

/** The cards in short words: options from the top, then the row. */
const DECREES = {
  'x-glorious-spires': [
    ['pillars > cathedrals: highest darkGrey', 'architect or prospector for pillar'],
    'darkGrey yellow pink blueOrLightGrey',
  ],
  'x-proud-pillars': [
    ['architect or prospector for pillar', 'pillars > houses: merchant or prospector for house'],
    'darkGrey pink blueOrLightGrey yellow',
  ],
  'x-noblesse-oblige': [
    [
      'crest of prospector: prospector for mine pillar house, where the Crest is',
      'crest of architect: architect',
      'crest of merchant: merchant',
      'crest in offer: contract',
    ],
    'pink darkGrey blueOrLightGrey yellow',
  ],
  'x-mercantile-empire': [['merchant or prospector for house'], 'blueOrLightGrey pink yellow darkGrey'],
  'x-buildings-are-forever': [
    [
      'pillars > houses: merchant or prospector for house',
      'architect or prospector for pillar',
      'pillars > cathedrals: highest darkGrey',
    ],
    'darkGrey yellow blueOrLightGrey pink',
  ],
  'x-church-communities': [
    [
      'pillars > cathedrals: highest darkGrey',
      'unfulfilled Contract: most needed blue lightGrey yellow',
      'architect or prospector for pillar',
      'contract',
    ],
    'darkGrey blueOrLightGrey yellow pink',
  ],
  'rich-veins': [['prospector for mine', 'king'], 'yellow darkGrey blueOrLightGrey pink'],
  'royal-patents': [
    ['prospector for mine', 'king', 'highest yellow'],
    'yellow pink blueOrLightGrey darkGrey',
  ],
  'halls-below': [
    [
      'mines > undergroundBuildings: prospector for pillar house',
      'prospector for mine pillar',
      'pillars > cathedrals: highest darkGrey',
    ],
    'darkGrey yellow blueOrLightGrey pink',
  ],
  'pillars-of-history': [
    [
      'mostHousesOrMines >= pillars: architect or prospector for pillar',
      'merchant or prospector for mine house',
    ],
    'darkGrey blueOrLightGrey pink yellow',
  ],
  'houses-of-destiny': [
    [
      'mostPillarsOrMines >= houses: merchant or prospector for house',
      'architect or prospector for mine pillar',
    ],
    'blueOrLightGrey darkGrey pink yellow',
  ],
};

function takeInWords(take: WantedDie): string {
  if (take.die === 'forAction') return take.action;
  if (take.die === 'highest') return `highest ${take.colours.join(' ')}`;
  if (take.die === 'mostNeeded') return `most needed ${take.colours.join(' ')}`;
  if (take.die !== 'prospecting') return 'of another box';
  const or = take.or ? `${take.or} or ` : '';
  return `${or}prospector for ${take.for.join(' ')}${take.atCrest ? ', where the Crest is' : ''}`;
}

function whenInWords(when: DecreeCondition): string {
  if (when.is === 'more') return `${when.of} > ${when.than}`;
  if (when.is === 'atLeast') return `${when.of} >= ${when.as}`;
  if (when.is === 'newCrestInReach') return `crest of ${when.of}`;
  return when.is === 'newCrestInOffer' ? 'crest in offer' : 'unfulfilled Contract';
}

rule('S12.2 SQ15.1', 'eleven Decrees: six and the fifth replaced, three for the new Fairs', () => {
  const inWords = SILVER_DECREES.map(({ id, options, priority }) => [
    id,
    [
      options.map(({ when, take }) =>
        when ? `${whenInWords(when)}: ${takeInWords(take)}` : takeInWords(take),
      ),
      typeof priority === 'string' ? priority : priority.join(' '),
    ],
  ]);
  expect(Object.fromEntries(inWords)).toEqual(DECREES);
});

const effectInWords = (effect: SurpriseEffect): string =>
  Object.entries(effect)
    .map(([name, value]) => (name === 'do' ? String(value) : JSON.stringify(value).replaceAll('"', '')))
    .join(' ');

rule('S12.5 S13.5', 'twelve King’s Surprises, their effects in printed order', () => {
  expect(SURPRISES.map(({ effects }) => effects.map(effectInWords).join(', '))).toEqual([
    'takeCrest, score 5',
    'act character 2, act king 2, score 8',
    'act character 3, act king 1, score 6',
    'act king 4, gainRequired 3, score 4',
    'sendProspector 3 6, act prospector 2',
    'fairHouse, act architect 2, score 6',
    'cheapestPillar, act merchant 2, score 4',
    'act contract 3, act king 2, score 4',
    'gain {gold:5}, act contract 2, score 5',
    'gainSilver 2, scoreMines 3',
    'act contract 2, gainRequired 2, score 6',
    'act king 2, gainRequired 4, score 6',
  ]);
  expect(new Set(SURPRISES.map(({ id }) => id)).size).toBe(12);
});

rule('S12.4', 'four Challenges', () => {
  expect(SILVER_CHALLENGES.map(({ id, hooks }) => [id, ...hooks.map(({ on }) => on)].join(' '))).toEqual([
    'prospectors-guild movementIcon',
    'snowballs-chance sixTaken',
    'all-that-glitters',
    'news-of-travellers tabletCovered',
  ]);
});

rule('S12.8 S13.1 S13.4 S15.11', 'his numbers', () => {
  expect(board.HEAD_START).toEqual({ hard: { silver: 1, score: 30 } });
  expect(board.PROSPECTOR_ROUNDS.map(({ round, level }) => [round, level])).toEqual([
    [2, 2],
    [3, 3],
  ]);
  expect(board.SURPRISE_PRICES.map(({ silver, cards }) => [silver, cards])).toEqual([
    [5, 3],
    [3, 2],
    [1, 1],
  ]);
  expect(board.LAST_SURPRISE_ROUND).toBe(3);
  expect(board.INTERCHANGE.spent).toEqual(['stone', 'gold', 'silver']);
});
