import { mapOf, townOfSpace, type WordsOf } from '../../content';
import { OVERLAYS, SILVER_PER_POINT } from '../../content/silver/board';
import { TIERS } from '../../content/silver/technologies';
import { countOf, type Count } from '../counts';
import { playerOf } from '../model';
import type { FinalPartRule } from '../scoring';
import { minerOf, silverOf } from './miner';

/** What Fairs count below, and what the end of the game pays. */

const isBelow = (town: string): boolean => !mapOf(town).main;

export const SILVER_COUNTS: Readonly<Record<WordsOf<'silver', 'count'>, Count>> = {
  mines: (state, seat) => minerOf(state, seat).mines.length,
  technologyTiers: (state, seat) => minerOf(state, seat).tiers.reduce((sum, tier) => sum + tier, 0),
  undergroundBuildings: (state, seat) => {
    const { houses, pillars } = playerOf(state, seat);
    return [...houses.map(townOfSpace), ...pillars].filter(isBelow).length;
  },
};

/** The larger of the two products that the overlay allows (S10.2, S10.3, SQ10.1). */
const overlayProduct: Count = (state, seat) => {
  const { fixed, choice } = OVERLAYS[silverOf(state).overlay];
  return countOf(state, seat, fixed) * Math.max(...choice.map(name => countOf(state, seat, name)));
};

/** The points of all tiers that were reached: each is worth its price (S10.5). */
const tierPoints: Count = (state, seat) => {
  const { technologies } = silverOf(state);
  const { tiers } = minerOf(state, seat);
  return TIERS.filter(
    ({ technology, tier }) => tier <= (tiers[technologies.indexOf(technology)] ?? 0),
  ).reduce((sum, { points }) => sum + points, 0);
};

export const SILVER_FINAL_PARTS: Readonly<Record<'overlayProduct' | 'silverLeft' | 'tiers', FinalPartRule>> =
  {
    overlayProduct: { rule: 'S10.1', points: overlayProduct, instead: 'housesTimesPillars' },
    silverLeft: {
      rule: 'S2.3',
      points: (state, seat) => Math.floor(minerOf(state, seat).silver / SILVER_PER_POINT),
    },
    tiers: { rule: 'S10.5', points: tierPoints },
  };
