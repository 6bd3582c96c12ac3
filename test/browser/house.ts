import type { Browser } from 'playwright-core';
import type { Environment } from '../../src/server/config';
import { launchChromium, startServer } from './browser';

/** The built server and a Chromium beside it. Whatever fails, what was opened is closed again. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
}

interface OpenHouse extends House {
  close(): Promise<void>;
}

/** Machines are slow at times; a test file may have set a shorter time for its tests. */
const PATIENCE = 60_000;

async function openHouse(environment?: Environment): Promise<OpenHouse> {
  const server = await startServer(environment);
  try {
    const browser = await launchChromium();
    const close = () => browser.close().finally(() => server.stop());
    return { url: server.url, browser, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A house for one piece of work. */
export async function inHouse(work: (house: House) => Promise<void>): Promise<void> {
  const house = await openHouse();
  await work(house).finally(() => house.close());
}

/** The house of all tests of a file; what a test has opened in the browser is closed after it. */
export function houseOfTests(environment?: Environment): House {
  let opened: OpenHouse | undefined;
  const house = (): OpenHouse => {
    if (!opened) throw new Error('the house is not open');
    return opened;
  };
  beforeAll(async () => {
    opened = await openHouse(environment);
  }, PATIENCE);
  afterEach(async () => {
    await Promise.all(
      house()
        .browser.contexts()
        .map(context => context.close()),
    );
  }, PATIENCE);
  afterAll(() => opened?.close(), PATIENCE);
  return {
    get url() {
      return house().url;
    },
    get browser() {
      return house().browser;
    },
  };
}
