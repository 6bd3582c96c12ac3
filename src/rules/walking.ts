import { TOWNS } from '../content';
import type { Piece } from '../content/vocabulary';
import { neighbours } from './map';
import { playerOf, type Seat, type Source, type State } from './model';
import { readingOf } from './readings';

const IS_TOWN: ReadonlySet<string> = new Set(TOWNS.map(town => town.id));

export const isTown = (place: string): boolean => IS_TOWN.has(place);

/** Where a granted step leads: to any neighbour, but with a Contract from a town to a town only (R8.64, Q8.12). */
export function grantedSteps(state: State, seat: Seat, piece: Piece, { kind }: Source): readonly string[] {
  const from = playerOf(state, seat)[piece];
  const near = neighbours(from);
  if (kind !== 'contract' || readingOf(state, 'contractMerchantMove') === 'step') return near;
  return isTown(from) ? near.filter(isTown) : [];
}
