import type { Locator, Page } from 'playwright-core';
import { below, seededNumbers } from '../../src/rules/chance';
import type { GameRecord } from '../../src/rules/replay';
import { readRecord } from '../../src/table/record';
import { TablePlayer, type Hand } from './table';

/** Somebody who knows no rule: clicks one of the things that glow, by lot, and ends the turn when nothing does. */

/** What is shown as possible now, wherever it lies. */
const GLOWING = [
  ...['.place-possible', '.tile-button.possible', '.pill.possible', '.prompt-card .choice'],
  '.prompt-card .button-go:not([aria-disabled="true"])',
].join();
/** The way on: a story, a question, a turn that goes by itself, the end of the own turn. */
const ONWARD = [
  '.told-bar button',
  '.question .button-primary',
  '.cardinal-bar button',
  '.bar .button:not([aria-disabled="true"])',
].join();
const SHORT = 2_000;
/** Now and then somebody ends a turn although more could be done. */
const TIRED = 12;

export class Seer {
  private readonly next;
  private readonly hands;

  constructor(
    readonly page: Page,
    seed: number,
    private readonly hand: Hand = 'mouse',
  ) {
    this.next = seededNumbers(seed);
    this.hands = new TablePlayer(page, hand);
  }

  /** Clicks until the game is over. */
  async playToTheEnd(most: number): Promise<void> {
    if (!(await this.play(most))) throw new Error(`not over after ${most} clicks`);
  }

  /** Clicks so often; says whether the game is over. */
  async play(clicks: number): Promise<boolean> {
    for (let clicked = 0; clicked < clicks; clicked++) {
      if (await this.page.locator('.podium').isVisible()) return true;
      await this.clickOnce();
    }
    return false;
  }

  private async clickOnce(): Promise<void> {
    const question = this.page.locator('.question .button-primary');
    if (await question.isVisible()) return this.act(question);
    const told = this.page.locator('.told-bar button').last();
    if (await told.isVisible()) return this.act(told);
    const glowing = await visible(this.page.locator(GLOWING));
    const chosen = glowing[below(Math.max(1, glowing.length), this.next)];
    if (chosen && below(TIRED, this.next) > 0) return this.act(chosen);
    const onward = await visible(this.page.locator(ONWARD));
    const last = onward.at(-1);
    if (last) return this.act(last);
    await this.page.waitForTimeout(50);
  }

  private act(target: Locator): Promise<void> {
    return spared(this.hand === 'mouse' ? target.click({ timeout: SHORT }) : this.hands.act(target));
  }

  /** The game as this browser keeps it. */
  async record(): Promise<GameRecord> {
    const text = await this.page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return localStorage.getItem(`tiletum.match.${location.pathname.split('/').at(-1)}`);
    });
    if (text === null) throw new Error('no game is open');
    return readRecord((JSON.parse(text) as { record: string }).record).record.game;
  }
}

async function visible(all: Locator): Promise<Locator[]> {
  const each = await all.all();
  const seen = await Promise.all(each.map(one => one.isVisible()));
  return each.filter((_, at) => seen[at]);
}

/** What has gone meanwhile, or lies under something else, is clicked another time. */
const spared = (acting: Promise<void>): Promise<void> =>
  acting.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
  });
