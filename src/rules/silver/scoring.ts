import { mapOf, townOfSpace, type CountName, type WordsOf } from '../../content';
import { OVERLAYS, SILVER_PER_POINT } from '../../content/silver/board';
import { TIERS } from '../../content/silver/technologies';
import { countOf, type Count } from '../counts';
import { playerOf, type Seat, type State } from '../model';
import { goesByItself, hasAutomaton } from '../powers';
import type { FinalPartRule } from '../scoring';
import { minerOf, silverOf } from './miner';
import { tuckedBy } from './solo/deck';
import { hasTier } from './technologies/tiers';

/** What Fairs count below, and what the end of the game pays. */

/** The largest of some counts. */
const most = (state: State, seat: Seat, names: readonly CountName[]): number =>
  Math.max(...names.map(name => countOf(state, seat, name)));

const isBelow = (town: string): boolean => !mapOf(town).main;

export const SILVER_COUNTS: Readonly<Record<WordsOf<'silver', 'count'>, Count>> = {
  mines: (state, seat) => minerOf(state, seat).mines.length,
  technologyTiers: (state, seat) => minerOf(state, seat).tiers.reduce((sum, tier) => sum + tier, 0),
  kingsSurprises: tuckedBy,
  mostHousesOrMines: (state, seat) => most(state, seat, ['houses', 'mines']),
  mostPillarsOrMines: (state, seat) => most(state, seat, ['pillars', 'mines']),
  undergroundBuildings: (state, seat) => {
    const { houses, pillars } = playerOf(state, seat);
    return [...houses.map(townOfSpace), ...pillars].filter(isBelow).length;
  },
};

/** What the overlay counts for a seat: the first of the largest that it lets choose, times what is fixed. */
export function overlayFactors(state: State, seat: Seat): { taken: CountName; fixed: CountName } {
  const { fixed, choice } = OVERLAYS[silverOf(state).overlay];
  const taken = choice.reduce((one, other) =>
    countOf(state, seat, other) > countOf(state, seat, one) ? other : one,
  );
  return { taken, fixed };
}

/** The larger of the two products that the overlay allows (S10.2, S10.3, SQ10.1). */
const overlayProduct: Count = (state, seat) => {
  const { taken, fixed } = overlayFactors(state, seat);
  return countOf(state, seat, taken) * countOf(state, seat, fixed);
};

/** The points of all tiers that were reached: each is worth its price (S10.5). */
const tierPoints: Count = (state, seat) =>
  TIERS.filter(({ id }) => hasTier(state, seat, id)).reduce((sum, { points }) => sum + points, 0);

const silverOn: Count = (state, seat) => minerOf(state, seat).silver;

export const SILVER_FINAL_PARTS: Readonly<
  Record<'overlayProduct' | 'silverLeft' | 'itsSilver' | 'tiers', FinalPartRule>
> = {
  overlayProduct: {
    rule: 'S10.1',
    points: overlayProduct,
    instead: 'housesTimesPillars',
    after: 'completedBuildings',
  },
  silverLeft: {
    rule: 'S2.3',
    points: (state, seat) =>
      goesByItself(state, seat) ? 0 : Math.floor(silverOn(state, seat) / SILVER_PER_POINT),
  },
  itsSilver: {
    rule: 'S16.4',
    points: (state, seat) => (goesByItself(state, seat) ? silverOn(state, seat) : 0),
    applies: hasAutomaton,
  },
  tiers: { rule: 'S10.5', points: tierPoints },
};
