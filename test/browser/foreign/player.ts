import type { Locator, Page } from 'playwright-core';
import { activeSeat, type Move, type State } from '../../../src/rules/model';
import { write } from '../../../src/rules/notation';
import { ENGLISH } from '../../../src/ui/text';
import { movesOfClick } from '../clicks';
import { staysFor } from '../stillness';
import { TablePlayer } from '../table';

const PATIENCE = 60_000;
const LOOK = 20;
/** A board draws what it was given piece by piece: it is drawn when nothing changes for so long. */
const STILL = 120;

const boardOf = (page: Page, seat: string): Locator =>
  page.locator(`.seat-${seat === 'all' ? 'null' : seat}`);

/** Somebody at a board on a page of somebody else: what was done is seen in what the framework gives to that board. */
export class BoardPlayer extends TablePlayer {
  /** `seat` as the framework calls it, `all` where one board is everybody's. */
  constructor(
    page: Page,
    readonly seat: string,
  ) {
    super(page, 'mouse', ENGLISH, boardOf(page, seat));
  }

  override state(): Promise<State> {
    return this.page.evaluate(seat => window.given[seat]?.G as State, this.seat);
  }

  private moves(): Promise<string[]> {
    return this.page.evaluate(seat => window.moves(seat), this.seat);
  }

  override async turnOf(seats: readonly number[]): Promise<State> {
    const isTheirs = (state: State): boolean =>
      state.ranking !== undefined || seats.includes(activeSeat(state) ?? -1);
    await this.until(`a turn of ${seats.join()}`, async () => isTheirs(await this.state()));
    await this.hearOut();
    return this.state();
  }

  override async make(state: State, move: Move): Promise<void> {
    const before = (await this.moves()).length;
    const expected = before + movesOfClick(state, move).length;
    await this.drawn();
    await this.perform(state, move);
    await this.until(write(move), async () => (await this.moves()).length >= expected);
    const made = (await this.moves())[before];
    if (made !== write(move)) throw new Error(`wanted ${write(move)}, the table has ${made}`);
  }

  /** Somebody clicks at what he sees, not at what is still to be drawn. */
  private drawn(): Promise<void> {
    return staysFor(boardOf(this.page, this.seat), STILL, { attributes: true });
  }

  private async until(what: string, is: () => Promise<boolean>): Promise<void> {
    for (const began = Date.now(); !(await is());) {
      if (Date.now() - began > PATIENCE) throw new Error(`it never comes to that: ${what}`);
      await new Promise(resolve => setTimeout(resolve, LOOK));
    }
  }
}
