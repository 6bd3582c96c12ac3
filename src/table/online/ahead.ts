import type { Seat } from '../../rules/model';
import { follow, guess, type FollowedTable } from './follow';
import { isLineOf, parseAct, printAct, type Act } from './lines';
import type { Wishes } from './onlineMoment';

/** A match as far as the house has confirmed it, and what is wanted after that, as far as it can be foreseen. */
export class Ahead {
  confirmed: FollowedTable | undefined;
  private pending: Act[] = [];
  /** The tables after each act that is pending. */
  private foreseen: FollowedTable[] = [];

  constructor(
    private readonly seat: Seat | undefined,
    /** What another page had wanted, and could not have. */
    private unfulfilled?: Wishes,
  ) {}

  get table(): FollowedTable | undefined {
    return this.foreseen.at(-1) ?? this.confirmed;
  }

  /** The act that the house has to confirm next. */
  get next(): Act | undefined {
    return this.pending[0];
  }

  get waiting(): number {
    return this.pending.length;
  }

  get wishes(): Wishes | undefined {
    return this.confirmed && { n: this.confirmed._stateID, acts: this.pending.map(printAct) };
  }

  /** What another page had wanted is wanted again, at the line at which it was: what has come since is seen then. */
  wishAgain(): boolean {
    const { unfulfilled, confirmed } = this;
    if (!unfulfilled || unfulfilled.n !== confirmed?._stateID) return false;
    this.unfulfilled = undefined;
    this.pending.push(...unfulfilled.acts.flatMap(text => parseAct(text) ?? []));
    this.foresee();
    return true;
  }

  want(act: Act): void {
    this.pending.push(act);
    this.foresee();
  }

  forget(): void {
    this.pending = [];
    this.foreseen = [];
  }

  /** Takes up the next line of the match. */
  take(confirmed: FollowedTable, line: string): { after: FollowedTable; overtaken: boolean } {
    this.wishAgain();
    const [mine] = this.pending;
    const isMine = mine !== undefined && isLineOf(line, this.seat, mine);
    // what was foreseen has come: the screen has it already
    const known = isMine && !line.includes('>') ? this.foreseen[0] : undefined;
    const after = known ?? follow(confirmed, line);
    this.confirmed = after;
    // somebody was faster (the same person at another device): what was wanted may not be right any more
    const overtaken = !isMine && this.pending.length > 0;
    if (overtaken) this.forget();
    else if (isMine) this.pending.shift();
    this.foreseen = known ? this.foreseen.slice(1) : [];
    this.foresee();
    return { after, overtaken };
  }

  private foresee(): void {
    for (const act of this.pending.slice(this.foreseen.length)) {
      const before = this.table;
      const after = before && guess(before, this.seat ?? -1, act);
      if (!after) return;
      this.foreseen.push(after);
    }
  }
}
