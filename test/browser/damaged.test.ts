import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Page } from 'playwright-core';
import { hashOf } from '../../src/server/tokens';
import { readRecord } from '../../src/table/record';
import { ENGLISH, textOf, type Text } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { goldenText } from '../games/golden';
import { putMatches } from '../server/storedMatches';
import { seriousFindings } from './axe';
import { launchChromium, startServer, type RunningServer } from './browser';
import { SWIFT, openPage } from './game';

/** Matches of the house of which something can't be read any more, as who sits at them sees them. */

const GOLDEN = '2-players-a';
const WHOLE = 40;
const TOKEN = 'a'.repeat(32);

const [line, row, beginning, well] = [
  'damagedaaaab',
  'damagedaaaac',
  'damagedaaaad',
  'damagedaaaae',
] as const;
const damaged = [line, row, beginning];

const folder = mkdtempSync(join(tmpdir(), 'tiletum-damaged-'));
let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  await putMatches(folder, [
    { id: line, golden: GOLDEN, lines: 80, damage: lines => lines.with(WHOLE, '0 dance') },
    ...[row, beginning, well].map(id => ({ id, golden: GOLDEN, lines: WHOLE })),
  ]);
  const database = new Database(join(folder, 'tiletum.db'));
  // Ann has a key to the first seat of each
  for (const id of [line, row, beginning, well]) {
    const { doc } = database.prepare('select doc from matches where id = ?').get(id) as { doc: string };
    const kept = JSON.parse(doc) as { seats: object[] };
    const seats = kept.seats.with(0, { ...kept.seats[0], token: hashOf(TOKEN) });
    database.prepare('update matches set doc = ? where id = ?').run(JSON.stringify({ ...kept, seats }), id);
  }
  database.prepare('update matches set doc = substr(doc, 1, 30) where id = ?').run(row);
  database.prepare('update matches set opening = substr(opening, 1, 30) where id = ?').run(beginning);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  server = await startServer({ DATA_DIR: folder });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => Promise.all(browser.contexts().map(context => context.close())));

const sittings = [...damaged, well].map(id => ({ id, seat: 0, token: TOKEN }));

async function asAnn(path: string, { language }: Text): Promise<Page> {
  const kept = { 'tiletum.settings': SWIFT, 'tiletum.sittings': sittings };
  return (await openPage(browser, server.url + path, kept, { locale: language })).page;
}

const keysOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tiletum.sittings') ?? '[]') as unknown);

/** How the table stood before the line that can't be read. */
function wholePart() {
  const { record } = readRecord(goldenText(GOLDEN));
  return record.game.steps.slice(0, WHOLE).map(({ move }) => move);
}

describe.each([
  ['English', ENGLISH],
  ['French', textOf('fr', fr)],
] as const)('in %s', (_language, text) => {
  const { say } = text;

  test.each([
    ['a line that doesn’t play', line],
    ['a row that can’t be read', row],
  ])('%s: says so, shows the last moment that is whole, and gives its record', async (_what, id) => {
    const page = await asAnn(`/table/${id}`, text);
    await page.locator('.table').waitFor();
    await page.getByRole('status').getByText(say('damaged.shown')).waitFor();
    // it can be looked at, and nothing else
    expect(await page.locator('.possible, .place-possible').count()).toBe(0);
    expect(await page.getByRole('button', { name: say('bar.endTurn') }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: say('damaged.save') }).click();
    const file = await (await saving).path();
    const { record } = readRecord(readFileSync(file, 'utf8'));
    expect(record.game.steps.map(({ move }) => move)).toEqual(wholePart());
    expect(await keysOf(page)).toEqual(sittings);
  });

  test('a beginning that can’t be read: says so, and that nothing was deleted', async () => {
    const page = await asAnn(`/table/${beginning}`, text);
    await page.getByRole('heading', { name: say('damaged.title') }).waitFor();
    await page.getByText(say('damaged.begun')).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await keysOf(page)).toEqual(sittings);
    await page.getByRole('link', { name: say('onlineTable.lobby') }).click();
    // the lobby knows the others, and these as damaged
    await page.getByText(say('lobby.damaged')).first().waitFor();
    expect(await page.getByText(say('lobby.damaged')).count()).toBeGreaterThanOrEqual(2);
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator(`a[href="/table/${well}"]`).first().click();
    await page.locator('.table').waitFor();
    expect(await page.getByText(say('damaged.shown')).count()).toBe(0);
  });
});
