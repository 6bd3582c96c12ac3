import type { Origin, Provenance } from '../vocabulary';
import { derived, photo, rulebook } from './levels';

/** Contracts, Bonus tiles and Characters. `copies` is how many tiles show the same, and in which pile they are. */

const crest: Origin = {
  level: 'reconstructed',
  why: 'Two families are known by name, the black eagle and the cup; the other four emblems are ours. Which family is in which pile is not known: one Crest of each is among the Contracts, two among the Bonus tiles.',
};

const equalMix: Origin = {
  level: 'reconstructed',
  why: 'Three Contracts take a mix of Iron and Wool for 2, 6 and 12 points; equal numbers (1 + 1, 2 + 2, 4 + 4) put them between their neighbours: 2 identical + 2 Iron for 5, 3 + 3 for 9 and an Action, 8 identical for 13.',
};

const CONTRACT_PILE: Provenance = {
  fields: {
    kind: rulebook,
    cost: rulebook,
    reward: rulebook,
    crest,
    players: {
      level: 'reconstructed',
      why: '18 / 22 / 26 tiles with 2 / 3 / 4 players. The small and middle Contracts and four Crests are always in, the largest come with more players; with the Bonus tiles every family has at least 2 Crests with 2 players and 3 with 4.',
    },
    copies: {
      level: 'reconstructed',
      why: 'There are 24 different Contracts. The four of 1 or 2 points are hardly worth Action Points, so they are taken to be those among the Bonus tiles; the other 20, one of each, and a Crest of each family make 26.',
    },
  },
  items: { 'c-iron2wool2': { cost: equalMix }, 'c-iron4wool4': { cost: equalMix } },
};

const goldOrPoints: Origin = {
  level: 'reconstructed',
  why: 'Three Helpers give Gold, points, or both. 2 Gold + 2 points is known from an example of the expansion; 4 Gold and 4 points keep the same total, like the tile of four goods and the 4 points that stand in for the last King tile.',
};

const BONUS_TILES: Provenance = {
  fields: {
    kind: rulebook,
    cost: rulebook,
    reward: rulebook,
    effects: rulebook,
    crest,
    players: {
      level: 'reconstructed',
      why: '42 / 48 / 54 tiles with 2 / 3 / 4 players, of which 39 / 43 / 47 can be needed, so the pile never runs out. Everything there is appears with any number of players.',
    },
    copies: {
      level: 'reconstructed',
      why: 'Big Helpers (3 Action Points, 3 more points, any 3 goods, 4 points) are there once, small ones twice. The four smallest Contracts are here, and two Crests of each family: with those among the Contracts 12 / 15 / 18 with 2 / 3 / 4 players.',
    },
  },
  items: {
    'b-iron1wool1-1': { cost: equalMix },
    'b-iron1wool1-2': { cost: equalMix },
    'b-gold4-1': { effects: goldOrPoints },
    'b-gold4-2': { effects: goldOrPoints },
    'b-vp4': { effects: goldOrPoints },
  },
};

const sharedBonus: Origin = {
  level: 'reconstructed',
  why: 'The bonuses are listed Character by Character. 2 or 3 Gold is on three tiles, of which 3 Gold is known to be a Merchant, so 2 Gold belongs to two others; of the three King Actions two are Kings, and the third goes to the Character that lacks bonuses.',
};

const CHARACTER_TILES: Provenance = {
  fields: {
    kind: rulebook,
    character: derived,
    effects: rulebook,
    players: {
      level: 'reconstructed',
      why: '5 / 7 / 9 tiles of each Character, 25 / 35 / 45 in all, where the Rooms and the offer need at most 23 / 32 / 41. With 2 players every Character keeps small and large bonuses.',
    },
    copies: {
      level: 'reconstructed',
      why: 'Nine tiles of each Character: its bonuses, filled up with second copies of those typical of it.',
    },
  },
  items: {
    'ch-contract-3': { character: rulebook },
    'ch-contract-5': { character: rulebook },
    'ch-contract-9': { character: rulebook },
    'ch-merchant-5': { character: photo },
    'ch-character-5': { character: sharedBonus },
    'ch-character-7': { character: sharedBonus },
    'ch-king-5': { character: sharedBonus },
  },
};

export const TILE_ORIGINS = {
  CONTRACT_PILE,
  BONUS_TILES,
  CHARACTER_TILES,
};
