import type { State } from '../../rules/model';
import { THING, type DrawnThing, type ShownThing } from './shows';

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
