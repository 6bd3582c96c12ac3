import type { MoveType } from '../../rules/model';
import { silverOf, tierOf } from '../../rules/silver/miner';
import { atRandom, type Choose } from '../randomGame';

const LAST_TIER = 3;
/** What brings Silver, or what a tier offers. */
const SOUGHT: ReadonlySet<MoveType> = new Set([
  ...(['openMine', 'takeSilver', 'fulfilForLess', 'split', 'goOver', 'turnUp', 'keepTile'] as const),
  ...(['contribute', 'placeCrest', 'receive', 'exchange', 'buildHouse'] as const),
]);

/** Players who look for Silver, and spend it on one Technology first, then on the others; else they are eager, or greedy. */
export function seekers(seed: number, otherwise: Choose = atRandom(seed, true)): Choose {
  return (state, seat, moves) => {
    const { technologies } = silverOf(state);
    const favourite = technologies[(seed + seat) % technologies.length];
    const tiers = moves.filter(move => move.type === 'research');
    const wanted = tiers.find(({ technology }) => technology === favourite);
    const isLast = tierOf(state, seat, favourite ?? 'king') === LAST_TIER;
    if (wanted ?? (isLast && tiers[0])) return wanted ?? tiers[0];
    return moves.find(({ type }) => SOUGHT.has(type)) ?? otherwise(state, seat, moves);
  };
}
