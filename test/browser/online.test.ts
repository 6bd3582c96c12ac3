import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { activeSeat, type State } from '../../src/rules/model';
import { below, seededNumbers } from '../../src/rules/chance';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import type { Sitting } from '../../src/table/online/wire';
import { ENGLISH } from '../../src/ui/text';
import { seriousFindings } from './axe';
import { movesOfClick } from './clicks';
import { houseOfTests } from './house';
import { SWIFT, brief, openPage } from './game';
import { OnlinePlayer, Witness } from './onlinePlayer';

/** People who meet at a table of the house, each with a browser of their own. */

const house = houseOfTests({ BOT_PAUSE_MS: '100', PATIENCE_SECONDS: '2' });
let witness: Witness | undefined;

afterEach(() => witness?.close());

const { say } = ENGLISH;
/** What wears the sun: it can be done now. */
const POSSIBLE = '.possible, .place-possible';

const guest = async (path = '/'): Promise<Page> =>
  (await openPage(house.browser, house.url + path, { 'tiletum.settings': SWIFT })).page;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const fill = (page: Page, field: string, words: string): Promise<void> =>
  page.getByRole('textbox', { name: field, exact: true }).fill(words);

/** From home to a new table; gives its link. */
async function createTable(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: `${say('home.online.go')}: ${say('home.online')}` }).click();
  await page.getByRole('link', { name: say('lobby.create') }).click();
  await fill(page, `${say('newGame.name')}, ${say('newGame.seat', { n: 1 })}`, name);
  await page.getByRole('switch', { name: say('newGame.listed') }).check();
  await press(page, say('newGame.createTable'));
  return page.getByRole('textbox', { name: say('onlineTable.link') }).inputValue();
}

async function sitDown(page: Page, name: string): Promise<void> {
  await fill(page, say('newGame.nameHint'), name);
  await press(page, say('lobby.sit'));
  await page.getByText(say('seat.you', { name })).waitFor();
}

/** The host starts when everybody has come; the game then opens for all who are there. */
async function start(host: Page, link: string, ...others: Page[]): Promise<Witness> {
  await press(host, say('onlineTable.start'));
  const seen = new Witness(house.url, link.split('/').at(-1) ?? '');
  await Promise.all([host, ...others].map(page => page.locator('.table').waitFor()));
  await seen.until('the beginning', () => seen.has());
  return seen;
}

async function playUntil(players: readonly OnlinePlayer[], until: (state: State) => boolean): Promise<void> {
  for (;;) {
    const state = witness?.state();
    const player = state && players[activeSeat(state) ?? -1];
    if (!player || until(state)) return;
    const now = await player.turnOf([activeSeat(state) ?? -1]);
    await player.make(now, brief(now));
  }
}

/** Everything that a page was sent. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', response => {
    if (new URL(response.url()).pathname.startsWith('/api'))
      void response.text().then(
        text => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

const sittingOf = async (page: Page): Promise<Sitting> => {
  const kept = await page.evaluate(() => localStorage.getItem('tiletum.sittings'));
  const [sitting] = JSON.parse(kept ?? '[]') as Sitting[];
  if (!sitting) throw new Error('nobody sits here');
  return sitting;
};

/** As fast as the house lets anybody play. */
const PAUSE = 60;

/** Plays a match to its end without any browser. */
async function playOut(...sittings: Sitting[]): Promise<void> {
  const whim = seededNumbers(3);
  const lines = sittings.map(
    sitting =>
      new OnlineMatch(io(`${house.url}/tiletum`, { transports: ['websocket'], forceNew: true }), sitting),
  );
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, PAUSE));
    const state = witness?.state();
    if (!state || state.ranking) break;
    const seat = activeSeat(state) ?? 0;
    const line = lines[seat];
    const now = line?.moment();
    if (!line || !now?.table || now.waiting > 0 || activeSeat(now.table.G) !== seat) continue;
    const legal = legalMoves(now.table.G, seat);
    const move = legal[below(legal.length, whim)];
    if (move) line.act(move);
  }
  for (const line of lines) line.close();
}

const tokenOf = async (page: Page): Promise<string> => (await sittingOf(page)).token;

