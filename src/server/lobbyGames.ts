import { newGame } from '../table/game';
import { openOnlineTable } from '../table/online/follow';
import type { FreeBot } from '../table/bots';
import type { Seat } from '../rules/model';
import type { Doc } from './doc';
import type { LobbyParts } from './lobby';
import { mustBeOpen, newMatch, type LobbyChanges } from './lobbyChanges';
import { Problem } from './problem';
import * as standIns from './standIns';
import type { Match } from './store';
import * as tables from './tables';

/** The game of a table: begun, played on for who is away, and played again. */
export function lobbyGames(
  { presently, change, changeDoc, mustLead }: LobbyChanges,
  { store, matches, clock }: Pick<LobbyParts, 'store' | 'matches' | 'clock'>,
) {
  return {
    async start(id: string, token: string | undefined): Promise<void> {
      const { waits, leader } = await change(id, match => {
        mustBeOpen(match);
        const leader = mustLead(match, token);
        tables.mustBeFull(match.doc);
        const { start, waits } = openOnlineTable(newGame(), tables.proposedOptions(match.doc));
        return {
          match: { ...match, status: 'running', start: { ...start, at: clock.now() }, waits },
          result: { waits, leader },
        };
      });
      if (waits !== undefined && waits !== leader) matches.tell(id, { waits });
    },

    /** A bot plays on for somebody, or the person plays again. */
    standIn: (id: string, seat: Seat, token: string | undefined, bot: FreeBot | undefined): Promise<void> =>
      changeDoc(id, (_doc, match) => {
        if (match.status !== 'running') throw new Problem('notBegun');
        return standIns.standIn(match, seat, { token, bot }, presently(id));
      }),

    /** Writes down who is there and who is not, where that has changed. */
    async attended(id: string): Promise<void> {
      const now = (doc: Doc, { status }: Match): Doc =>
        status === 'over' ? doc : standIns.attended(doc, presently(id));
      const match = await store.look(id);
      if (match && !match.damaged && now(match.doc, match) !== match.doc) await changeDoc(id, now);
    },

    /** The same people at a new table; who asks second finds the one that is there. */
    rematch: (id: string, token: string | undefined): Promise<string> =>
      change(id, match => {
        const { status, doc, listed } = match;
        const host = tables.seatWith(doc, token);
        if (host === undefined) throw new Problem('notYours');
        if (status !== 'over') throw new Problem('notOver');
        if (doc.rematch !== undefined) return { match, result: doc.rematch };
        const next = newMatch(tables.sameAgain(doc, host, clock.now()), listed);
        return { match: { ...match, doc: { ...doc, rematch: next.id } }, next, result: next.id };
      }),
  };
}
