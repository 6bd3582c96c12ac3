import { cryptographic } from '../table/chance';
import { createGame } from '../table/game';
import { openTable } from '../table/online/follow';
import type { Sitting } from '../table/online/wire';
import type { BotKind } from '../table/bots';
import type { PlayerColour, Seat } from '../rules/model';
import { Conflict } from './database/sql';
import { botOf, type Doc } from './doc';
import type { Matches } from './matches';
import type { Match, Store } from './store';
import * as tables from './tables';
import { Problem, type Wanted } from './tables';
import { newId, newToken } from './tokens';

/** The tables of the house: made, filled, begun. Every change is checked against what is stored, never against what was read. */

const TRIES = 5;
const LIST = 50;

export type Lobby = ReturnType<typeof newLobby>;

export function newLobby(store: Store, matches: Matches) {
  const known = async (id: string): Promise<Match> => {
    const match = await store.match(id);
    if (!match) throw new Problem('noSuchTable');
    return match;
  };

  /** Does it once more from the beginning when somebody else was faster. */
  async function change<T>(
    id: string,
    how: (match: Match) => { match: Match | undefined; result: T },
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      const { match, result } = how(await known(id));
      try {
        await (match ? store.change(match, waitsForBot(match)) : store.remove(id));
        await matches.changed(id);
        return result;
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
      }
    }
  }

  const changeDoc = (id: string, how: (doc: Doc, match: Match) => Doc): Promise<void> =>
    change(id, match => ({ match: { ...match, doc: how(match.doc, match) }, result: undefined }));

  const make = async (doc: Doc, listed: boolean): Promise<string> => {
    const id = newId();
    await store.create({ id, status: 'open', listed, waits: undefined, doc, start: undefined }, false);
    return id;
  };

  return {
    match: known,
    listed: (): Promise<Match[]> => store.listed(LIST),

    async create(wanted: Wanted, listed: boolean): Promise<Sitting> {
      const token = newToken();
      return { id: await make(tables.newDoc(wanted, token), listed), seat: 0, token };
    },

    join(id: string, name: string, wanted: Seat | undefined): Promise<Sitting> {
      const token = newToken();
      return change(id, match => {
        mustBeOpen(match);
        const { doc, seat } = tables.join(match.doc, name, wanted, token);
        return { match: { ...match, doc }, result: { id, seat, token } };
      });
    },

    leave: (id: string, seat: Seat, token: string | undefined): Promise<void> =>
      change(id, match => {
        mustBeOpen(match);
        tables.mustBeAt(match.doc, seat, token);
        const doc = tables.leave(match.doc, seat);
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

    seatKind: (
      id: string,
      seat: Seat,
      token: string | undefined,
      kind: 'person' | 'random' | 'greedy',
    ): Promise<void> =>
      changeDoc(id, (doc, match) => {
        mustBeOpen(match);
        tables.mustBeHost(doc, token);
        return tables.seatKind(doc, seat, kind);
      }),

    /** The host puts a bot into the seat of somebody who is gone; the host or the person takes it away again. */
    standIn: (id: string, seat: Seat, token: string | undefined, bot: BotKind | undefined): Promise<void> =>
      changeDoc(id, (doc, { status }) => {
        if (status !== 'running') throw new Problem('notBegun');
        if (bot !== undefined || tables.seatWith(doc, token) !== seat) tables.mustBeHost(doc, token);
        return tables.standIn(doc, seat, bot);
      }),

    start: (id: string, token: string | undefined): Promise<void> =>
      change(id, match => {
        mustBeOpen(match);
        tables.mustBeHost(match.doc, token);
        tables.mustBeFull(match.doc);
        const { start, waits } = openTable(createGame(cryptographic()), tables.proposalOf(match.doc));
        return { match: { ...match, status: 'running', start, waits }, result: undefined };
      }),

    /** The same people at a new table; who asks second finds the one that is there. */
    async rematch(id: string, token: string | undefined): Promise<string> {
      const { status, doc, listed } = await known(id);
      const host = tables.seatWith(doc, token);
      if (host === undefined) throw new Problem('notYours');
      if (status !== 'over') throw new Problem('notOver');
      if (doc.rematch !== undefined) return doc.rematch;
      const next = await make(tables.again(doc, host), listed);
      return change(id, match => ({
        match: { ...match, doc: { ...match.doc, rematch: match.doc.rematch ?? next } },
        result: match.doc.rematch ?? next,
      }));
    },
  };
}

function mustBeOpen({ status }: Match): void {
  if (status !== 'open') throw new Problem('hasBegun');
}

function waitsForBot({ waits, doc }: Match): boolean {
  const seat = waits === undefined ? undefined : doc.seats[waits];
  return seat !== undefined && botOf(seat) !== undefined;
}
