import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import type { Sitting } from '../../src/table/online/wire';
import { ENGLISH, textOf } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { begun } from '../server/attack/guest';
import type { Cluster } from '../server/postgres';
import { PROJECT, startProcess, type Started } from '../server/process';
import { movesOfClick } from './clicks';
import { launchChromium } from './browser';
import { SWIFT, openPage } from './game';
import { OnlinePlayer, Witness } from './onlinePlayer';
import { withPostgres } from '../server/withPostgres';

/** What somebody at a table reads while the house or its database is away, and what becomes of a move. */

const FRENCH = textOf('fr', fr);
const { say } = ENGLISH;
const notice = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: false });

/** Said in both languages, as long as it is so, and no longer. */
async function told(page: Page, key: 'house.databaseAway' | 'line.slow', over: () => void): Promise<void> {
  await notice(page, say(key)).waitFor();
  expect(await notice(page, say('line.lost')).count()).toBe(0);
  await page.getByRole('radio', { name: 'Français' }).click();
  await notice(page, FRENCH.say(key)).waitFor();
  await page.getByRole('radio', { name: 'English' }).click();
  over();
  await notice(page, say(key)).waitFor({ state: 'detached' });
}

withPostgres('at a table', { missing: 'a table whose database is away was not looked at' }, start => {
  let cluster: Cluster;
  let house: Started;
  let url: string;
  let browser: Awaited<ReturnType<typeof launchChromium>>;

  beforeAll(async () => {
    cluster = await start();
    house = startProcess(join(PROJECT, 'dist/server.js'), { DATABASE_URL: await cluster.newDatabase() });
    [url, browser] = await Promise.all([house.url, launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    house.child.kill('SIGKILL');
    await house.ended;
    await cluster.stop();
  });

  async function sit(sitting: Sitting): Promise<Page> {
    const kept = { 'tiletum.settings': SWIFT, 'tiletum.sittings': [sitting] };
    const { page } = await openPage(browser, `${url}/table/${sitting.id}`, kept);
    await page.locator('.table').waitFor();
    return page;
  }

  test('a database and a house that do not answer are no lost line, and a move waits for them', async () => {
    const [ann] = await begun(url, { variant: { firstPlayer: 0 } });
    const page = await sit(ann);
    const witness = new Witness(url, ann.id);
    await witness.until('the beginning', () => witness.has());
    const player = new OnlinePlayer(page, witness);
    const state = await player.turnOf([0]);
    const move = legalMoves(state, 0).find(({ type }) => type === 'takeDie');
    if (!move) throw new Error('there are dice');

    cluster.freeze();
    await player.wish(state, move);
    await told(page, 'house.databaseAway', () => cluster.thaw());
    const wished = movesOfClick(state, move).map(write);
    await witness.until('the moves', () => witness.moves().length >= wished.length);
    expect(witness.moves()).toEqual(wished);

    house.child.kill('SIGSTOP');
    await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
    await told(page, 'line.slow', () => house.child.kill('SIGCONT'));
    await witness.until('a move is taken back', () => witness.state().undoable === wished.length - 1);
    witness.close();
  });
});
