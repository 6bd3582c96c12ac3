import type { Effect } from '../vocabulary';
import type { TabletKind } from './words';

/** What the stone tablets bring to whoever crosses them first. */
export const TABLETS: Readonly<Record<TabletKind, readonly Effect[]>> = {
  'gold-house': [
    { do: 'payFor', price: { gold: 2 }, effects: [{ do: 'place', what: 'house', where: 'ownMaps' }] },
  ],
  'king1-silver-5vp': [
    { do: 'act', action: 'king', points: 1 },
    { do: 'payFor', price: { silver: 1 }, effects: [{ do: 'score', points: 5 }] },
  ],
  'free-prospector': [{ do: 'freeProspector' }],
  'cheap-technology': [{ do: 'cheaperTier', discount: 2 }],
  'unlock-mine': [{ do: 'unlockMines', count: 1 }],
  '4vp': [{ do: 'score', points: 4 }],
  'king1-silver-king3': [
    { do: 'act', action: 'king', points: 1 },
    { do: 'payFor', price: { silver: 1 }, effects: [{ do: 'act', action: 'king', points: 3 }] },
  ],
  'gold-mine': [{ do: 'payFor', price: { gold: 2 }, effects: [{ do: 'placeMine' }] }],
  '5vp-silver-king3': [
    { do: 'score', points: 5 },
    { do: 'payFor', price: { silver: 1 }, effects: [{ do: 'act', action: 'king', points: 3 }] },
  ],
  'gold-pillar': [
    { do: 'payFor', price: { gold: 2 }, effects: [{ do: 'place', what: 'pillar', where: 'ownMaps' }] },
  ],
};
