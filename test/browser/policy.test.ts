import type { Page } from 'playwright-core';
import { houseOfTests } from './house';

const house = houseOfTests();

/** A page that writes down whatever its content policy forbids it. */
async function open(path: string): Promise<{ page: Page; forbidden: string[] }> {
  const page = await house.browser.newPage();
  const forbidden: string[] = [];
  await page.exposeFunction('note', (what: string) => forbidden.push(what));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', e => note(`${e.effectiveDirective} ${e.blockedURI}`))",
  );
  await page.goto(house.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, forbidden };
}

/** The browser tells it a little later. */
async function somethingForbidden(forbidden: readonly string[]): Promise<void> {
  while (forbidden.length === 0) await new Promise(resolve => setTimeout(resolve, 20));
}

test('the game, its map and its service worker do nothing that the content policy forbids', async () => {
  const { page, forbidden } = await open('/');
  await page.getByRole('link', { name: /Alone against the Cardinal/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/play/*');
  await page.locator('.map-content[style*=transform]').waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  expect(forbidden).toEqual([]);
});

test('a line to this house opens, one to another is forbidden', async () => {
  const { page, forbidden } = await open('/');
  const call = (url: string): Promise<number> =>
    page.evaluate(
      address =>
        fetch(address).then(
          answer => answer.status,
          () => 0,
        ),
      url,
    );
  expect(await call('/socket.io/?EIO=4&transport=polling')).toBe(200);
  expect(forbidden).toEqual([]);
  expect(await call('http://127.0.0.1:49151/')).toBe(0);
  await somethingForbidden(forbidden);
  expect(forbidden).toEqual(['connect-src http://127.0.0.1:49151/']);
});

test('a script in a name would not run', async () => {
  const { page, forbidden } = await open('/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title = \'taken over\'">',
    );
  });
  await somethingForbidden(forbidden);
  expect(forbidden).toEqual(['script-src-attr inline']);
  expect(await page.title()).not.toBe('taken over');
});
