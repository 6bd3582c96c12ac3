import { isTown } from '../content';
import type { Piece } from '../content/vocabulary';
import { neighbours } from './map';
import type { Seat, Source, State } from './model';
import { standsOf } from './pieces';
import { readingOf } from './readings';

/** Where a granted step leads: to any neighbour, but with a Contract from a town to a town only (R8.64, Q8.12). */
export const grantedSteps = (state: State, seat: Seat, piece: Piece, { kind }: Source): readonly string[] => {
  const anywhere = kind !== 'contract' || readingOf(state, 'contractMerchantMove') === 'step';
  return standsOf(state, seat, piece).flatMap(from => {
    if (anywhere) return neighbours(from);
    return isTown(from) ? neighbours(from).filter(isTown) : [];
  });
};
