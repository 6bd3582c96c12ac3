import { generateVAPIDKeys, sendNotification, WebPushError } from 'web-push';
import { hasFields, isLike, isText, mustBe, type Fields, type Is } from '../given';
import type { Seat } from '../rules/model';
import type { Config } from './config';
import { botOf } from './doc';
import { Problem } from './problem';
import type { KeyPair, PushStore, Subscription } from './pushStore';
import type { Match } from './store';

/** "Your turn", for a browser that is closed: through the push service that the browser itself has named. */

/** What the service worker is told. */
export interface PushMessage {
  readonly id: string;
  /** Whose table it is. */
  readonly host: string;
  readonly language: string;
}

export type Send = (to: Subscription, text: string, keys: KeyPair, topic: string) => Promise<void>;

/** The services of browsers; the house talks to no other address that somebody names. */
const SERVICES =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;
const GONE = [404, 410];
const DAY_SECONDS = 86_400;
const PATIENCE_MS = 10_000;
const NOBODY = 'mailto:host@tiletum.invalid';

/** A browser as it names itself; anything else is refused. */
export function readSubscription(value: Fields): Subscription {
  const { endpoint, keys } = mustBe(isBrowser, value, () => new Problem('badOptions'));
  const { p256dh, auth } = keys;
  return { endpoint, keys: { p256dh, auth }, language: value['language'] === 'fr' ? 'fr' : 'en' };
}

const isService: Is<string> = (value): value is string => {
  if (!isText(value) || value.length > 1000 || !URL.canParse(value)) return false;
  const { protocol, hostname, port, username } = new URL(value);
  return protocol === 'https:' && port === '' && username === '' && SERVICES.test(hostname);
};

const isBrowser = hasFields({
  endpoint: isService,
  keys: hasFields({ p256dh: isLike(/^[\w-]{87}$/), auth: isLike(/^[\w-]{22}$/) }),
});

export type Pushes = Awaited<ReturnType<typeof openPushes>>;

export async function openPushes(
  store: PushStore,
  config: Config,
  send: Send,
  onError: (error: unknown, id: string) => void,
) {
  const { pushPublicKey: publicKey, pushPrivateKey: privateKey } = config;
  const keys = publicKey && privateKey ? { publicKey, privateKey } : await store.keys(generateVAPIDKeys);

  const tellOne = async (to: Subscription, { id, doc }: Match): Promise<void> => {
    const message: PushMessage = { id, host: doc.seats[doc.host]?.name ?? '', language: to.language };
    try {
      await send(to, JSON.stringify(message), keys, id);
    } catch (error) {
      if (error instanceof WebPushError && GONE.includes(error.statusCode))
        await store.forgetEverywhere(to.endpoint);
      else onError(new Error('a push service did not take a notice', { cause: messageOf(error) }), id);
    }
  };

  return {
    publicKey: keys.publicKey,
    keep: (id: string, seat: Seat, to: Subscription): Promise<void> => store.keep(id, seat, to),
    forget: (id: string, seat: Seat, endpoint: string): Promise<void> => store.forget(id, seat, endpoint),

    /** Tells the person of a seat that the match waits; never fails. */
    async tell(match: Match, seat: Seat): Promise<void> {
      const { doc } = match;
      const played = doc.seats[seat];
      if (!played || botOf(played)) return;
      try {
        await Promise.all((await store.of(match.id, seat)).map(to => tellOne(to, match)));
      } catch (error) {
        onError(error, match.id);
      }
    },
  };
}

/** No more than the words: the error itself holds the address of the browser. */
const messageOf = (error: unknown): string =>
  error instanceof WebPushError ? String(error.statusCode) : 'none';

/** By the services themselves, under the name of the house. */
export const throughServices =
  ({ pushSubject, publicUrl }: Config): Send =>
  async ({ endpoint, keys }, text, pair, topic) => {
    const subject = pushSubject ?? (publicUrl?.startsWith('https:') ? publicUrl : NOBODY);
    await sendNotification({ endpoint, keys }, text, {
      ...{ topic, TTL: DAY_SECONDS, timeout: PATIENCE_MS },
      vapidDetails: { subject, ...pair },
    });
  };
