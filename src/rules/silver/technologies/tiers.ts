import { TIERS } from '../../../content/silver/technologies';
import type { Tier, TierId } from '../../../content/silver/words';
import type { Why } from '../../events';
import type { Seat, Table } from '../../model';
import { tierOf } from '../miner';

/** Who has reached a tier, and what is told of it. */

const TIER = Object.fromEntries(TIERS.map(tier => [tier.id, tier])) as Readonly<Record<TierId, Tier>>;

export const TIER_IDS: readonly TierId[] = TIERS.map(({ id }) => id);

export const isReached = (table: Pick<Table, 'boxes'>, seat: Seat, { technology, tier }: Tier): boolean =>
  tierOf(table, seat, technology) >= tier;

export const hasTier = (table: Pick<Table, 'boxes'>, seat: Seat, id: TierId): boolean =>
  isReached(table, seat, TIER[id]);

/** The rule of a tier, by whatever is told of it. */
export const ruleOfTier = (id: string | undefined) => TIERS.find(tier => tier.id === id)?.rule;

export const whyOf = (id: TierId): Why => ({ source: { kind: 'technology', id }, rule: TIER[id].rule });
