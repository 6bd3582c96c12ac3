/** The Decrees as they are printed (R15.30, `decrees.json` of the box): the row of colours, then the options. */
export const CARDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'family-alliances': [
    'joint yellow pink darkGrey',
    'contract: needed',
    'crest merchant: merchant',
    'crest architect: architect',
    'contract',
  ],
  'business-is-business': [
    'yellow joint darkGrey pink',
    'contract: needed',
    'contract',
    'highest blue lightGrey',
  ],
  'familiar-faces': ['pink yellow joint darkGrey', 'character', 'highest pink'],
  'busy-hands': ['pink joint yellow darkGrey', 'character', 'highest pink'],
  'worldly-riches': ['', 'highest blue lightGrey yellow pink darkGrey'],
  'x-glorious-spires': [
    'darkGrey yellow pink joint',
    'pillars > cathedrals: highest darkGrey',
    'below pillar | architect',
  ],
  'x-proud-pillars': [
    'darkGrey pink joint yellow',
    'below pillar | architect',
    'pillars > houses: below house | merchant',
  ],
  'x-noblesse-oblige': [
    'pink darkGrey joint yellow',
    'crest prospector: below mine pillar house',
    'crest architect: architect',
    'crest merchant: merchant',
    'crest offer: contract',
  ],
  'x-mercantile-empire': ['joint pink yellow darkGrey', 'below house | merchant'],
  'x-buildings-are-forever': [
    'darkGrey yellow joint pink',
    'pillars > houses: below house | merchant',
    'below pillar | architect',
    'pillars > cathedrals: highest darkGrey',
  ],
  'x-church-communities': [
    'darkGrey joint yellow pink',
    'pillars > cathedrals: highest darkGrey',
    'contract: needed',
    'below pillar | architect',
    'contract',
  ],
  'rich-veins': ['yellow darkGrey joint pink', 'below mine', 'king'],
  'royal-patents': ['yellow pink joint darkGrey', 'below mine', 'king', 'highest yellow'],
  'halls-below': [
    'darkGrey yellow joint pink',
    'mines > buildingsBelow: below pillar house',
    'below mine pillar',
    'pillars > cathedrals: highest darkGrey',
  ],
  'pillars-of-history': [
    'darkGrey joint pink yellow',
    'housesOrMines >= pillars: below pillar | architect',
    'below mine house | merchant',
  ],
  'houses-of-destiny': [
    'joint darkGrey pink yellow',
    'pillarsOrMines >= houses: below house | merchant',
    'below mine pillar | architect',
  ],
};
