import type { Locator, Page } from 'playwright-core';
import { activeSeat, type State } from '../../src/rules/model';
import { ENGLISH } from '../../src/ui/text';
import { SWIFT, goldenGame, openGame, openPage, recordUntil, type Sitting } from './game';
import { houseOfTests } from './house';

/** Where the focus is, whoever plays: never on the page itself, where a screen reader begins at the top again. */

const house = houseOfTests();
const { say } = ENGLISH;
const DUEL = goldenGame('2-players-a');
const ALONE = goldenGame('solo-normal');
const waits = (what: string) => (state: State) =>
  state.round > 1 && state.agenda.at(-1)?.effects[0]?.do === what;

async function sit(sitting: Pick<Sitting, 'record'> & Partial<Sitting>): Promise<Page> {
  const seats: Sitting['seats'] = ['person', 'person'];
  const { page } = await openGame(house.browser, house.url, { seats, settings: SWIFT, heard: 1, ...sitting });
  await page.getByRole('region', { name: say('bar.label') }).waitFor();
  return page;
}

/** As a screen reader clicks: no key, no pointer, after it has gone there. */
const click = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement | SVGElement) => {
    element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });

const focusIsIn = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction(wanted => document.activeElement?.closest(wanted), selector);

const inCard = '.prompt-card .choice';
const SOMEWHERE = '.place, .choice, .tile-button, .button, .pill, .bar';

test('a screen reader’s clicks lead from decision to decision', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('takeDie')) });
  await click(
    page
      .getByRole('region', { name: say('wheel.title') })
      .getByRole('button')
      .first(),
  );
  await focusIsIn(page, inCard);
  await click(page.locator(inCard).first());
  await page.locator('.prompt-card').getByText(say('prompt.takeDie.other')).waitFor({ state: 'detached' });
  await focusIsIn(page, SOMEWHERE);
});

test('a tile that is taken hands the focus on', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('wheelTile')) });
  const take = page.locator('.prompt-card .button-go');
  await click(take);
  await take.waitFor({ state: 'detached' });
  await focusIsIn(page, SOMEWHERE);
});

test('an answer by hand leaves the focus at the bar, not on the page', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('takeDie')) });
  await page
    .getByRole('region', { name: say('wheel.title') })
    .getByRole('button')
    .first()
    .click();
  await page.locator(inCard).first().click();
  await page.locator('.prompt-card').getByText(say('prompt.takeDie.other')).waitFor({ state: 'detached' });
  await focusIsIn(page, '.bar');
});

test('it is never lost from the start of a game to the end of the Cardinal’s turn', async () => {
  const settings = { ...SWIFT, pace: 'steps' };
  const { page } = await openPage(house.browser, `${house.url}/new/solo`, { 'tiletum.settings': settings });
  await click(page.getByRole('button', { name: say('newGame.start'), exact: true }));
  await focusIsIn(page, SOMEWHERE);
  const next = page.getByRole('button', { name: say('solo.toMyTurn') });
  await next.waitFor();
  await click(next);
  await next.waitFor({ state: 'detached' });
  await focusIsIn(page, SOMEWHERE);
});

test('it is not lost where the table comes bit by bit', async () => {
  const { page } = await openPage(house.browser, `${house.url}/new/solo`, { 'tiletum.settings': SWIFT });
  const start = page.getByRole('button', { name: say('newGame.start'), exact: true });
  await start.waitFor();
  let late = 0;
  await page.route(/\.js$/, async route => {
    late += 150;
    await new Promise(resolve => setTimeout(resolve, late));
    await route.continue();
  });
  await click(start);
  await focusIsIn(page, '.bar');
});

test('Escape from the list of keys gives it back while the Cardinal plays', async () => {
  const record = recordUntil(ALONE, state => state.round === 2 && activeSeat(state) === 1);
  const page = await sit({ record, seats: ['person', 'cardinal'], settings: { ...SWIFT, pace: 'steps' } });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsIn(page, SOMEWHERE);
});

test('Tab goes from tile to tile, past the card of each', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('takeDie')) });
  const tiles = page.getByRole('region', { name: say('offer.characters') }).locator('.tile-button');
  await tiles.first().focus();
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('Tab');
  expect(await tiles.nth(1).evaluate(tile => tile === document.activeElement)).toBe(true);
});

test('what a tile does and why it cannot be taken is said with it', async () => {
  const page = await sit({ record: recordUntil(DUEL, waits('takeDie')) });
  const tile = page
    .getByRole('region', { name: say('offer.characters') })
    .locator('.tile-button')
    .first();
  await tile.focus();
  await page.getByRole('tooltip').waitFor();
  const said = await tile.evaluate(button => {
    const id = button.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
  expect(said).toContain(say('tile.character.when'));
  expect(said).toContain(say('refusal.takeDieFirst'));
});

test('the coach says a hint once, however often its card comes', async () => {
  const record = recordUntil(ALONE, ({ round, agenda }) => round === 1 && agenda.at(-1)?.seat === 0);
  const page = await sit({
    record,
    seats: ['person', 'cardinal'],
    settings: { ...SWIFT, coach: true, pace: 'steps' },
    heard: 0,
  });
  const voice = page.locator('.coach-voice');
  await page.waitForFunction(() => document.querySelector('.coach-voice')?.textContent);
  const first = await voice.textContent();
  expect(first).toContain(await page.locator('.coach h2').textContent());
  await page.evaluate(() => {
    const spoken = document.querySelector('.coach-voice');
    if (spoken) spoken.textContent = '';
  });
  // the card goes with the switch of the coach, and comes back
  const coach = page.getByRole('region', { name: say('coach.title') });
  await coach.getByRole('button', { name: say('coach.off') }).click();
  await coach.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('menu.settings') }).click();
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: say('settings.coach') })
    .click();
  await page.keyboard.press('Escape');
  await coach.waitFor();
  expect(await voice.textContent()).toBe('');
});