test('two people and a spectator: create, join by link, chat, a round, a lost line, another device', async () => {
  const ada = await guest();
  expect(await seriousFindings(ada)).toEqual([]);
  const link = await createTable(ada, 'Ada');
  expect(await seriousFindings(ada)).toEqual([]);

  // the table stands in the lobby; a friend comes by the link
  const watcher = await guest();
  const heard = overhear(watcher);
  await watcher.goto(`${house.url}/online`);
  await watcher.getByText(say('onlineTable.of', { name: 'Ada' })).waitFor();
  expect(await seriousFindings(watcher)).toEqual([]);
  const bob = await guest();
  await bob.goto(link);
  await sitDown(bob, 'Bob');
  await press(bob, say('onlineTable.ready'));
  await ada.getByText(say('seat.ready'), { exact: true }).waitFor();
  await watcher.goto(link);
  await watcher.getByText(say('onlineTable.full')).waitFor();

  await fill(bob, say('chat.say'), 'Good evening!');
  await press(bob, say('chat.send'));
  for (const page of [ada, watcher]) await page.getByText('Good evening!').waitFor();

  witness = await start(ada, link, bob, watcher);
  const players = [new OnlinePlayer(ada, witness), new OnlinePlayer(bob, witness)];
  await playUntil(players, ({ round, cycle }) => round === 1 && cycle === 2);

  // Bob's line is cut in his turn: what he does is done once, when it is back
  await playUntil(players, state => activeSeat(state) === 1);
  const [, second] = players;
  if (!second) throw new Error('Bob is not there');
  const before = await second.turnOf([1]);
  const line = bob.getByText(say('line.lost'), { exact: false });
  await bob.context().setOffline(true);
  await line.waitFor();
  const wish = brief(before);
  await second.wish(before, wish);
  const done = witness.moves().length;
  await bob.getByText(say('line.waiting'), { exact: false }).waitFor();
  expect(witness.moves()).toHaveLength(done);
  await bob.context().setOffline(false);
  await line.waitFor({ state: 'detached' });
  const wished = movesOfClick(before, wish).map(write);
  await witness.until('the move of Bob', () => (witness?.moves().length ?? 0) >= done + wished.length);

  expect(witness.moves().slice(done)).toEqual(wished);
  await playUntil(players, ({ round }) => round === 2);

  // Ada goes on at another device, by the secret link of her seat
  await players[0]?.turnOf([0, 1]);
  await press(ada, say('company.people'));
  await press(ada, say('company.device'));
  const seatLink = await ada
    .getByRole('dialog')
    .getByRole('textbox', { name: say('company.device') })
    .inputValue();
  await ada.keyboard.press('Escape');
  const tablet = await guest();
  await tablet.goto(seatLink);
  await tablet.locator('.table').waitFor();
  expect(tablet.url()).toBe(link);
  await press(tablet, say('company.people'));
  await tablet.getByText(say('seat.you', { name: 'Ada' })).waitFor();
  const moved = [new OnlinePlayer(tablet, witness), second];
  await playUntil(moved, state => activeSeat(state) === 0);
  const now = await moved[0]?.turnOf([0]);
  if (!now) throw new Error('Ada is not there');
  await tablet.locator(POSSIBLE).first().waitFor();

  // who watches can do nothing, and has heard of no secret
  expect(await watcher.getByRole('button', { name: say('bar.endTurn') }).count()).toBe(0);
  expect(await watcher.locator(POSSIBLE).count()).toBe(0);
  await moved[0]?.make(now, brief(now));
  const tokens = await Promise.all([tokenOf(ada), tokenOf(bob)]);
  expect(tokens.map(token => token.length)).toEqual([32, 32]);
  expect(heard.length).toBeGreaterThan(20);
  expect(heard.filter(text => tokens.some(token => text.includes(token)))).toEqual([]);
  expect(await seriousFindings(watcher)).toEqual([]);
});

/** Ada and Bob, whose game has begun. */
async function twoAtATable() {
  const ada = await guest();
  const link = await createTable(ada, 'Ada');
  const bob = await guest();
  await bob.goto(link);
  await sitDown(bob, 'Bob');
  const told = await start(ada, link, bob);
  witness = told;
  return { ada, bob, link, told };
}

test('a bot plays for somebody who has gone and was waited for, until the person comes back', async () => {
  const { ada, bob, link, told } = await twoAtATable();
  const players = [new OnlinePlayer(ada, told), new OnlinePlayer(bob, told)];
  await playUntil(players, state => activeSeat(state) === 1);

  await bob.goto('about:blank');
  await ada.getByText(say('line.turnOfGone', { name: 'Bob', minutes: 0 })).waitFor();
  await press(ada, say('company.standIn'));
  await told.until('the end of the turn of the bot', () => activeSeat(told.state()) === 0);

  await bob.goto(link);
  await bob.locator('.table').waitFor();
  await ada.getByText(say('note.back', { name: 'Bob' })).waitFor();
  expect(await bob.getByText(say('line.standIn')).count()).toBe(0);
});

test('alone against the Cardinal, whom the house plays', async () => {
  const ada = await guest('/new/online/solo');
  await press(ada, say('newGame.start'));
  await ada.locator('.table').waitFor();
  await ada.waitForFunction(() => document.title.startsWith('Your turn'));
  expect(await ada.getByRole('button', { name: say('solo.next') }).count()).toBe(0);
});

test('after the game the same people sit down at a new table', async () => {
  const { ada, bob, link } = await twoAtATable();
  await playOut(await sittingOf(ada), await sittingOf(bob));
  for (const page of [ada, bob]) {
    while (!(await page.getByRole('button', { name: say('end.rematch') }).isVisible()))
      await page
        .locator('.told-bar')
        .getByRole('button')
        .last()
        .click({ timeout: 5000 })
        .catch(() => undefined);
  }
  // a rematch that is refused is told, and can be asked for again
  await ada.route('**/rematch', route =>
    route.fulfill({ status: 409, json: { error: 'notOver', message: 'told in the language of the page' } }),
  );
  await press(ada, say('end.rematch'));
  await ada.getByRole('status').getByText(say('house.notOver')).waitFor();
  await ada.unroute('**/rematch');
  await press(ada, say('end.rematch'));
  await ada.getByText(say('seat.you', { name: 'Ada' })).waitFor();
  await bob.getByText(say('line.rematch')).waitFor();
  await press(bob, say('lobby.goIn'));
  await bob.getByText(say('seat.you', { name: 'Bob' })).waitFor();
  expect(bob.url()).toBe(ada.url());
  expect(bob.url()).not.toBe(link);
});
