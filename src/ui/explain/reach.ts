import type { WheelAction } from '../../content';
import { withCure } from '../../rules/explaining/cures';
import { reachOf, type Walk } from '../../rules/explaining/reach';
import type { Seat, State } from '../../rules/model';

/** Where the pieces of a seat could go if it had these points now. */
export const reachWith = (G: State, seat: Seat, action: WheelAction, points: number): readonly Walk[] =>
  reachOf(withCure(G, seat, { happens: [], awaits: { do: 'dieAction', action, points } }), seat);
