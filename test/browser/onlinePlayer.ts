import { io } from 'socket.io-client';
import type { Page } from 'playwright-core';
import { activeSeat, type Move, type State } from '../../src/rules/model';
import { write } from '../../src/rules/notation';
import type { GameRecord } from '../../src/rules/replay';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import { moveOf, recordOf } from '../../src/table/record';
import type { Text } from '../../src/ui/text';
import { movesOfClick } from './clicks';
import { TablePlayer } from './table';

const PATIENCE = 15_000;
const LOOK = 25;

/** A watcher without a browser: what the house tells everybody is what the tests believe. */
export class Witness {
  private readonly match: OnlineMatch;

  constructor(url: string, id: string) {
    this.match = new OnlineMatch(io(`${url}/tiletum`, { transports: ['websocket'], forceNew: true }), { id });
  }

  state(): State {
    const { table } = this.match.moment();
    if (!table) throw new Error('the match has not begun');
    return table.G;
  }

  record(): GameRecord {
    const { table, log } = this.match.moment();
    if (!table) throw new Error('the match has not begun');
    return recordOf(table, log);
  }

  /** The moves of the log, taken back ones too. */
  moves(): string[] {
    return this.match.moment().log.flatMap(entry => {
      const move = moveOf(entry);
      return move ? [write(move)] : [];
    });
  }

  has(): boolean {
    return this.match.moment().table !== undefined;
  }

  async until(what: string, is: () => boolean): Promise<void> {
    for (const began = Date.now(); !is();) {
      if (Date.now() - began > PATIENCE) throw new Error(`it never comes to that: ${what}`);
      await new Promise(resolve => setTimeout(resolve, LOOK));
    }
  }

  close(): void {
    this.match.close();
  }
}

/** Somebody at a table of the house; what was done is seen by a witness. */
export class OnlinePlayer extends TablePlayer {
  constructor(
    page: Page,
    private readonly witness: Witness,
    text?: Text,
  ) {
    super(page, 'mouse', text);
  }

  override record(): Promise<GameRecord> {
    return Promise.resolve(this.witness.record());
  }

  override state(): Promise<State> {
    return Promise.resolve(this.witness.state());
  }

  override async turnOf(seats: readonly number[]): Promise<State> {
    await this.witness.until(`a turn of ${seats.join()}`, () => {
      const state = this.witness.state();
      return state.ranking !== undefined || seats.includes(activeSeat(state) ?? -1);
    });
    await this.hearOut();
    return this.witness.state();
  }

  override async make(state: State, move: Move): Promise<void> {
    const before = this.witness.moves().length;
    const expected = before + movesOfClick(state, move).length;
    await this.perform(state, move);
    await this.witness.until(write(move), () => this.witness.moves().length >= expected);
    const made = this.witness.moves()[before];
    if (made !== write(move)) throw new Error(`wanted ${write(move)}, the house has ${made}`);
  }

  /** Does it on the screen, and does not wait for the house. */
  wish(state: State, move: Move): Promise<void> {
    return this.perform(state, move);
  }
}
