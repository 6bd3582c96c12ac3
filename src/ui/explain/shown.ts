import type { Move, State } from '../../rules/model';
import { DOES, THING, type DrawnThing, type ShownThing } from './shows';

/** The drawing of a thing that holds what was pointed at: the innermost. */
export const drawingAt = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element && target.closest(THING)) || undefined;

/** What a drawing shows on this table. */
export function thingShown(drawing: Element, { players }: State): ShownThing {
  const { owner, ...thing } = JSON.parse(drawing.getAttribute('data-thing') ?? '') as DrawnThing & {
    owner?: string;
  };
  const seat = players.findIndex(({ colour }) => colour === owner);
  return (owner === undefined ? thing : { ...thing, seat }) as ShownThing;
}

/**
 * What a click there does, at the control that a drawing is, lies in or holds. A drawing may be a table behind: what
 * may not be done any more is nothing.
 */
export function movesAt(drawing: Element, why: (move: Move) => unknown): readonly Move[] {
  const control = drawing.closest(DOES) ?? drawing.querySelector(DOES);
  const moves = JSON.parse(control?.getAttribute('data-does') ?? '[]') as Move[];
  return moves.slice(0, 1).some(why) ? [] : moves;
}

/** The drawings of a thing on the table, wherever else it is asked about. */
export const drawingsOf = (thing: ShownThing, ground: Element, state: State): Element[] =>
  [...ground.querySelectorAll(`.table ${THING}`)].filter(
    drawing => sameThing(thingShown(drawing, state), thing) && !drawing.matches('.choice'),
  );

function sameThing(one: ShownThing, other: ShownThing): boolean {
  const values: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => values[key] === value);
}
