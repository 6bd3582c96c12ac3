import type { Seat } from '../rules/model';
import { untilDone } from './database/sql';
import { botOf, type Doc } from './doc';
import type { LobbyParts } from './lobby';
import { leaderOf, type Presently } from './patience';
import { Problem } from './problem';
import type { Match, NewMatch } from './store';
import { mustBeAt, seatWith } from './tables';
import { newMatchId } from './tokens';

/** How a table is changed. Every change is checked against what is stored, never against what was read. */

/** What becomes of a match; `undefined` where it is no more. */
interface Changed<T> {
  readonly match: Match | undefined;
  /** A new one that comes out of it. */
  readonly next?: NewMatch;
  readonly result: T;
}

export type LobbyChanges = ReturnType<typeof newLobbyChanges>;

export function newLobbyChanges({ store, matches, presentAt, clock }: LobbyParts) {
  const presently = (id: string): Presently => ({ present: presentAt(id), at: clock.now() });

  /** One change at a time at each table; where another process was faster, it is looked at anew. */
  const change = <T>(id: string, how: (match: Match) => Changed<T>): Promise<T> =>
    matches.change(id, () =>
      untilDone(async () => {
        const before = known(await store.match(id));
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

  return {
    ...{ presently, change, changeDoc },

    /** By who sits there, before the game. */
    changeSeat: (id: string, seat: Seat, token: string | undefined, how: (doc: Doc) => Doc): Promise<void> =>
      changeDoc(id, (doc, match) => {
        mustBeOpen(match);
        mustBeAt(doc, seat, token);
        return how(doc);
      }),

    /** The seat that leads, of whoever asks; anybody else is refused. */
    mustLead: (match: Match, token: string | undefined): Seat => {
      const leader = leaderOf(match, presently(match.id));
      if (seatWith(match.doc, token) !== leader) throw new Problem('notHost');
      return leader;
    },
  };
}

export const newMatch = (doc: Doc, listed: boolean): NewMatch => ({
  ...{ id: newMatchId(), status: 'open', listed, waits: undefined, doc, start: undefined },
});

export const mustExist = (match: Match | undefined): Match => {
  if (!match) throw new Problem('noSuchTable');
  return match;
};

export function mustBeOpen({ status }: Match): void {
  if (status !== 'open') throw new Problem('hasBegun');
}

/** Of what is damaged nothing is changed. */
const known = (found: Match | undefined): Match => {
  const match = mustExist(found);
  if (match.damaged) throw new Problem('damaged');
  return match;
};

function waitsForBot({ waits, doc }: Match): boolean {
  const seat = waits === undefined ? undefined : doc.seats[waits];
  return seat !== undefined && botOf(seat) !== undefined;
}
