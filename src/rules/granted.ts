import type { RuleId } from '../content/rulebook';
import type { Source, State } from './model';
import { boxOf } from './shelf';

/** By which rule something brings what it brings: it is told with what comes of it. */

const GRANTED_BY: Partial<Record<Source['kind'], RuleId>> = {
  die: 'R5.27',
  character: 'R6.38',
  contract: 'R7.9',
  crestSpace: 'R7.12',
  helper: 'R7.20',
  houseSpace: 'R6.25',
};

/** What a box says of a source of its own. */
export function grantedByBox(state: State, source: Source): RuleId | undefined {
  for (const { granted } of boxOf(state).boxes) {
    const rule = granted?.(source);
    if (rule) return rule;
  }
  return undefined;
}

export const grantedBy = (state: State, source: Source): RuleId =>
  grantedByBox(state, source) ?? GRANTED_BY[source.kind] ?? 'R8.3';
