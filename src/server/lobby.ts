import { newGame } from '../table/game';
import { openOnlineTable } from '../table/online/follow';
import type { HouseClock } from './clock';
import type { Sitting } from '../table/online/wire';
import type { FreeBot } from '../table/bots';
import type { FreeKind } from '../table/seats';
import type { PlayerColour, Seat } from '../rules/model';
import { untilDone } from './database/sql';
import { botOf, type Doc } from './doc';
import { leaderOf, type Presently } from './patience';
import * as standIns from './standIns';
import type { Matches } from './matches';
import { Problem } from './problem';
import type { Match, NewMatch, Store } from './store';
import * as tables from './tables';
import type { Wanted } from './tables';
import { newMatchId, newToken } from './tokens';

/** The tables of the house: made, filled, begun. Every change is checked against what is stored, never against what was read. */

const LIST = 50;

export type HouseLobby = ReturnType<typeof newLobby>;

/** What the lobby has to know of the house around it. */
export interface LobbyParts {
  readonly store: Store;
  readonly matches: Matches;
  readonly presentAt: (id: string) => ReadonlySet<Seat>;
  readonly clock: HouseClock;
  /** How long its tables wait for somebody who is away, in milliseconds. */
  readonly patience: number;
}

export function newLobby({ store, matches, presentAt, clock, patience }: LobbyParts) {
  const presently = (id: string): Presently => ({ present: presentAt(id), at: clock.now() });

  const mustBe = (match: Match | undefined): Match => {
    if (!match) throw new Problem('noSuchTable');
    return match;
  };

  /** Of what is damaged nothing is changed. */
  const known = async (id: string): Promise<Match> => {
    const match = mustBe(await store.match(id));
    if (match.damaged) throw new Problem('damaged');
    return match;
  };

  /** One change at a time at each table; where another process was faster, it is looked at anew. */
  const change = <T>(
    id: string,
    how: (match: Match) => { match: Match | undefined; next?: NewMatch; result: T },
  ): Promise<T> =>
    matches.change(id, () =>
      untilDone(async () => {
        const before = await known(id);
        const { match, next, result } = how(before);
        if (match === before) return result;
        if (!match) await store.remove(before);
        else if (next) await store.goOn(match, next);
        else await store.change(match, waitsForBot(match));
        return result;
      }),
    );

  const changeDoc = (id: string, how: (doc: Doc, match: Match) => Doc): Promise<void> =>
    change(id, match => {
      const doc = how(match.doc, match);
      return { match: doc === match.doc ? match : { ...match, doc }, result: undefined };
    });

  const mustLead = (match: Match, token: string | undefined): Seat => {
    const leader = leaderOf(match, presently(match.id));
    if (tables.seatWith(match.doc, token) !== leader) throw new Problem('notHost');
    return leader;
  };

  return {
    find: (id: string): Promise<Match | undefined> => store.look(id),
    match: async (id: string): Promise<Match> => mustBe(await store.look(id)),
    presently,
    listed: (): Promise<Match[]> => store.listed(LIST),

    async create(wanted: Wanted, listed: boolean): Promise<Sitting> {
      const token = newToken();
      const match = newMatch(tables.newDoc(wanted, token, { at: clock.now(), patience }), listed);
      await store.create(match, false);
      return { id: match.id, seat: 0, token };
    },

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
    ): Promise<void> =>
      changeDoc(id, (doc, match) => {
        mustBeOpen(match);
        tables.mustBeAt(doc, seat, token);
        return tables.dress(doc, seat, how);
      }),

    ready: (id: string, seat: Seat, token: string | undefined, isReady: boolean): Promise<void> =>
      changeDoc(id, (doc, match) => {
        mustBeOpen(match);
        tables.mustBeAt(doc, seat, token);
        return tables.ready(doc, seat, isReady);
      }),

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

const newMatch = (doc: Doc, listed: boolean): NewMatch => ({
  ...{ id: newMatchId(), status: 'open', listed, waits: undefined, doc, start: undefined },
});

function mustBeOpen({ status }: Match): void {
  if (status !== 'open') throw new Problem('hasBegun');
}

function waitsForBot({ waits, doc }: Match): boolean {
  const seat = waits === undefined ? undefined : doc.seats[waits];
  return seat !== undefined && botOf(seat) !== undefined;
}
