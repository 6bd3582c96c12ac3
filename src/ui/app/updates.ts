/** The service worker keeps the built files, so that the game opens without a network. */

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const isUpdateReady = (): boolean => waiting !== undefined;

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the new version take over; the page is then loaded anew. */
export const loadUpdate = (): void => waiting?.postMessage('take over');

/** Another version is at the house than in this page: fetches it, and loads the page anew. */
export async function loadNewest(): Promise<void> {
  const hasWorkers = 'serviceWorker' in navigator;
  const registration = hasWorkers
    ? await navigator.serviceWorker.getRegistration().catch(() => undefined)
    : undefined;
  await registration?.update().catch(() => undefined);
  const fresh = registration?.installing ?? registration?.waiting;
  if (!fresh || !navigator.serviceWorker.controller) {
    location.reload();
    return;
  }
  const takeOver = (): void => {
    if (fresh.state === 'installed') fresh.postMessage('take over');
  };
  fresh.addEventListener('statechange', takeOver);
  takeOver();
}

function offer(worker: ServiceWorker | null): void {
  // without a present controller this is the first visit: there is nothing to replace
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A browser that is told to block service workers may hand out none. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
}

/** Only a built game has a service worker; while developing every file is asked for anew. */
export function startOffline(): void {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return;
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadController) location.reload();
  });
  navigator.serviceWorker
    .register(new URL('../service-worker.ts', import.meta.url), { type: 'module' })
    .then(watch, () => undefined);
}
