import type { State } from '../../../rules/model';
import type { FairState } from '../../pictures/map/Pennant';

export const fairState = (G: State, round: number): FairState => {
  if (round < G.round || G.ranking) return 'past';
  return round === G.round ? 'now' : 'coming';
};
