import type { CathedralTile, CostTile } from '../components';

/** The stack of every Underground Cathedral, the top tile first. */
export const UNDERGROUND_CATHEDRAL_TILES: readonly CathedralTile[] = [
  { id: 'I-A.freiberg.c1', town: 'I-A.freiberg', points: 4 },
  { id: 'I-A.freiberg.c2', town: 'I-A.freiberg', points: 2 },
  { id: 'I-B.freiberg.c1', town: 'I-B.freiberg', points: 5 },
  { id: 'I-B.freiberg.c2', town: 'I-B.freiberg', points: 3 },
  { id: 'II-A.schemnitz.c1', town: 'II-A.schemnitz', points: 5 },
  { id: 'II-A.schemnitz.c2', town: 'II-A.schemnitz', points: 3 },
  { id: 'II-A.schemnitz.c3', town: 'II-A.schemnitz', points: 2 },
  { id: 'II-B.schemnitz.c1', town: 'II-B.schemnitz', points: 6 },
  { id: 'II-B.schemnitz.c2', town: 'II-B.schemnitz', points: 4 },
  { id: 'III-A.schwaz.c1', town: 'III-A.schwaz', points: 7 },
  { id: 'III-A.schwaz.c2', town: 'III-A.schwaz', points: 5 },
  { id: 'III-A.schwaz.c3', town: 'III-A.schwaz', points: 3 },
  { id: 'III-B.schwaz.c1', town: 'III-B.schwaz', points: 8 },
  { id: 'III-B.schwaz.c2', town: 'III-B.schwaz', points: 6 },
];

/** What they cost and pay: each gets one of its own currency. */
export const UNDERGROUND_COST_TILES: readonly CostTile[] = [
  { id: 'k-silver1', price: { pay: { silver: 1 }, points: 3 } },
  { id: 'k-silver2', price: { pay: { silver: 2 }, points: 5 } },
  { id: 'k-silver3', price: { pay: { silver: 3 }, points: 8 } },
  { id: 'k-gold1', price: { pay: { gold: 3 }, points: 4 } },
  { id: 'k-gold2', price: { pay: { gold: 4 }, points: 5 } },
  { id: 'k-gold3', price: { pay: { gold: 5 }, points: 7 } },
];
