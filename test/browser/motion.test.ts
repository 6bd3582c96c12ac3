import type { Locator, Page } from 'playwright-core';
import type { State } from '../../src/rules/model';
import type { GameRecord } from '../../src/rules/replay';
import { ENGLISH } from '../../src/ui/text';
import {
  SWIFT,
  goldenGame,
  lively,
  openGame,
  openPage,
  playOn,
  recordUntil,
  type Sitting,
  takeDie,
} from './game';
import { houseOfTests } from './house';
import { TablePlayer } from './table';

/** What somebody gets is seen on its way, where motion is wanted. */

const house = houseOfTests();
const { say } = ENGLISH;
const DUEL = goldenGame('2-players-a');
const takesDie = (state: State) => state.agenda.at(-1)?.effects[0]?.do === 'takeDie';

interface Seen {
  /** Where a picture landed: its upper left corner. */
  readonly flights: { x: number; y: number }[];
}

/** Writes down, on the page, whatever is laid upon the table to fly. */
async function watch(page: Page): Promise<() => Promise<Seen['flights']>> {
  await page.locator('.motion').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen: Seen = { flights: [] };
    Object.assign(globalThis, { seen });
    new MutationObserver(records => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const [animation] = node instanceof Element ? node.getAnimations() : [];
        if (!(animation?.effect instanceof KeyframeEffect)) continue;
        const last = animation.effect.getKeyframes().at(-1);
        const { e, f } = new DOMMatrix(String(last?.['transform']));
        seen.flights.push({ x: e, y: f });
      }
    }).observe(document.querySelector('.motion') ?? document, { childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen.flights);
}

async function sit(sitting: Partial<Sitting>) {
  const record = recordUntil(DUEL, takesDie);
  const { page, complaints } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'person'],
    ...sitting,
  });
  return { page, complaints, flights: await watch(page) };
}

/** Waits until so many have been seen on their way. */
const takenOff = (page: Page, count: number) =>
  page.waitForFunction(
    wanted => (globalThis as unknown as { seen: Seen }).seen.flights.length >= wanted,
    count,
  );

/** Waits until nothing is on its way any more. */
const landed = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('.motion > *').length === 0);

/** Which of them land in something. */
async function land(place: Locator, flights: Seen['flights']): Promise<boolean[]> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not to be seen`);
  const slack = 8;
  return flights.map(
    ({ x, y }) => x > box.x - slack && x < box.x + box.width && y > box.y - slack && y < box.y + box.height,
  );
}

test('a die that is taken flies to my board, its goods to mine, and nothing stays behind', async () => {
  const { page, complaints, flights } = await sit({ settings: { ...SWIFT, motion: 'full' } });
  await takeDie(page);
  await takenOff(page, 1);
  // nobody waits for it
  await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
  await takeDie(page);
  await takenOff(page, 2);
  const dice = await flights();
  expect(dice).toHaveLength(2);
  expect(await land(page.locator('.my-board .dice'), dice)).toEqual([true, true]);
  await page.getByRole('button', { name: say('bar.leaveTile') }).click();
  await takenOff(page, 3);
  const goods = (await flights()).slice(2);
  expect(await land(page.locator('.my-board .goods'), goods)).toEqual([true]);
  await landed(page);
  expect(complaints).toEqual([]);
});

test.each([
  ['Crest', 'placeCrest'],
  ['Character', 'placeCharacter'],
] as const)('a placed %s flies to its place on my street, and nothing stays behind', async (_, type) => {
  const placed = ({ seat, move }: GameRecord['steps'][number]) => seat === 0 && move.type === type;
  const steps = DUEL.steps.slice(0, DUEL.steps.findIndex(placed));
  const move = DUEL.steps[steps.length]?.move;
  if (move?.type !== type) throw new Error(`nobody does ${type}`);
  const { page, complaints, flights } = await sit({
    record: { ...DUEL, steps },
    heard: 4,
    settings: { ...SWIFT, motion: 'full' },
  });
  const player = new TablePlayer(page);
  await player.make(await player.turnOf([0]), move);
  await takenOff(page, 1);
  const street = page.locator(`.my-street [data-at="tile:${move.tile}"]`);
  const [flight] = await flights();
  expect(await land(street, flight ? [flight] : [])).toEqual([true]);
  await landed(page);
  expect(await street.locator('svg').evaluate(tile => getComputedStyle(tile).opacity)).toBe('1');
  expect(complaints).toEqual([]);
});

test('what a bot takes flies to its board', async () => {
  const { page, flights } = await sit({
    seats: ['person', 'greedy'],
    settings: { ...SWIFT, motion: 'full', pace: 'flowing' },
  });
  const player = new TablePlayer(page);
  const before = await player.turnOf([0]);
  await playOn(player, [0], lively(1), ({ turn }) => turn !== before.turn);
  const seen = await flights();
  expect(await land(page.locator('.opponent .dice'), seen)).toContain(true);
});

test('what is played over the wire flies too', async () => {
  const settings = { ...SWIFT, motion: 'full' };
  const { page } = await openPage(house.browser, `${house.url}/new/online/solo`, {
    'tiletum.settings': settings,
  });
  await page.getByRole('button', { name: say('newGame.start'), exact: true }).click();
  const flights = await watch(page);
  await page.locator('.cardinal-board .dice .taken').waitFor({ timeout: 40_000 });
  expect(await land(page.locator('.cardinal-board .dice'), await flights())).toContain(true);
});

test('behind the tab of a phone it flies to the tab', async () => {
  const { page, flights } = await sit({
    settings: { ...SWIFT, motion: 'full' },
    context: { viewport: { width: 390, height: 844 } },
  });
  await takeDie(page);
  await takenOff(page, 1);
  expect(await land(page.locator('[data-at="tab:board"]'), await flights())).toEqual([true]);
});

test.each<[string, Partial<Sitting>]>([
  ['the setting', { settings: { ...SWIFT, motion: 'none' } }],
  ['the system', { settings: { ...SWIFT, motion: 'system' }, context: { reducedMotion: 'reduce' } }],
])('where %s wants none, nothing moves', async (_who, sitting) => {
  const { page, flights } = await sit(sitting);
  await takeDie(page);
  await page.locator('.my-board .dice .taken').first().waitFor();
  expect(await flights()).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
