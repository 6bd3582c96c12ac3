import { pushAll } from './agenda';
import type { Die, Pending, Phase, Seat, Source, State } from './model';
import type { Play } from './play';
import { boxOf } from './shelf';
import type { Resource, WheelAction } from '../content';

/**
 * The course of a game: the set-up, each phase, the end, and what follows a die are lists of effects that are
 * pushed in their order. A box puts rows of its own among them.
 */
export interface Courses extends Record<Phase | 'setUp' | 'end', undefined> {
  /** What follows a die that was taken. */
  die: Taken;
  /** What follows a die that the Cardinal takes: steps, in their order. */
  itsDie: ItsDie;
}

export interface Taken {
  readonly die: Die;
  readonly action: WheelAction;
  readonly resource: Resource;
}

/** The die that the Cardinal takes: the Action whose Bonus tile comes with it, and the steps of what he does with it. */
export interface ItsDie {
  readonly die: Die;
  readonly section: WheelAction;
  readonly steps: readonly Pending[];
}

export interface CourseRow<About> {
  readonly name: string;
  /** The row before which it comes; else it comes after all that are there. */
  readonly before?: string;
  readonly effects: (state: State, seat: Seat, about: About) => readonly Pending[];
}

/** Pushes what a course consists of, the first row on top. */
export function beginCourse<C extends keyof Courses>(
  play: Play,
  course: C,
  seat: Seat,
  source: Source,
  about: Courses[C],
): void {
  const { state } = play;
  const rows = boxOf(state).courses[course].map(({ effects }) => effects(state, seat, about));
  pushAll(play, seat, rows, source);
}

/** A row of the course that is one effect without more to say. */
export const courseStep = (effect: Pending, before?: string): CourseRow<undefined> => ({
  name: effect.do,
  ...(before !== undefined && { before }),
  effects: () => [effect],
});
