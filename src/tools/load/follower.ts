import { activeSeat, type Move, type Seat, type State } from '../../rules/model';
import { open, repeat, splitLine } from '../../rules/replay';
import { readMove } from '../../rules/notation';
import type { Start } from '../../table/online/follow';
import { atRandom, type Choose } from '../randomGame';
import { choices } from '../step';

/** Knows how a match stands, from its lines, and what a player might do next. Rules only: it has to be quick. */
export class Follower {
  private state: State;
  private readonly choose: Choose;
  n = 0;

  constructor({ options, opening }: Start, seed: number) {
    ({ state: this.state } = open({ options, opening: [...opening] }));
    this.choose = atRandom(seed);
  }

  follow(line: string): void {
    const parts = splitLine(line);
    const move = parts && readMove(parts.text);
    if (!parts || !move) throw new Error(`'${line}' is no move`);
    ({ state: this.state } = repeat(
      this.state,
      { seat: parts.seat, move, outcomes: [...parts.outcomes] },
      this.n,
    ));
    this.n += 1;
  }

  get isOver(): boolean {
    return activeSeat(this.state) === undefined;
  }

  next(): { seat: Seat; move: Move } {
    const { seat, moves } = choices(this.state);
    const move = this.choose(this.state, seat, moves);
    if (!move) throw new Error('there is nothing to choose from');
    return { seat, move };
  }
}
