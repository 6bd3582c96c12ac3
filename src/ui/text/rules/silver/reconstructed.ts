import { SILVER_ORIGINS } from '../../../../content/silver/provenance';
import type { Provenance } from '../../../../content/vocabulary';

export type SilverList = keyof typeof SILVER_ORIGINS;

/** Why values of a list are ours, as content says it: each reason once. */
function reasonsOf({ fields, items = {} }: Provenance): string[] {
  const origins = [fields, ...Object.values(items)].flatMap(own => Object.values(own));
  return [
    ...new Set(
      origins.flatMap(({ level, why }) => (level === 'reconstructed' && why !== undefined ? [why] : [])),
    ),
  ];
}

/** The lists in which something had to be reconstructed, with the reasons for it. */
export const SILVER_REASONS: readonly (readonly [SilverList, readonly string[]])[] = (
  Object.entries(SILVER_ORIGINS) as [SilverList, Provenance][]
).flatMap(([list, provenance]) => {
  const reasons = reasonsOf(provenance);
  return reasons.length > 0 ? [[list, reasons] as const] : [];
});
