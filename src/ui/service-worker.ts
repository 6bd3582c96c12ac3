import { manifest, version } from '@parcel/service-worker';
import { filesToKeep } from './app/keptFiles';
import { listenForNotices } from './notices';

/** Keeps the files of one built version and answers with them; the pages of the game are all one file. */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}

const worker = globalThis as unknown as Worker;
listenForNotices();
const PAGE = '/index.html';
/** What only the house can answer. */
const CALLS = /^\/(api|games|socket\.io)(\/|$)|^\/matches\/[^/]+\/record$/;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(version);
  await cache.addAll([...new Set([PAGE, ...filesToKeep(manifest)])]);
}

async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter(name => name !== version);
  await Promise.all(others.map(name => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(version);
  const kept = await cache.match(request.mode === 'navigate' ? PAGE : request);
  return kept ?? fetch(request);
}

worker.addEventListener('install', event => event.waitUntil(keepFiles()));
worker.addEventListener('activate', event => event.waitUntil(forgetOthers()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === worker.location.origin && !CALLS.test(pathname);
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
