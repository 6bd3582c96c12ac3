import type { Decree, DecreeOption } from './cardinalCards';

/** Steps that several cards share. */
const NEEDED_FOR_CONTRACTS: DecreeOption = {
  when: { is: 'unfulfilledContract' },
  take: { die: 'mostNeeded', colours: ['blue', 'lightGrey', 'yellow'] },
};
const STONE_FOR_PILLARS: DecreeOption = {
  when: { is: 'more', of: 'pillars', than: 'cathedrals' },
  take: { die: 'highest', colours: ['darkGrey'] },
};
const MERCHANT_FOR_PILLARS: DecreeOption = {
  when: { is: 'more', of: 'pillars', than: 'houses' },
  take: { die: 'forAction', action: 'merchant' },
};
const CREST_BY_MERCHANT: DecreeOption = {
  when: { is: 'newCrestInReach', of: 'merchant' },
  take: { die: 'forAction', action: 'merchant' },
};
const CREST_BY_ARCHITECT: DecreeOption = {
  when: { is: 'newCrestInReach', of: 'architect' },
  take: { die: 'forAction', action: 'architect' },
};

/**
 * The Decree cards of the Cardinal: options from the top, then the order of colours between dice that match.
 * `fair` is the Fair tile that brings a card into play; the two without stay to the end.
 */
export const DECREES: readonly Decree[] = [
  {
    id: 'buildings-are-forever',
    name: 'Buildings Are Forever',
    fair: 'fair-housePillar',
    options: [MERCHANT_FOR_PILLARS, { take: { die: 'forAction', action: 'architect' } }, STONE_FOR_PILLARS],
    priority: ['darkGrey', 'yellow', 'blueOrLightGrey', 'pink'],
  },
  {
    id: 'king-and-country',
    name: 'King and Country',
    fair: 'fair-kingTrack',
    options: [{ take: { die: 'forAction', action: 'king' } }],
    priority: ['yellow', 'pink', 'blueOrLightGrey', 'darkGrey'],
  },
  {
    id: 'mercantile-empire',
    name: 'Mercantile Empire',
    fair: 'fair-house',
    options: [{ take: { die: 'forAction', action: 'merchant' } }],
    priority: ['blueOrLightGrey', 'pink', 'yellow', 'darkGrey'],
  },
  {
    id: 'family-alliances',
    name: 'Family Alliances',
    fair: 'fair-contractCrest',
    options: [
      NEEDED_FOR_CONTRACTS,
      CREST_BY_MERCHANT,
      CREST_BY_ARCHITECT,
      { take: { die: 'forAction', action: 'contract' } },
    ],
    priority: ['blueOrLightGrey', 'yellow', 'pink', 'darkGrey'],
  },
  {
    id: 'business-is-business',
    name: 'Business Is Business',
    fair: 'fair-contract',
    options: [
      NEEDED_FOR_CONTRACTS,
      { take: { die: 'forAction', action: 'contract' } },
      { take: { die: 'highest', colours: ['blue', 'lightGrey'] } },
    ],
    priority: ['yellow', 'blueOrLightGrey', 'darkGrey', 'pink'],
  },
  {
    id: 'church-communities',
    name: 'Church Communities',
    fair: 'fair-contractCathedral',
    options: [
      STONE_FOR_PILLARS,
      NEEDED_FOR_CONTRACTS,
      { take: { die: 'forAction', action: 'architect' } },
      { take: { die: 'forAction', action: 'contract' } },
    ],
    priority: ['darkGrey', 'blueOrLightGrey', 'yellow', 'pink'],
  },
  {
    id: 'noblesse-oblige',
    name: 'Noblesse Oblige',
    fair: 'fair-crest',
    options: [
      CREST_BY_ARCHITECT,
      CREST_BY_MERCHANT,
      { when: { is: 'newCrestInOffer' }, take: { die: 'forAction', action: 'contract' } },
    ],
    priority: ['pink', 'darkGrey', 'blueOrLightGrey', 'yellow'],
  },
  {
    id: 'proud-pillars',
    name: 'Proud Pillars',
    fair: 'fair-pillar',
    options: [{ take: { die: 'forAction', action: 'architect' } }, MERCHANT_FOR_PILLARS],
    priority: ['darkGrey', 'pink', 'blueOrLightGrey', 'yellow'],
  },
  {
    id: 'familiar-faces',
    name: 'Familiar Faces',
    fair: 'fair-upperCharacters',
    options: [
      { take: { die: 'forAction', action: 'character' } },
      { take: { die: 'highest', colours: ['pink'] } },
    ],
    priority: ['pink', 'yellow', 'blueOrLightGrey', 'darkGrey'],
  },
  {
    id: 'busy-hands',
    name: 'Busy Hands',
    fair: 'fair-filledBuildings',
    options: [
      { take: { die: 'forAction', action: 'character' } },
      { take: { die: 'highest', colours: ['pink'] } },
    ],
    priority: ['pink', 'blueOrLightGrey', 'yellow', 'darkGrey'],
  },
  {
    id: 'glorious-spires',
    name: 'Glorious Spires',
    fair: 'fair-cathedral',
    options: [STONE_FOR_PILLARS, { take: { die: 'forAction', action: 'architect' } }],
    priority: ['darkGrey', 'yellow', 'pink', 'blueOrLightGrey'],
  },
  {
    id: 'everlasting-fame',
    name: 'Everlasting Fame',
    options: [
      {
        when: { is: 'atLeast', of: 'houses', as: 'pillars' },
        take: { die: 'forAction', action: 'architect' },
      },
      { take: { die: 'forAction', action: 'merchant' } },
    ],
    priority: ['darkGrey', 'blueOrLightGrey', 'pink', 'yellow'],
  },
  {
    id: 'worldly-riches',
    name: 'Worldly Riches',
    options: [{ take: { die: 'highest', colours: ['blue', 'pink', 'yellow', 'lightGrey', 'darkGrey'] } }],
    priority: 'mostRequired',
  },
];

/** The cards that lie at the end of every row. */
export const LASTING_DECREES = ['everlasting-fame', 'worldly-riches'] as const;
