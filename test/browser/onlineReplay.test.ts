import type { Page } from 'playwright-core';
import { NO_LIMITS } from '../../src/tools/load/ours';
import type { Sitting } from '../../src/table/online/wire';
import { ENGLISH } from '../../src/ui/text';
import { ask, create } from '../server/attack/guest';
import { goldenText } from '../games/golden';
import { beginMatch, playMatch } from '../server/wholeMatches';
import { seriousFindings } from './axe';
import { SWIFT, openPage } from './game';
import { houseOfTests } from './house';
import { bar, importAtHome } from './viewer';

/** Replays of matches of the house: the ways there, moments that are handed on, and addresses where there is none. */

const { say } = ENGLISH;

const house = houseOfTests(NO_LIMITS);
let finished: Sitting;
let running: Sitting;

const two = async (lines?: number): Promise<Sitting> => {
  const sittings = await beginMatch(house.url, { seats: ['person', 'person'] });
  await playMatch(house.url, sittings, lines);
  const [host] = sittings;
  if (!host) throw new Error('nobody sits there');
  return host;
};

beforeAll(async () => {
  [finished, running] = await Promise.all([two(), two(60)]);
});

/** A page of a stranger, or of Ann, who sits at both tables. */
async function open(path: string, sittings: readonly Sitting[] = []): Promise<Page> {
  const told = { [`tiletum.told.${finished.id}`]: 4 };
  const kept = { 'tiletum.settings': SWIFT, 'tiletum.sittings': sittings, ...told };
  return (await openPage(house.browser, house.url + path, kept)).page;
}

const asAnn = (path: string): Promise<Page> => open(path, [finished, running]);
const ofAnn = `${say('tables.replay')}: ${say('onlineTable.of', { name: 'Ann' })}`;

describe('the ways to a replay', () => {
  test('from the end of a match', async () => {
    const page = await asAnn(`/table/${finished.id}`);
    await page.getByRole('link', { name: say('end.replay') }).click();
    await bar(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/replay/${finished.id}`);
  });

  test('from my tables in the lobby: of those that are over', async () => {
    const page = await asAnn('/online');
    await page.getByRole('link', { name: ofAnn }).click();
    await page.waitForURL(`**/replay/${finished.id}*`);
    await bar(page).waitFor();
  });

  test('from the page of replays: of those that are over, then of those that go on', async () => {
    const page = await asAnn('/replay');
    const links = page.getByRole('link', { name: ofAnn });
    await links.nth(1).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(addresses).toEqual([`/replay/${finished.id}`, `/replay/${running.id}`]);
    await links.nth(1).click();
    const shown = await bar(page)
      .getByText(/^step 0 of/)
      .textContent();
    expect(Number(shown?.split(' ').at(-1))).toBeGreaterThanOrEqual(60);
  });

  test('from home, once the file of a game was opened there', async () => {
    const page = await open('/');
    const id = await importAtHome(page, goldenText('2-players-a'));
    await page.getByRole('link', { name: say('tables.replay'), exact: true }).click();
    await page.waitForURL(`**/replay/${id}*`);
    await bar(page).waitFor();
  });

  test('a browser without a seat is shown no list of its own', async () => {
    const page = await open('/replay');
    await page.getByRole('heading', { name: say('replays.mine') }).waitFor();
    expect(await page.getByText(say('replays.house')).count()).toBe(0);
  });
});

test('a moment is handed on by its address, and somebody else plays on from there', async () => {
  const ann = await asAnn(`/replay/${finished.id}`);
  await ann.getByRole('button', { name: say('replay.toRound', { round: 3 }) }).click();
  await ann.getByRole('radio', { name: 'Bob' }).check();
  await ann.waitForURL(/at=\d+&seat=1/);
  const stranger = await open(ann.url().slice(house.url.length));
  await stranger.getByText(say('table.round', { round: 3 })).waitFor();
  expect(await bar(stranger).textContent()).toBe(await bar(ann).textContent());
  expect(await stranger.getByRole('radio', { name: 'Bob' }).isChecked()).toBe(true);

  await stranger.getByRole('button', { name: say('replay.playOn') }).click();
  await stranger.waitForURL('**/play/*');
  await stranger.getByText(say('table.round', { round: 3 })).waitFor();
  await stranger.goto(house.url);
  await stranger.locator('.game-row').first().waitFor();
  expect(await stranger.getByRole('link', { name: /^Play on: Ann and Bob/ }).count()).toBe(1);
});

describe('where there is no replay', () => {
  async function told(page: Page, title: string, text: string): Promise<void> {
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(text).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  }

  async function leadsHome(page: Page): Promise<void> {
    await page.getByRole('link', { name: say('error.home') }).click();
    await page.getByRole('heading', { name: say('app.name') }).waitFor();
  }

  test.each(['abcdefghijkm', 'no-id-at-all', '%22%3E%3Cimg%20src=x%3E'])(
    'at the address of nothing: %s',
    async id => {
      const page = await open(`/replay/${id}`);
      await told(page, say('replay.unknown'), say('replay.unknownText'));
      await leadsHome(page);
    },
  );

  test('of a table that is gone', async () => {
    const { id, token } = await create(house.url);
    await ask(house.url, ['DELETE', `/api/tables/${id}/seats/0`], { token });
    const page = await open(`/replay/${id}?at=5`);
    await told(page, say('replay.unknown'), say('replay.unknownText'));
  });

  test('of a table where nobody has begun: the way to it', async () => {
    const { id } = await create(house.url);
    const page = await open(`/replay/${id}`);
    await told(page, say('replay.unknown'), say('house.notBegun'));
    await page.getByRole('link', { name: say('replay.toTable') }).click();
    await page.waitForURL(`**/table/${id}`);
  });

  test('of a match that others still play: it can be watched', async () => {
    const page = await open(`/replay/${running.id}`);
    await told(page, say('replay.running'), say('replay.runningText'));
    await page.getByRole('link', { name: say('replay.toTable') }).click();
    await page.locator('.table').waitFor();
  });

  test('while the house cannot be reached: it is asked again', async () => {
    const page = await open('/');
    await page.route('**/record', route => route.abort());
    await page.goto(`${house.url}/replay/${finished.id}`);
    await told(page, say('replay.notNow'), say('house.noLine'));
    await page.unroute('**/record');
    await page.getByRole('button', { name: say('error.reload') }).click();
    await bar(page).waitFor();
  });
});
