import { englishNotice as en } from './text/en/notice';
import { frenchNotice as fr } from './text/fr/notice';

/** "Your turn" while the page is closed: the service worker shows what the house sends, and opens the table. */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification & { readonly data: unknown };
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  addEventListener(type: 'push', listener: (event: Told) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}

const worker = globalThis as unknown as Worker;

async function show(data: unknown): Promise<void> {
  const { id, host, language } = (data ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof host !== 'string') return;
  const { 'notice.turn': turn } = language === 'fr' ? fr : en;
  const body = typeof turn === 'function' ? turn({ host }) : turn;
  // one for each table: a later one takes the place of the one before
  await worker.registration.showNotification('Tiletum', { body, tag: `tiletum ${id}`, data: id });
}

async function open(id: unknown): Promise<void> {
  if (typeof id !== 'string' || !/^[a-z0-9]+$/.test(id)) return;
  const address = `${worker.location.origin}/table/${id}`;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : worker.clients.openWindow(address));
}

export function listenForNotices(): void {
  worker.addEventListener('push', event => event.waitUntil(show(event.data?.json())));
  worker.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}
