import type { Locator, Page } from 'playwright-core';
import { below, seededNumbers } from '../../src/rules/chance';
import type { GameRecord } from '../../src/rules/replay';
import { ENGLISH } from '../../src/ui/text';
import { TablePlayer, type Hand } from './table';

/** Somebody who knows no rule: clicks one of the things that glow, by lot, and ends the turn when nothing does. */

/** What an open card asks for. */
const ANSWERS = ['.prompt-card .choice', '.prompt-card .button-go:not([aria-disabled="true"])'].join();
/** What is shown as possible now, wherever it lies. */
const GLOWING = ['.place-possible', '.tile-button.possible', '.pill.possible', ANSWERS].join();
/** The way on: a story, a question, a turn that goes by itself, the end of the own turn. */
const ONWARD = ['.cardinal-bar button', '.bar .button:not([aria-disabled="true"])'].join();
/** Nothing else can be done before. */
const FIRST = ['.question .button-primary', '.told-bar button'];
/** After that there never will be anything. */
const PATIENCE = 60_000;
const SHORT = 5_000;
/** Now and then somebody ends a turn although more could be done. */
const TIRED = 12;
/** Now and then somebody looks at something else than the card that is open. */
const CURIOUS = 4;

export class Seer {
  /** How often something was clicked. */
  clicks = 0;
  private readonly next;
  private readonly hands;

  constructor(
    readonly page: Page,
    seed: number,
    hand: Hand = 'mouse',
  ) {
    this.next = seededNumbers(seed);
    this.hands = new TablePlayer(page, hand, ENGLISH, page, SHORT);
  }

  /** Clicks until the game is over. */
  async playToTheEnd(most: number): Promise<void> {
    if (!(await this.play(most))) throw new Error(`not over after ${most} clicks`);
  }

  /** Clicks so often; says whether the game is over. */
  async play(most: number): Promise<boolean> {
    const last = this.clicks + most;
    let idleSince = Date.now();
    while (this.clicks < last) {
      if (await this.page.locator('.podium').isVisible()) return true;
      if (await this.clickOnce()) idleSince = Date.now();
      else if (Date.now() - idleSince > PATIENCE) throw new Error('there is nothing to click');
      else await this.page.waitForTimeout(50);
    }
    return false;
  }

  /** Says whether there was anything to click. */
  async clickOnce(): Promise<boolean> {
    const target = await this.find();
    if (!target) return false;
    this.clicks += 1;
    await spared(this.hands.use(target));
    return true;
  }

  private async find(): Promise<Locator | undefined> {
    for (const selector of FIRST) {
      const first = await this.lastOf(selector);
      if (first) return first;
    }
    const answer = below(CURIOUS, this.next) > 0 ? await this.oneOf(ANSWERS) : undefined;
    const chosen = answer ?? (await this.oneOf(GLOWING));
    return chosen && below(TIRED, this.next) > 0 ? chosen : this.lastOf(ONWARD);
  }

  private async lastOf(selector: string): Promise<Locator | undefined> {
    const seen = visible(this.page, selector);
    return (await seen.count()) > 0 ? seen.last() : undefined;
  }

  private async oneOf(selector: string): Promise<Locator | undefined> {
    const seen = visible(this.page, selector);
    const count = await seen.count();
    return count > 0 ? seen.nth(below(count, this.next)) : undefined;
  }

  /** The game as this browser keeps it. */
  record(): Promise<GameRecord> {
    return this.hands.record();
  }
}

const visible = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });

/** What has gone meanwhile, or lies under something else, is clicked another time. */
const spared = (acting: Promise<void>): Promise<void> =>
  acting.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  });
