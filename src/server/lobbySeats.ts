import type { Sitting } from '../table/online/wire';
import type { PlayerColour, Seat } from '../rules/model';
import type { FreeKind } from '../table/seats';
import type { HouseClock } from './clock';
import { mustBeOpen, type LobbyChanges } from './lobbyChanges';
import * as tables from './tables';
import { newToken } from './tokens';

/** Who sits at a table before the game, how, and what is agreed on. */
export const lobbySeats = (
  { change, changeDoc, changeSeat, mustLead }: LobbyChanges,
  clock: Pick<HouseClock, 'now'>,
) => ({
  join(id: string, name: string, wanted: Seat | undefined): Promise<Sitting> {
    const token = newToken();
    return change(id, match => {
      mustBeOpen(match);
      const { doc, seat } = tables.join(match.doc, name, wanted, token, clock.now());
      return { match: { ...match, doc }, result: { id, seat, token } };
    });
  },

  leave: (id: string, seat: Seat, token: string | undefined): Promise<void> =>
    change(id, match => {
      mustBeOpen(match);
      tables.mustBeAt(match.doc, seat, token);
      const doc = tables.leaveTable(match.doc, seat);
      return { match: doc && { ...match, doc }, result: undefined };
    }),

  dress: (
    id: string,
    seat: Seat,
    token: string | undefined,
    how: { name?: string; colour?: PlayerColour },
  ): Promise<void> => changeSeat(id, seat, token, doc => tables.dress(doc, seat, how)),

  ready: (id: string, seat: Seat, token: string | undefined, isReady: boolean): Promise<void> =>
    changeSeat(id, seat, token, doc => tables.ready(doc, seat, isReady)),

  seatKind: (id: string, seat: Seat, token: string | undefined, kind: FreeKind): Promise<void> =>
    changeDoc(id, (doc, match) => {
      mustBeOpen(match);
      return tables.seatKind(doc, seat, kind, mustLead(match, token));
    }),

  readings: (id: string, token: string | undefined, readings: unknown): Promise<void> =>
    changeDoc(id, (doc, match) => {
      mustBeOpen(match);
      mustLead(match, token);
      return tables.changeReadings(doc, readings);
    }),
});
