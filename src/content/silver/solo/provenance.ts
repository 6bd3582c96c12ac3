import type { Provenance } from '../../vocabulary';

/** Where the Cardinal's cards of this box are known from. */

const NEW_NAME = {
  name: { level: 'reconstructed', why: 'The three new cards are not named in the rules.' },
  fair: {
    level: 'derived',
    why: 'The three new Decrees are for the three new Fairs; no card is named with its Fair.',
  },
  options: {
    level: 'reconstructed',
    why: 'The pictures are missing. Options follow what the tile scores, with the wording the solo rules quote.',
  },
  priority: {
    level: 'reconstructed',
    why: 'Chosen so that the colour that feeds the options comes first.',
  },
} as const;

const FIFTH = { options: NEW_NAME.options, priority: NEW_NAME.priority } as const;

const SILVER_DECREES: Provenance = {
  fields: {
    name: { level: 'rulebook' },
    instead: { level: 'rulebook' },
    fair: { level: 'derived', why: 'Same Fair as the card it replaces.' },
    options: {
      level: 'reconstructed',
      why: 'The pictures are missing. The base Decree is kept in its order, and the Prospector Action is added beside the Action that builds the same piece.',
    },
    priority: { level: 'reconstructed', why: 'Same strip as the replaced card.' },
  },
  items: {
    'rich-veins': NEW_NAME,
    'royal-patents': NEW_NAME,
    'halls-below': NEW_NAME,
    'pillars-of-history': FIFTH,
    'houses-of-destiny': FIFTH,
  },
};

const SILVER_CHALLENGES: Provenance = { fields: { '*': { level: 'rulebook' } } };

const SURPRISES: Provenance = {
  fields: { effects: { level: 'rulebook' } },
  items: {
    'surprise-5': {
      effects: {
        level: 'derived',
        why: 'The list shows the placement and the Prospector Action in two lines of one card; the order is the one that lets the new piece act.',
      },
    },
  },
};

export const SILVER_SOLO_ORIGINS = {
  SILVER_DECREES,
  SILVER_CHALLENGES,
  SURPRISES,
};
