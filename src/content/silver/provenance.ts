import type { Provenance } from '../vocabulary';

import { SILVER_SOLO_ORIGINS } from './solo/provenance';

/** Where what is printed in this box is known from; the rulebook's pictures are missing, so much of it is ours. */

const SILVER_BONUS_TILES: Provenance = {
  fields: {
    kind: { level: 'rulebook' },
    players: {
      level: 'reconstructed',
      why: 'The box marks are not legible; the split leaves enough tiles for every player count.',
    },
    crest: { level: 'derived', why: 'The appendix shows a new Crest under the Bonus tiles.' },
    copies: {
      level: 'reconstructed',
      why: 'The appendix lists the faces but not how many copies there are nor which pile they belong to.',
    },
    effects: { level: 'rulebook' },
    price: { level: 'rulebook' },
  },
  items: {
    'b-silver-merchant4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
    'b-silver-architect4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
  },
};

const UNDERGROUND_TILES: Provenance = {
  fields: {
    kind: { level: 'rulebook' },
    players: {
      level: 'reconstructed',
      why: 'The box marks are not legible; the split leaves enough tiles for every player count.',
    },
    effects: { level: 'rulebook' },
    price: { level: 'rulebook' },
    copies: {
      level: 'reconstructed',
      why: 'The appendix lists the faces but not how many copies there are nor which pile they belong to.',
    },
    crest: { level: 'derived', why: 'The appendix shows a new Crest under the Bonus tiles.' },
    cost: { level: 'rulebook' },
    reward: { level: 'rulebook' },
  },
  items: {
    'u-contract-wool4': {
      kind: {
        level: 'derived',
        why: 'The cost and reward have the form of a Contract, and the solo example takes a Contract as an Underground Bonus tile.',
      },
    },
    'u-contract-iron4': {
      kind: {
        level: 'derived',
        why: 'The cost and reward have the form of a Contract, and the solo example takes a Contract as an Underground Bonus tile.',
      },
    },
    'u-silver-merchant4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
    'u-silver-architect4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
    'u-silver-king4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
    'u-silver-character4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
    'u-silver-contract4': {
      effects: {
        level: 'reconstructed',
        why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
      },
    },
  },
};

const PROSPECTORS: Provenance = {
  fields: {
    kind: { level: 'rulebook' },
    character: {
      level: 'reconstructed',
      why: 'Nine tiles are exactly one more set like the five base characters with nine tiles each; the technology backs show spaces for bonus markers of all Actions. So they form a sixth character type whose Completed Building strengthens the Prospector Action.',
    },
    players: {
      level: 'reconstructed',
      why: 'The marks are not legible; 5 / 7 / 9 tiles are dealt like those of every other Character.',
    },
    effects: { level: 'rulebook' },
    copies: {
      level: 'reconstructed',
      why: 'The appendix lists six different bonuses for nine tiles; two Gold, Silver+Gold and Prospector are doubled.',
    },
  },
};

const SILVER_CONTRACTS: Provenance = {
  fields: {
    kind: { level: 'rulebook' },
    players: { level: 'reconstructed', why: 'Marks not legible; with four tiles none is withheld.' },
    cost: { level: 'rulebook' },
    reward: { level: 'rulebook' },
    copies: { level: 'rulebook' },
    crest: { level: 'derived', why: 'The only new family.' },
  },
  items: {
    'c-crest-hammer': {
      kind: {
        level: 'reconstructed',
        why: 'Four Contract tiles are counted, three Contracts described; every base family has one Crest in the Contract pile, and 3 + 1 = 4 (SQ11.8).',
      },
      players: { level: 'reconstructed', why: 'Base Crests of the Contract pile bear no mark.' },
      copies: {
        level: 'reconstructed',
        why: 'Three Contracts are described for four tiles, and every base family has one Crest in the Contract pile.',
      },
    },
  },
};

const UNDERGROUND_CATHEDRAL_TILES: Provenance = {
  fields: {
    town: {
      level: 'reconstructed',
      why: 'Only the total of 14 is stated. One Cathedral a side gives six groups, four of two tiles and two of three; each side has its own.',
    },
    points: {
      level: 'reconstructed',
      why: 'Values within the range of the base tiles (1 to 8), rising with the map; two of a kind differ by 2 so that coming first matters.',
    },
  },
};

const UNDERGROUND_COST_TILES: Provenance = {
  fields: {
    price: {
      level: 'reconstructed',
      why: 'Not legible; the base tile of 3 Stone for 4 points fixes the scale: a Silver is worth a little over 2 points, and Gold buys as much as Stone or slightly less.',
    },
  },
};

const SILVER_FAIR_TILES: Provenance = {
  fields: {
    points: {
      level: 'reconstructed',
      why: 'Same worth as the base tile for Houses: both start at one and reach about six.',
    },
    each: { level: 'rulebook' },
  },
  items: {
    'fair-technology': {
      points: {
        level: 'reconstructed',
        why: 'Two full Technologies give six tiers, as many as Houses in a good game.',
      },
    },
    'fair-mineBuilding': {
      points: {
        level: 'reconstructed',
        why: 'Like the base sets (5 or 6), because a pair needs two pieces underground.',
      },
    },
  },
};

const TIERS: Provenance = { fields: { '*': { level: 'rulebook' } } };

const RESOURCE_BONUSES: Provenance = {
  fields: {
    '*': {
      level: 'derived',
      why: 'Four tiles for five Resources, and the tile makes the Resource count as Gold, so Gold itself is left out.',
    },
  },
};

const MINE_MAPS: Provenance = {
  fields: {
    start: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures: where the start lies and what it is called is ours.',
    },
    fee: { level: 'rulebook' },
    startMines: {
      level: 'derived',
      why: 'Every player puts one Prospector and one Mine on the starting map at setup, so it needs four such spaces.',
    },
    towns: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures. Each side gets one start space, seven towns and one or two road spaces; town and road names are ours (historic mining towns). Mines, Houses, one Cathedral and seven Bonus tile spaces are spread so that near towns pay little and far towns pay more; spaces marked 3 or 4 keep the crowding alike at every player count.',
    },
    roads: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures; one or two spaces without a town on each side, with names of ours, make ways of different length.',
    },
    links: {
      level: 'reconstructed',
      why: 'Fourteen paths each keep every town reachable within two to four steps of the start and offer at least two ways to the Cathedral.',
    },
    mines: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures. Each side gets one start space, seven towns and one or two road spaces; town and road names are ours (historic mining towns). Mines, Houses, one Cathedral and seven Bonus tile spaces are spread so that near towns pay little and far towns pay more; spaces marked 3 or 4 keep the crowding alike at every player count.',
    },
    tablets: {
      level: 'derived',
      why: 'The box holds 15 X tiles for three maps in play, so five tablets a side is the largest equal number that can never run out.',
    },
  },
  items: {
    'II-A': {
      links: {
        level: 'reconstructed',
        why: 'Fourteen paths each keep every town reachable within two to four steps of the start and offer at least two ways to the Cathedral. This side also reproduces the worked Prospector example: two free steps from the start to a House space worth 2 VP, then over a 4 VP tablet to a town with a Mine space worth 1 Gold.',
      },
    },
  },
};

const TABLETS: Provenance = {
  fields: {
    '*': { level: 'rulebook' },
    link: {
      level: 'reconstructed',
      why: 'Which tablets lie on which path is not legible; tablets are spread so that every one lies on a path worth walking and none of them blocks the first step from the start.',
    },
  },
  items: {
    'unlock-mine': {
      '*': {
        level: 'derived',
        why: 'The solo challenge about stone tablets names a tablet that unlocks a Mine, although the appendix does not list it.',
      },
    },
  },
};

const RIBBONS: Provenance = {
  fields: {
    '*': {
      level: 'reconstructed',
      why: 'The example gives 1 Silver at 3 VP; the ribbons are taken to run from 3 to 7 (1 Silver) and from 9 to 15 (2 Silver), a reward that does not outgrow two Mines.',
    },
  },
  items: { '8': { '*': { level: 'rulebook' } } },
};

const VALUES: Provenance = {
  fields: { '*': { level: 'rulebook' } },
  items: {
    UNLOCKS_FROM: { '*': { level: 'rulebook' } },
    OVERLAYS: { '*': { level: 'rulebook' } },
    SILVER_PER_POINT: { '*': { level: 'rulebook' } },
    MINES: { '*': { level: 'rulebook' } },
    PROSPECTOR_PIECES: { '*': { level: 'rulebook' } },
    START_SILVER: { '*': { level: 'rulebook' } },
    PILLAR_SPACES: { '*': { level: 'rulebook' } },
    TECHNOLOGIES: { '*': { level: 'rulebook' } },
    TECHNOLOGIES_IN_PLAY: { '*': { level: 'rulebook' } },
    LEVELS_BELOW: { '*': { level: 'rulebook' } },
    DISC: {
      '*': {
        level: 'reconstructed',
        why: 'Two die values are stated and a published review describes a disc laid over two Actions; two neighbouring sections let one Bonus tile serve both. The icon lies opposite the first of them, so that it mostly helps dice with few Action Points.',
      },
    },
    FIRST_GAME: {
      '*': {
        level: 'reconstructed',
        why: 'Sides and Technologies are printed; the example takes the Prospector Action with a die of value 3, so the wheel begins there.',
      },
    },
    LEAVING: {
      '*': {
        level: 'reconstructed',
        why: 'The removed tile is only pictured. The Fair that scores the King track clashes with the changed King phase, and its Decree is not among those that are replaced.',
      },
    },
  },
};

export const SILVER_ORIGINS = {
  ...SILVER_SOLO_ORIGINS,
  SILVER_BONUS_TILES,
  UNDERGROUND_TILES,
  PROSPECTORS,
  SILVER_CONTRACTS,
  UNDERGROUND_CATHEDRAL_TILES,
  UNDERGROUND_COST_TILES,
  SILVER_FAIR_TILES,
  TIERS,
  RESOURCE_BONUSES,
  MINE_MAPS,
  TABLETS,
  RIBBONS,
  VALUES,
};
