import type { Decree, DecreeOption } from '../../cardinalCards';

/** Steps that several cards share. */
const PILLAR: DecreeOption = { take: { die: 'prospecting', for: ['pillar'], or: 'architect' } };
const HOUSE_FOR_PILLARS: DecreeOption = {
  when: { is: 'more', of: 'pillars', than: 'houses' },
  take: { die: 'prospecting', for: ['house'], or: 'merchant' },
};
const STONE_FOR_PILLARS: DecreeOption = {
  when: { is: 'more', of: 'pillars', than: 'cathedrals' },
  take: { die: 'highest', colours: ['darkGrey'] },
};
const MINE: DecreeOption = { take: { die: 'prospecting', for: ['mine'] } };
const KING: DecreeOption = { take: { die: 'forAction', action: 'king' } };

/** The Decrees of the box: most lie in the place of a card of the same name. */
export const SILVER_DECREES: readonly Decree[] = [
  {
    id: 'x-glorious-spires',
    name: 'Glorious Spires',
    instead: 'glorious-spires',
    fair: 'fair-cathedral',
    options: [STONE_FOR_PILLARS, PILLAR],
    priority: ['darkGrey', 'yellow', 'pink', 'blueOrLightGrey'],
  },
  {
    id: 'x-proud-pillars',
    name: 'Proud Pillars',
    instead: 'proud-pillars',
    fair: 'fair-pillar',
    options: [PILLAR, HOUSE_FOR_PILLARS],
    priority: ['darkGrey', 'pink', 'blueOrLightGrey', 'yellow'],
  },
  {
    id: 'x-noblesse-oblige',
    name: 'Noblesse Oblige',
    instead: 'noblesse-oblige',
    fair: 'fair-crest',
    options: [
      {
        when: { is: 'newCrestInReach', of: 'prospector' },
        take: { die: 'prospecting', for: ['mine', 'pillar', 'house'], atCrest: true },
      },
      {
        when: { is: 'newCrestInReach', of: 'architect' },
        take: { die: 'forAction', action: 'architect' },
      },
      { when: { is: 'newCrestInReach', of: 'merchant' }, take: { die: 'forAction', action: 'merchant' } },
      { when: { is: 'newCrestInOffer' }, take: { die: 'forAction', action: 'contract' } },
    ],
    priority: ['pink', 'darkGrey', 'blueOrLightGrey', 'yellow'],
  },
  {
    id: 'x-mercantile-empire',
    name: 'Mercantile Empire',
    instead: 'mercantile-empire',
    fair: 'fair-house',
    options: [{ take: { die: 'prospecting', for: ['house'], or: 'merchant' } }],
    priority: ['blueOrLightGrey', 'pink', 'yellow', 'darkGrey'],
  },
  {
    id: 'x-buildings-are-forever',
    name: 'Buildings Are Forever',
    instead: 'buildings-are-forever',
    fair: 'fair-housePillar',
    options: [HOUSE_FOR_PILLARS, PILLAR, STONE_FOR_PILLARS],
    priority: ['darkGrey', 'yellow', 'blueOrLightGrey', 'pink'],
  },
  {
    id: 'x-church-communities',
    name: 'Church Communities',
    instead: 'church-communities',
    fair: 'fair-contractCathedral',
    options: [
      STONE_FOR_PILLARS,
      {
        when: { is: 'unfulfilledContract' },
        take: { die: 'mostNeeded', colours: ['blue', 'lightGrey', 'yellow'] },
      },
      PILLAR,
      { take: { die: 'forAction', action: 'contract' } },
    ],
    priority: ['darkGrey', 'blueOrLightGrey', 'yellow', 'pink'],
  },
  {
    id: 'rich-veins',
    name: 'Rich Veins',
    fair: 'fair-mine',
    options: [MINE, KING],
    priority: ['yellow', 'darkGrey', 'blueOrLightGrey', 'pink'],
  },
  {
    id: 'royal-patents',
    name: 'Royal Patents',
    fair: 'fair-technology',
    options: [MINE, KING, { take: { die: 'highest', colours: ['yellow'] } }],
    priority: ['yellow', 'pink', 'blueOrLightGrey', 'darkGrey'],
  },
  {
    id: 'halls-below',
    name: 'Halls Below',
    fair: 'fair-mineBuilding',
    options: [
      {
        when: { is: 'more', of: 'mines', than: 'undergroundBuildings' },
        take: { die: 'prospecting', for: ['pillar', 'house'] },
      },
      { take: { die: 'prospecting', for: ['mine', 'pillar'] } },
      STONE_FOR_PILLARS,
    ],
    priority: ['darkGrey', 'yellow', 'blueOrLightGrey', 'pink'],
  },
  {
    id: 'pillars-of-history',
    name: 'Pillars of History',
    instead: 'everlasting-fame',
    options: [
      { when: { is: 'atLeast', of: 'mostHousesOrMines', as: 'pillars' }, take: PILLAR.take },
      { take: { die: 'prospecting', for: ['mine', 'house'], or: 'merchant' } },
    ],
    priority: ['darkGrey', 'blueOrLightGrey', 'pink', 'yellow'],
  },
  {
    id: 'houses-of-destiny',
    name: 'Houses of Destiny',
    instead: 'everlasting-fame',
    options: [
      {
        when: { is: 'atLeast', of: 'mostPillarsOrMines', as: 'houses' },
        take: { die: 'prospecting', for: ['house'], or: 'merchant' },
      },
      { take: { die: 'prospecting', for: ['mine', 'pillar'], or: 'architect' } },
    ],
    priority: ['blueOrLightGrey', 'darkGrey', 'pink', 'yellow'],
  },
];
