import type { Provenance } from '../../vocabulary';
import { rulebook } from '../../provenance/levels';

/** Technologies, Fairs, ribbons and what stands on the boards. */

const TIERS: Provenance = { fields: { '*': rulebook } };

const RESOURCE_BONUSES: Provenance = {
  fields: {
    '*': {
      level: 'derived',
      why: 'Four tiles for five Resources, and the tile makes the Resource count as Gold, so Gold itself is left out.',
    },
  },
};

const SILVER_FAIR_TILES: Provenance = {
  fields: {
    points: {
      level: 'reconstructed',
      why: 'Same worth as the base tile for Houses: both start at one and reach about six.',
    },
    each: rulebook,
    eachByItself: rulebook,
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

const RIBBONS: Provenance = {
  fields: {
    '*': {
      level: 'reconstructed',
      why: 'The example gives 1 Silver at 3 VP; the ribbons are taken to run from 3 to 7 (1 Silver) and from 9 to 15 (2 Silver), a reward that does not outgrow two Mines.',
    },
  },
  items: { '8': { '*': rulebook } },
};

const VALUES: Provenance = {
  fields: { '*': rulebook },
  items: {
    UNLOCKS_FROM: { '*': rulebook },
    OVERLAYS: { '*': rulebook },
    SILVER_PER_POINT: { '*': rulebook },
    MINES: { '*': rulebook },
    PROSPECTOR_PIECES: { '*': rulebook },
    START_SILVER: { '*': rulebook },
    PILLAR_SPACES: { '*': rulebook },
    TECHNOLOGIES: { '*': rulebook },
    TECHNOLOGIES_IN_PLAY: { '*': rulebook },
    LEVELS_BELOW: { '*': rulebook },
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

export const SILVER_BOARD_ORIGINS = { TIERS, RESOURCE_BONUSES, SILVER_FAIR_TILES, RIBBONS, VALUES };
