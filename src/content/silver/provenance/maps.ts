import type { Origin, Provenance } from '../../vocabulary';
import { rulebook } from '../../provenance/levels';

/** The maps below, with their tablets and Cathedrals. */

const drawnTowns: Origin = {
  level: 'reconstructed',
  why: 'The printed maps are only pictures. Each side gets one start space, seven towns and one or two road spaces; town and road names are ours (historic mining towns). Mines, Houses, one Cathedral and seven Bonus tile spaces are spread so that near towns pay little and far towns pay more; spaces marked 3 or 4 keep the crowding alike at every player count.',
};

const MINE_MAPS: Provenance = {
  fields: {
    start: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures: where the start lies and what it is called is ours.',
    },
    fee: rulebook,
    startMines: {
      level: 'derived',
      why: 'Every player puts one Prospector and one Mine on the starting map at setup, so it needs four such spaces.',
    },
    towns: drawnTowns,
    roads: {
      level: 'reconstructed',
      why: 'The printed maps are only pictures; one or two spaces without a town on each side, with names of ours, make ways of different length.',
    },
    links: {
      level: 'reconstructed',
      why: 'Fourteen paths each keep every town reachable within two to four steps of the start and offer at least two ways to the Cathedral.',
    },
    mines: drawnTowns,
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
    '*': rulebook,
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

export const MINE_MAP_ORIGINS = { MINE_MAPS, TABLETS, UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES };
