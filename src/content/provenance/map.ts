import type { Origin, Provenance } from '../vocabulary';
import { derived, photo, rulebook } from './levels';

/** The map: known distances and examples fix its skeleton, the rest is ours. */

const addedTown: Origin = {
  level: 'reconstructed',
  why: 'A Town of ours: Wien closes the eastern loop from Praha to Venice, Basel the alpine one from Troyes to Milano, so that no branch is a dead end.',
};

const drawing: Origin = {
  level: 'reconstructed',
  why: 'Longitude and latitude, spread out around Flanders so that everything can be read.',
};

const label: Origin = {
  level: 'reconstructed',
  why: 'A drawing hint: where the name has room beside its Town.',
};

const players: Origin = {
  level: 'reconstructed',
  why: 'At most one House space per Town with 2 players is known, and the examples prove it for Strasbourg, Frankfurt and Troyes; every Town is given one. The second and third spaces are spread over the four regions: 20 / 27 / 34 outside Tiletum for at most 14 / 21 / 28 further Houses.',
};

const TOWNS: Provenance = {
  fields: {
    name: rulebook,
    x: drawing,
    y: drawing,
    label,
    houses: players,
    tiles: {
      level: 'reconstructed',
      why: 'One Bonus tile space in each Town but Tiletum, whose first move should not be a free tile; Nürnberg is known to have one.',
    },
    pillars: {
      level: 'reconstructed',
      why: 'As many spaces as there are Cathedral tiles: nothing says what becomes of a Pillar whose owner finds no tile left, and with fewer spaces a tile could never be taken. The nine Cathedral towns are those of the Cathedral tiles.',
    },
  },
  items: {
    hamburg: { name: photo },
    milano: { name: photo },
    wien: { name: addedTown },
    basel: { name: addedTown },
  },
};

const HOUSE_SPACES: Provenance = {
  fields: {
    players,
    bonus: {
      level: 'reconstructed',
      why: 'A space shows nothing, points, or the bonuses of a Building. The points grow with the distance from Tiletum; the Building bonuses are in Towns for which the Architect has little use.',
    },
  },
  items: {
    'tiletum.h1': { players: derived },
    'tiletum.h2': { players: derived },
    'tiletum.h3': { players: derived },
    'tiletum.h4': { players: derived },
    'troyes.h1': { players: derived },
    'frankfurt.h1': { players: derived },
    'strasbourg.h1': { players: derived },
  },
};

const TILE_SPACES: Provenance = {
  fields: {
    players: {
      level: 'reconstructed',
      why: '12 / 16 / 20 spaces with 2 / 3 / 4 players. Towns without a Cathedral, and distant Firenze, always have theirs; the other Cathedral towns only with more players.',
    },
  },
  items: {
    'brugge.b1': { players: derived },
    'antwerpen.b1': { players: derived },
    'venezia.b1': { players: derived },
  },
};

const ROADS: Provenance = {
  fields: {
    x: drawing,
    y: drawing,
    name: {
      level: 'reconstructed',
      why: 'A geographic hint for pictures and log; the board names no road spaces.',
    },
    kind: { level: 'reconstructed', why: 'A drawing hint without meaning for the rules.' },
  },
};

/** By the two ends, as written in the list. */
const LINKS: Provenance = {
  fields: {
    '*': {
      level: 'reconstructed',
      why: 'Chosen so that every known distance holds and the picture resembles western and central Europe.',
    },
  },
  items: {
    'frankfurt strasbourg': { '*': rulebook },
    'frankfurt nuernberg': { '*': rulebook },
    'nuernberg praha': { '*': rulebook },
    'troyes strasbourg': { '*': rulebook },
    'arles r-riviera': { '*': derived },
    'r-riviera genova': { '*': derived },
  },
};

export const MAP_ORIGINS = {
  TOWNS,
  HOUSE_SPACES,
  TILE_SPACES,
  ROADS,
  LINKS,
};
