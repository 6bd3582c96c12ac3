import type { Browser, Locator, Page } from 'playwright-core';
import { activeSeat, type MoveType, type State } from '../../../src/rules/model';
import { replay } from '../../../src/rules/replay';
import { ENGLISH } from '../../../src/ui/text';
import { SWIFT, goldenGame, lively, openGame, recordUntil } from '../game';
import { TablePlayer } from '../table';
import { loaded } from './home';
import { report } from './report';
import { slow } from './slowness';
import { Stopwatch } from './stopwatch';

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

async function play(player: TimedPlayer, state: State, moves: number): Promise<void> {
  const choose = lively(1);
  for (let move = 1; move <= moves; move++) {
    const now = move === 1 ? state : await player.turnOf([0]);
    if (now.ranking) return;
    const chosen = choose(now);
    player.doing = KINDS[chosen.type] ?? chosen.type;
    await player.make(now, chosen);
    await player.watchBot();
    if (move % TAKE_BACK_EVERY === 0 && (await player.state()).undoable > 0) await player.takeBack();
  }
}

export async function measureTable(browser: Browser, url: string, moves: number): Promise<void> {
  const record = recordUntil(goldenGame('2-players-a'), ({ round, cycle, agenda }) => {
    return round === 2 && cycle === 2 && agenda[0]?.seat === 0;
  });
  const { page } = await openGame(browser, url, {
    record,
    seats: [...SEATS],
    settings: { ...SWIFT, pace: 'flowing', motion: 'full' },
  });
  const watch = await Stopwatch.on(browser, page);
  const player = new TimedPlayer(page, watch);
  await page.getByRole('region', { name: ENGLISH.say('bar.label') }).waitFor();
  console.log(`the table: ${(await loaded(page)).toFixed(0)} kB gzip in all`);
  await slow(page, false);
  await play(player, replay(record), moves);
  report(await watch.stop());
}
