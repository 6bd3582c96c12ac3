import type { WheelAction } from '../../content/vocabulary';
import type { GameEvent } from '../../rules/events';
import type { Seat } from '../../rules/model';
import { actionAt } from '../../rules/wheel';
import { Walk, type Played } from '../record';

/** What happened in a match, line by line, with what only the table of that moment knows. */

/** A die that was taken: its value after turning, and the Action it lay at. */
export interface Taken {
  readonly seat: Seat;
  readonly colour: string;
  readonly value: number;
  readonly action: WheelAction;
}

export interface Happened {
  readonly events: readonly GameEvent[];
  readonly dice: readonly Taken[];
  readonly walk: Walk;
}

/** Plays the match through; stops after every line, so that whoever has other things to do can do them. */
export function* happening({ game }: Played): Generator<undefined, Happened> {
  const walk = new Walk(game);
  const events = [...walk.opening];
  const dice: Taken[] = [];
  for (const step of game.steps) {
    // the wheel turns at the end of a round, with the line that ends it: where the die lay is asked before
    const { offset, actions } = walk.state.wheel;
    const before = { wheel: { offset, actions } };
    const { events: told } = walk.step(step);
    events.push(...told);
    for (const event of told)
      if (event.what === 'die' && event.seat !== undefined)
        dice.push({
          ...{ seat: event.seat, colour: event.die.colour, value: event.to },
          action: actionAt(before, event.to),
        });
    yield;
  }
  return { events, dice, walk };
}
