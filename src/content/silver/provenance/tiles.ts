import type { Origin, Provenance } from '../../vocabulary';
import { rulebook } from '../../provenance/levels';

/** Bonus tiles, Underground tiles, Characters and Contracts. */

const unreadMark: Origin = {
  level: 'reconstructed',
  why: 'The box marks are not legible; the split leaves enough tiles for every player count.',
};

const uncounted: Origin = {
  level: 'reconstructed',
  why: 'The appendix lists the faces but not how many copies there are nor which pile they belong to.',
};

const ownCrest: Origin = { level: 'derived', why: 'The appendix shows a new Crest under the Bonus tiles.' };

const depictedAction: Origin = {
  level: 'reconstructed',
  why: 'The appendix says “the depicted Action”; one tile for each of the five base Actions.',
};

const contractBelow: Origin = {
  level: 'derived',
  why: 'The cost and reward have the form of a Contract, and the solo example takes a Contract as an Underground Bonus tile.',
};

const SILVER_BONUS_TILES: Provenance = {
  fields: {
    kind: rulebook,
    players: unreadMark,
    crest: ownCrest,
    copies: uncounted,
    effects: rulebook,
    price: rulebook,
  },
  items: {
    'b-silver-merchant4': {
      effects: depictedAction,
    },
    'b-silver-architect4': {
      effects: depictedAction,
    },
  },
};

const UNDERGROUND_TILES: Provenance = {
  fields: {
    kind: rulebook,
    players: unreadMark,
    effects: rulebook,
    price: rulebook,
    copies: uncounted,
    crest: ownCrest,
    cost: rulebook,
    reward: rulebook,
  },
  items: {
    'u-contract-wool4': {
      kind: contractBelow,
    },
    'u-contract-iron4': {
      kind: contractBelow,
    },
    'u-silver-merchant4': {
      effects: depictedAction,
    },
    'u-silver-architect4': {
      effects: depictedAction,
    },
    'u-silver-king4': {
      effects: depictedAction,
    },
    'u-silver-character4': {
      effects: depictedAction,
    },
    'u-silver-contract4': {
      effects: depictedAction,
    },
  },
};

const PROSPECTORS: Provenance = {
  fields: {
    kind: rulebook,
    character: {
      level: 'reconstructed',
      why: 'Nine tiles are exactly one more set like the five base characters with nine tiles each; the technology backs show spaces for bonus markers of all Actions. So they form a sixth character type whose Completed Building strengthens the Prospector Action.',
    },
    players: {
      level: 'reconstructed',
      why: 'The marks are not legible; 5 / 7 / 9 tiles are dealt like those of every other Character.',
    },
    effects: rulebook,
    copies: {
      level: 'reconstructed',
      why: 'The appendix lists six different bonuses for nine tiles; two Gold, Silver+Gold and Prospector are doubled.',
    },
  },
};

const SILVER_CONTRACTS: Provenance = {
  fields: {
    kind: rulebook,
    players: { level: 'reconstructed', why: 'Marks not legible; with four tiles none is withheld.' },
    cost: rulebook,
    reward: rulebook,
    copies: rulebook,
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

export const SILVER_TILE_ORIGINS = { SILVER_BONUS_TILES, UNDERGROUND_TILES, PROSPECTORS, SILVER_CONTRACTS };
