import type { Seat, State } from '../model';
import { minerOf } from './miner';

/** What a check of a record knows of a seat below; its form stands in docs/RECORD.md and never changes. */
export function silverSummary(state: State, seat: Seat): string {
  const { silver, locked, supply, mines, prospectors, tiers, bonus = '' } = minerOf(state, seat);
  return [
    ...[`silver ${silver}`, `locked ${locked}`, `supply ${supply}`, `mines ${sorted(mines)}`],
    ...[`prospectors ${sorted(prospectors)}`, `tiers ${tiers.join(' ')}`, `bonus ${bonus}`],
  ].join(', ');
}

const sorted = (places: readonly string[]): string => [...places].sort().join(' ');
