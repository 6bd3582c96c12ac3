import type { Origin, Provenance } from '../vocabulary';
import { derived, photo, rulebook } from './levels';

/** Cathedrals, Fairs, the King track, the wheel, dice and player boards. */

const ninthCathedral: Origin = {
  level: 'reconstructed',
  why: 'The pair of tiles shows two unequal spires. It stands more than 6 moves from London, so neither in Antwerpen nor in Troyes; the cathedral of Genova has unequal towers, and a low pair suits a Town one step from Milano.',
};

const CATHEDRAL_TILES: Provenance = {
  fields: {
    town: rulebook,
    points: {
      level: 'reconstructed',
      why: 'Fills the stack around the values that can be read on a photograph, falling from the top; Cathedrals far from Tiletum are worth more than near ones.',
    },
  },
  items: {
    'london.c3': { points: photo },
    'paris.c2': { points: photo },
    'lyon.c3': { points: photo },
    'koeln.c1': { points: photo },
    'strasbourg.c1': { town: photo, points: photo },
    'strasbourg.c2': { town: photo, points: photo },
    'praha.c1': { points: photo },
    'milano.c1': { town: photo, points: photo },
    'milano.c2': { town: photo },
    'milano.c3': { town: photo },
    'firenze.c1': { town: photo, points: photo },
    'firenze.c2': { town: photo, points: photo },
    'firenze.c3': { town: photo },
    'genova.c1': { town: ninthCathedral, points: photo },
    'genova.c2': { town: ninthCathedral, points: photo },
  },
};

const COST_TILES: Provenance = {
  fields: {
    price: {
      level: 'reconstructed',
      why: 'Eight prices from 2 to 6 Stone. The points per Stone rise with the price, as they do for Contracts of one resource.',
    },
  },
  items: { k4: { price: photo }, k9: { price: rulebook } },
};

const FAIR_TILES: Provenance = {
  fields: { points: photo, each: rulebook },
  items: { 'fair-contract': { points: rulebook } },
};

const TOWN_TILES: Provenance = {
  fields: {
    town: {
      level: 'reconstructed',
      why: 'Two of the eight are known; the others are historic Fair towns at 1, 3, 4, 4, 4 and 7 moves from Tiletum, so that each region can have a Fair.',
    },
  },
  items: { 'fairtown-frankfurt': { town: photo }, 'fairtown-verona': { town: rulebook } },
};

const CORRUPTION_TOKENS: Provenance = {
  fields: {
    steps: {
      level: 'reconstructed',
      why: 'The values 0, 1 and 2 are known; two of each is the even split: 3 steps a round on average, and 5 at most, which is just the length of the red part of the King track.',
    },
  },
};

const kingPoints: Origin = {
  level: 'reconstructed',
  why: '−10, −3, −2, −1, 0, 3, 5 and 15 are known. −6 leads to −10 and makes the red part as long as the worst corruption of a round; 1, 2 and 7, 9, 12 rise faster and faster to 15.',
};

/** By position. */
const KING_TRACK: Provenance = {
  fields: { points: rulebook, zone: rulebook },
  items: {
    1: { points: kingPoints },
    6: { points: kingPoints },
    7: { points: kingPoints },
    10: { points: kingPoints },
    11: { points: kingPoints },
    12: { points: kingPoints },
  },
};

/** By Action: its place. */
const WHEEL: Provenance = {
  fields: {
    '*': {
      level: 'reconstructed',
      why: 'Printed examples give Contract, Character, Architect and Merchant the die values 1 to 4, and the same step from Architect to Contract again; King and Joker fill the other two places.',
    },
  },
};

/** By colour. */
const DICE: Provenance = { fields: { colour: rulebook, resource: rulebook, count: rulebook } };

const BUILDINGS: Provenance = {
  fields: { rooms: derived, roofHouse: rulebook, crest: rulebook },
  items: {
    building6: {
      rooms: {
        level: 'reconstructed',
        why: 'Printed as occupied. It counts as filled from the start but holds no Character tile (Q1.2), since final scoring reaches six completed Buildings.',
      },
    },
  },
};

/** By position. */
const CONTRACT_SPACES: Provenance = {
  fields: {
    points: {
      level: 'reconstructed',
      why: 'Every space shows points, but how many is not known; 1 to 6 reward whoever fulfils many.',
    },
    pillar: rulebook,
  },
};

const DECREES: Provenance = {
  fields: { name: photo, fair: photo, options: photo, priority: photo },
  items: {
    'noblesse-oblige': { name: rulebook, options: rulebook },
    'busy-hands': { name: rulebook, priority: rulebook },
    'everlasting-fame': { name: rulebook },
    'worldly-riches': { name: rulebook, priority: rulebook },
  },
};

const CHALLENGES: Provenance = {
  fields: { name: rulebook, rule: rulebook, hooks: rulebook, kingAtLeast: rulebook, markers: rulebook },
};

const CARDINAL_LEVELS: Provenance = { fields: { name: rulebook, challenges: rulebook } };

/** Everything that is not a list, by name; a part of it as field. */
const VALUES: Provenance = {
  fields: {},
  items: {
    START_TOWN: { '*': rulebook },
    MAP_SIZE: { '*': { level: 'reconstructed', why: 'Chosen for drawing; no rule depends on it.' } },
    OFFER_COSTS: {
      '*': derived,
      3: {
        level: 'reconstructed',
        why: 'Costs never rise towards the right, so the fourth space costs 2 or 1.',
      },
    },
    CHARACTER_OFFER_SPACES: { '*': rulebook },
    CHARACTER_OFFER_COSTS: { '*': rulebook },
    FAIR_ROW: {
      '*': { level: 'reconstructed', why: 'The plain row through the 3 that round 3 is known to show.' },
      2: rulebook,
    },
    TOKENS_PER_ROUND: { '*': rulebook },
    KING_START: { '*': derived },
    LAST_ROUND_POINTS: { '*': rulebook },
    BAG: { '*': rulebook },
    CHANGE_COST: { '*': rulebook },
    DIE_SPACES: { '*': derived },
    STOREHOUSE_SPACES: {
      '*': {
        level: 'reconstructed',
        why: 'One public description says four (Q1.1): room for one tile of each kind, which still forces decisions.',
      },
    },
    HOUSES: { '*': rulebook },
    PILLARS: { '*': rulebook },
    START: { '*': rulebook },
    BUY: { '*': rulebook },
    FINAL: { '*': rulebook },
    CARDINAL_MARKERS: { '*': rulebook },
    CARDINAL_COLUMN_ROOMS: { '*': rulebook },
    CARDINAL_START: {
      '*': rulebook,
      architectAt: {
        level: 'reconstructed',
        why: 'The rulebook only pictures the tile (Q14.1). It must have a price, since the Cardinal builds where its Architect stands, and 3 Stone for 4 points is the only one known by sight.',
      },
    },
    CARDINAL_CONTRACT_SPACES: { '*': rulebook },
    RESERVED_FOOD: { '*': rulebook },
    CARDINAL_TASKS: { '*': rulebook },
    TILE_CLASSES: { '*': rulebook },
    LASTING_DECREES: { '*': rulebook },
  },
};

export const BOARD_ORIGINS = {
  CATHEDRAL_TILES,
  COST_TILES,
  FAIR_TILES,
  TOWN_TILES,
  CORRUPTION_TOKENS,
  KING_TRACK,
  WHEEL,
  DICE,
  BUILDINGS,
  CONTRACT_SPACES,
  DECREES,
  CHALLENGES,
  CARDINAL_LEVELS,
  VALUES,
};
