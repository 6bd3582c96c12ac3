import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { activeSeat, type MoveType, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { ENGLISH } from '../../src/ui/text';
import { inHouse } from './house';
import { SWIFT, goldenGame, lively, openGame, openPage, recordUntil } from './game';
import { Stopwatch, type Time, type Times } from './stopwatch';
import { TablePlayer } from './table';

/**
 * `npm run speed [-- moves]`: how fast the pages open and how fast moves are drawn, on a slow machine and a slow
 * line, and whether that is good enough. On a busy machine look at the own time of the page and at the ratios.
 */

const CLIENT = join(__dirname, '../../dist/client');
const MOVES = Number(process.argv[2] ?? 40);
const SLOWER = 4;
/** Slow 4G: 1.6 Mbit/s down, 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const GOALS = { usable: 4000, kilobytes: 200, paint: 100, task: 50 };

/** Longer than what a click sets off; and a step of a bot, with its pause. */
const SILENCE = 400;
const BOT_STEP = 900;

const BOT = 1;
const SEATS = ['person', 'greedy'] as const;

/** What players call what they do. */
const KINDS: Partial<Record<MoveType, string>> = {
  takeDie: 'take a die',
  takeTile: 'take a tile',
  step: 'walk on the map',
  relocate: 'walk on the map',
  buildHouse: 'build',
  buildPillar: 'build',
  placeCharacter: 'furnish a Room',
  chooseGoods: 'resources',
  exchange: 'resources',
  buy: 'resources',
  endTurn: 'end the turn',
};

const verdict = (met: boolean): string => (met ? 'met' : 'NOT MET');
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const worst = (values: readonly number[]): number => Math.max(0, ...values);
const ms = (value: number): string => `${Math.round(value)} ms`.padStart(7);

async function slow(page: Page, withLine: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!withLine) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
}

const sizes = new Map(
  readdirSync(CLIENT).flatMap(name =>
    /\.(js|css)$/.test(name) ? [[name, gzipSync(readFileSync(join(CLIENT, name))).length] as const] : [],
  ),
);

/** The script and style that a page has asked for, in gzip kB. */
async function loaded(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
  return [...new Set(names)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0) / 1000;
}

async function measureHome(browser: Browser, url: string): Promise<void> {
  const { page } = await openPage(browser, 'about:blank', {}, { serviceWorkers: 'block' });
  await slow(page, true);
  const began = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('link').first().click({ trial: true });
  const usable = Date.now() - began;
  const kilobytes = await loaded(page);
  console.log(`home can be used after ${usable} ms: ${verdict(usable <= GOALS.usable)}`);
  console.log(
    `its script and style: ${kilobytes.toFixed(0)} kB gzip: ${verdict(kilobytes <= GOALS.kilobytes)}`,
  );
  await page.context().close();
}

/** Clicks without asking the page anything in between, and times each click under the name of what it belongs to. */
class TimedPlayer extends TablePlayer {
  doing = '';

  constructor(
    page: Page,
    private readonly watch: Stopwatch,
  ) {
    super(page);
  }

  override async act(target: Locator): Promise<void> {
    await target.hover({ position: { x: 4, y: 4 }, force: true });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not there`);
    const { mouse } = this.page;
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.watch.time(
      this.doing,
      () => mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      SILENCE,
    );
  }

  /** Looks on while the bot plays. */
  async watchBot(): Promise<void> {
    while (activeSeat(await this.state()) === BOT)
      await this.watch.time("a bot's step", () => Promise.resolve(), BOT_STEP);
  }

  async takeBack(): Promise<void> {
    this.doing = 'take back';
    await this.act(this.page.getByRole('button', { name: ENGLISH.say('bar.undo'), exact: true }));
  }
}

const TAKE_BACK_EVERY = 5;

async function play(player: TimedPlayer, state: State): Promise<void> {
  const choose = lively(1);
  for (let move = 1; move <= MOVES; move++) {
    const now = move === 1 ? state : await player.turnOf([0]);
    const chosen = choose(now);
    player.doing = KINDS[chosen.type] ?? chosen.type;
    await player.make(now, chosen);
    await player.watchBot();
    if (move % TAKE_BACK_EVERY === 0 && (await player.state()).undoable > 0) await player.takeBack();
  }
}

const both = (times: readonly Time[], of: (values: readonly number[]) => number): string =>
  ` ${ms(of(times.map(({ passed }) => passed)))} (${ms(of(times.map(({ own }) => own)))})`;

const COLUMNS = ['paint: median', 'worst', 'longest task: median', 'worst'];

function report(samples: ReadonlyMap<string, readonly Times[]>): void {
  const all = [...samples.values()].flat();
  const yardstick = median(all.map(times => times.yardstick));
  console.log(`time passed (own time of the page); the yardstick took ${Math.round(yardstick)} ms`);
  console.log(`${''.padEnd(22)}${COLUMNS.map(column => column.padStart(20)).join(' ')}    paint ÷ yardstick`);
  for (const [what, times] of samples) {
    const paints = times.map(({ paint }) => paint);
    const tasks = times.map(({ task }) => task);
    const ratio = median(times.map(({ paint, yardstick: same }) => paint.passed / same));
    console.log(
      `${what.padEnd(18)}${String(times.length).padStart(3)}×` +
        `${both(paints, median)}${both(paints, worst)}${both(tasks, median)}${both(tasks, worst)}` +
        ratio.toFixed(1).padStart(20),
    );
  }
  judge(
    'a move paints within',
    GOALS.paint,
    all.map(({ paint }) => paint),
  );
  judge(
    'no task longer than',
    GOALS.task,
    all.map(({ task }) => task),
  );
}

function judge(what: string, goal: number, times: readonly Time[]): void {
  const passed = worst(times.map(time => time.passed));
  const own = worst(times.map(time => time.own));
  console.log(
    `${what} ${goal} ms: ${verdict(passed <= goal)} (worst ${Math.round(passed)} ms);` +
      ` own time: ${verdict(own <= goal)} (worst ${Math.round(own)} ms)`,
  );
}

async function measureTable(browser: Browser, url: string): Promise<void> {
  const record = recordUntil(goldenGame('2-players-a'), ({ round, cycle, agenda }) => {
    return round === 2 && cycle === 2 && agenda[0]?.seat === 0;
  });
  const { page } = await openGame(browser, url, {
    record,
    seats: [...SEATS],
    settings: { ...SWIFT, pace: 'flowing' },
    context: { serviceWorkers: 'block' },
  });
  const watch = await Stopwatch.on(browser, page);
  const player = new TimedPlayer(page, watch);
  await page.getByRole('region', { name: ENGLISH.say('bar.label') }).waitFor();
  console.log(`the table: ${(await loaded(page)).toFixed(0)} kB gzip in all`);
  await slow(page, false);
  await play(player, replay(record));
  report(await watch.stop());
}

void inHouse(async ({ browser, url }) => {
  await measureHome(browser, url);
  await measureTable(browser, url);
});
