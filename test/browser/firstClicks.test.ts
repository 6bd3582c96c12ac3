import type { Page } from 'playwright-core';
import { ENGLISH } from '../../src/ui/text';
import { houseOfTests } from './house';
import { openPage, takeDie } from './game';
import { TablePlayer } from './table';

/** From the home page of an empty browser to the first die, with all settings as they come. */

const house = houseOfTests();

const { say } = ENGLISH;
const AT_MOST = 3;

/** Counts what a hand does to the page, over all its addresses. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

const WAYS = [
  { way: 'the guided first game', name: say('home.first.go'), seats: [0] },
  { way: 'the Cardinal', name: `${say('home.solo.go')}: ${say('home.solo')}`, seats: [0] },
  { way: 'people at one device', name: `${say('home.local.go')}: ${say('home.local')}`, seats: [0, 1] },
  { way: 'a bot', name: `${say('home.local.bot')}: ${say('home.local')}`, seats: [0] },
];

test.each(WAYS)(
  '$way: three clicks to the first die, and none is needed in between',
  async ({ name, seats }) => {
    const { page, complaints } = await openPage(house.browser, house.url, {}, { locale: 'en-GB' });
    const clicks = await countClicks(page);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL('**/play/*');
    const player = new TablePlayer(page);
    const state = await player.turnOf(seats, 60_000);
    const seat = state.agenda.at(-1)?.seat ?? 0;
    const before = state.players[seat]?.dice.length ?? 0;
    await takeDie(page, true);
    expect(await clicks()).toBe(AT_MOST);
    expect((await player.state()).players[seat]?.dice).toHaveLength(before + 1);
    expect(complaints).toEqual([]);
  },
);
