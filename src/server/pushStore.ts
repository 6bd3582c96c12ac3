import { hasFields, isText, mustBe, parseJson } from '../given';
import { Closed } from './closed';
import { Conflict, sql, type SqlRow, type Sql } from './database/sql';
import { Damages, type OnDamage } from './damage';
import type { Seat } from '../rules/model';

/** What the database keeps for notices: whom to tell, and the keys of the house. */

/** A browser that wants to be told; nobody but the house and its push service learns of it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'push keys';
/** Somebody plays on a few devices, not on many. */
const MOST = 5;

const isKeyPair = hasFields({ publicKey: isText, privateKey: isText });

const readKeys = (text: string): KeyPair => mustBe(isKeyPair, parseJson(text), unreadableKeys);

const unreadableKeys = (): Closed =>
  new Closed(
    `The keys of the house for “your turn” can’t be read (the row “${KEYS}” of the table settings). ` +
      'Everything else is as it was. Bring that row back from a backup, or delete it: then new keys are made, and ' +
      'people have to switch “your turn” on again.',
  );

const isTold = hasFields({ keys: hasFields({ p256dh: isText, auth: isText }), language: isText });

function readBrowser({ endpoint, keys: text }: SqlRow): Subscription {
  const unreadable = (): Error => new Error('the keys of a browser can’t be read');
  const { keys, language } = mustBe(isTold, parseJson(String(text)), unreadable);
  const { p256dh, auth } = keys;
  return { endpoint: String(endpoint), keys: { p256dh, auth }, language };
}

export type PushStore = ReturnType<typeof newPushStore>;

/** A browser whose keys can't be read is not told, and the others are; `onDamage` hears of it once for each match. */
export function newPushStore(database: Sql, onDamage: OnDamage = () => undefined) {
  const damages = new Damages(onDamage);

  const of = async (match: string, seat: Seat): Promise<Subscription[]> => {
    const rows = await database.read(
      sql('select endpoint, keys from pushes where match = $1 and seat = $2', [match, seat]),
    );
    return rows.flatMap(row => {
      try {
        return [readBrowser(row)];
      } catch (error) {
        damages.note(match, error);
        return [];
      }
    });
  };

  const forget = (match: string, seat: Seat, endpoint: string): Promise<void> =>
    database.write([
      sql('delete from pushes where match = $1 and seat = $2 and endpoint = $3', [match, seat, endpoint]),
    ]);

  const keyPair = async (): Promise<KeyPair | undefined> => {
    const [row] = await database.read(sql('select value from settings where name = $1', [KEYS]));
    return row && readKeys(String(row['value']));
  };

  return {
    of,
    forget,

    async keep(match: string, seat: Seat, { endpoint, ...rest }: Subscription): Promise<void> {
      const others = (await of(match, seat)).filter(each => each.endpoint !== endpoint);
      for (const old of others.slice(MOST - 1)) await forget(match, seat, old.endpoint);
      await database.write([
        sql('delete from pushes where match = $1 and seat = $2 and endpoint = $3', [match, seat, endpoint]),
        sql('insert into pushes (match, seat, endpoint, keys) values ($1, $2, $3, $4)', [
          ...[match, seat, endpoint, JSON.stringify(rest)],
        ]),
      ]);
    },

    /** The browser is no more, at none of its tables. */
    forgetEverywhere: (endpoint: string): Promise<void> =>
      database.write([sql('delete from pushes where endpoint = $1', [endpoint])]),

    /** The keys of this house; processes that start together agree on one pair. */
    async keys(make: () => KeyPair): Promise<KeyPair> {
      const kept = await keyPair();
      if (kept) return kept;
      const made = make();
      try {
        await database.write([
          sql('insert into settings (name, value) values ($1, $2)', [KEYS, JSON.stringify(made)]),
        ]);
        return made;
      } catch (error) {
        const theirs = error instanceof Conflict ? await keyPair() : undefined;
        if (!theirs) throw error;
        return theirs;
      }
    },
  };
}
