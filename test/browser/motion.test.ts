import type { Locator, Page } from 'playwright-core';
import type { GameEvent } from '../../src/rules/events';
import type { Move, State } from '../../src/rules/model';
import { open, repeat, type GameRecord } from '../../src/rules/replay';
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

/** All on the card of the pawn has failed: it goes on. */
const goesOn = ({ events }: Step) =>
  events.some(({ what }) => what === 'option') && events.some(({ what }) => what === 'pawn');

interface Step {
  readonly move: Move;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/** A game up to the first step that is as wanted. */
function stepsBefore(record: GameRecord, wanted: (step: Step) => boolean): GameRecord {
  let play = open(record);
  const first = record.steps.findIndex((step, index) => {
    play = repeat(play.state, step, index + 1);
    return wanted({ ...step, events: play.events });
  });
  if (first < 0) throw new Error('nobody ever does that');
  return { ...record, steps: record.steps.slice(0, first) };
}

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
async function land(place: Locator, flights: Seen['flights'], slack = 8): Promise<boolean[]> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not to be seen`);
  return flights.map(
    ({ x, y }) => x > box.x - slack && x < box.x + box.width && y > box.y - slack && y < box.y + box.height,
  );
}

test('a die that is taken flies to my board, its goods to mine, and nothing stays behind', async () => {
  const { page, complaints, flights } = await sit({ settings: { ...SWIFT, motion: 'full' } });
  await takeDie(page);
  await takenOff(page, 1);
  // nobody waits for it: neither the tile that was left nor the die
  const undo = page.getByRole('button', { name: say('bar.undo'), exact: true });
  await undo.click();
  await undo.click();
  await takeDie(page);
  await takenOff(page, 4);
  const seen = await flights();
  expect(await land(page.locator('.my-board .dice'), seen)).toEqual([true, false, true, false]);
  expect(await land(page.locator('.my-board .goods'), seen)).toEqual([false, true, false, true]);
  await landed(page);
  expect(complaints).toEqual([]);
});

test.each([
  ['Crest', 'placeCrest'],
  ['Character', 'placeCharacter'],
] as const)('a placed %s flies to its place on my street, and nothing stays behind', async (_, type) => {
  const record = stepsBefore(DUEL, ({ seat, move }) => seat === 0 && move.type === type);
  const move = DUEL.steps[record.steps.length]?.move;
  if (move?.type !== type) throw new Error(`nobody does ${type}`);
  const { page, complaints, flights } = await sit({
    record,
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

const MOTION = { ...SWIFT, motion: 'full' } as const;

/** Somebody's first move of a kind, seen with motion. */
async function watchMove(type: Move['type']) {
  const record = stepsBefore(DUEL, ({ move }) => move.type === type);
  const step = DUEL.steps[record.steps.length];
  if (!step) throw new Error(`nobody does ${type}`);
  const sitting = await sit({ record, heard: 4, settings: MOTION });
  const player = new TablePlayer(sitting.page);
  await player.make(await player.turnOf([0, 1]), step.move);
  return { ...sitting, player };
}

test('a swapped offer goes to its pile, and the new one comes from there', async () => {
  const { page, complaints, flights } = await watchMove('swapOffer');
  await takenOff(page, 10);
  const seen = await flights();
  const pile = await land(page.locator('[data-at="pile:character"]'), seen, 30);
  const offer = await land(page.locator('.offer-row').last(), seen);
  expect([pile.filter(Boolean).length, offer.filter(Boolean).length]).toEqual([5, 5]);
  await landed(page);
  expect(complaints).toEqual([]);
});

test('a Helper that is used goes to the bar, though it lies nowhere any more', async () => {
  const { page, flights } = await watchMove('useHelper');
  await takenOff(page, 1);
  expect(await land(page.locator('.bar-now'), await flights())).toContain(true);
  await landed(page);
});

test('at one device the board of whoever comes next is turned over', async () => {
  const record = stepsBefore(DUEL, ({ move }) => move.type === 'endTurn');
  const { page } = await sit({ record, heard: 4, settings: MOTION });
  await page.evaluate(() => {
    const board = document.querySelector('.part-board');
    if (!board) throw new Error('there is no board');
    const animate = board.animate.bind(board);
    board.animate = (...given) => {
      Object.assign(globalThis, { turned: given });
      return animate(...given);
    };
  });
  await page.getByRole('button', { name: say('bar.endTurn') }).click();
  const sure = page.getByRole('dialog').getByRole('button').last();
  if (await sure.isVisible()) await sure.click();
  const turned = await page.waitForFunction(
    () => (globalThis as { turned?: [unknown, { duration: number }] }).turned,
  );
  expect((await turned.jsonValue())?.[1].duration).toBeLessThanOrEqual(400);
});

test("the Cardinal's pawn hops on to the card where it goes", async () => {
  const { page, complaints } = await sit({
    record: stepsBefore(goldenGame('solo-hard'), goesOn),
    seats: ['person', 'cardinal'],
    settings: { ...SWIFT, motion: 'full', pace: 'steps' },
    heard: 4,
  });
  await page.locator('.decree-pawn').waitFor();
  await page.evaluate(() => {
    const row = document.querySelector('.cardinal-decrees') ?? document;
    new MutationObserver(() => {
      const [hop] = row.querySelector('.decree-pawn')?.getAnimations() ?? [];
      if (!(hop?.effect instanceof KeyframeEffect)) return;
      const way = hop.effect.getKeyframes().map(({ translate }) => translate);
      Object.assign(globalThis, { hopped: { way, duration: hop.effect.getTiming().duration } });
    }).observe(row, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: say('solo.next') }).click();
  const hopped = await page.waitForFunction(() => (globalThis as { hopped?: unknown }).hopped);
  const fromTheLeft = expect.stringMatching(/^-[\d.]+px$/) as string;
  const rising = expect.stringMatching(/^-[\d.]+px -14px$/) as string;
  expect(await hopped.jsonValue()).toEqual({ way: [fromTheLeft, rising, '0px'], duration: 120 });
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
  await page.locator('.cardinal-board .dice .taken').waitFor();
  await takenOff(page, 1);
  expect(await land(page.locator('.cardinal-board .dice'), await flights())).toContain(true);
});

test('behind the tab of a phone it flies to the tab', async () => {
  const { page, flights } = await sit({
    settings: { ...SWIFT, motion: 'full' },
    context: { viewport: { width: 390, height: 844 } },
  });
  await takeDie(page);
  // the die from a wheel whose tab has become that of the offers; the goods are to be seen there
  await takenOff(page, 2);
  expect(await land(page.locator('[data-at="tab:board"]'), await flights())).toEqual([true, false]);
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
