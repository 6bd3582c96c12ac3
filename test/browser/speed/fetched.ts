import type { Page } from 'playwright-core';

/** What a page has asked for before the hand moved to its first click, in kB as they came over the line. */
export interface Fetched {
  /** Script and style. */
  readonly code: number;
  /** All of it: the page itself, fonts and pictures too. */
  readonly all: number;
}

const CODE = ['Script', 'Stylesheet'];
const PATIENCE = 30_000;

/** In the page: when a hand came near. */
const noteHand = (): void =>
  addEventListener('pointermove', () => performance.mark('hand'), { capture: true, once: true });

/** In the page: what it had asked for until then, whether it had come or not. */
const askedBefore = (): string[] => {
  const hand = performance.getEntriesByName('hand')[0]?.startTime ?? Infinity;
  const all = performance.getEntries().filter(({ entryType }) => /^(navigation|resource)$/.test(entryType));
  return all.filter(({ startTime }) => startTime <= hand).map(({ name }) => name);
};

/** Listens to what a page fetches; what it gives is asked after the first click. */
export async function listenToLine(page: Page): Promise<() => Promise<Fetched>> {
  const line = await page.context().newCDPSession(page);
  const asked = new Map<
    string,
    { readonly url: string; readonly isCode: boolean; bytes: number | undefined }
  >();
  line.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) =>
    asked.set(requestId, { url, isCode: CODE.includes(type) || /\.(js|css)$/.test(url), bytes: undefined }),
  );
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  line.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  await line.send('Network.enable');
  await page.addInitScript(noteHand);
  return async () => {
    const isComing = (): boolean => [...asked.values()].some(({ bytes }) => bytes === undefined);
    for (const began = Date.now(); isComing() && Date.now() - began < PATIENCE;)
      await page.waitForTimeout(50);
    const before = new Set(await page.evaluate(askedBefore));
    const counted = [...asked.values()].filter(({ url }) => before.has(url));
    const sum = (of: typeof counted): number => of.reduce((all, { bytes = 0 }) => all + bytes, 0) / 1000;
    return { code: sum(counted.filter(({ isCode }) => isCode)), all: sum(counted) };
  };
}
