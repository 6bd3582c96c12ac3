import { drawingAt } from './shown';

/** Who is told about a thing: whoever points at it for a while, goes to it by keys, or holds it. */

const POINTED = 300;
const HELD = 500;
/** A finger that goes farther does not hold, but drags. */
const STILL = 10;

export interface Watcher {
  /** At once, wherever the pointer or the focus comes: to a thing, or to none. */
  readonly point: (drawing: Element | undefined, target: Element | undefined) => void;
  /** The drawing of which the card is wanted, and what has the focus there. */
  readonly open: (drawing: Element | undefined, focused?: Element) => void;
  /** What a finger already holds while this begins. */
  readonly holding: () => PointerEvent | undefined;
}

interface Hold {
  readonly x: number;
  readonly y: number;
  opened: boolean;
}

const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explain-card') !== null;

/** Watches until it is told to stop. Nothing that it does holds up anybody else's events. */
export function watchThings(ground: Element, { point, open, holding }: Watcher): () => void {
  let pointed: Element | undefined;
  let timer = 0;
  let held: Hold | undefined;

  const later = (wait: number, act: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(act, wait);
  };
  const close = (): void => {
    clearTimeout(timer);
    open(undefined);
  };
  const goTo = (drawing: Element | undefined): void => {
    if (drawing === pointed) return;
    pointed = drawing;
    close();
    if (drawing) later(POINTED, () => open(drawing));
  };

  const over = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    point(drawingAt(target), target instanceof Element ? target : undefined);
    // what comes under a pointer that rests was not pointed at
    if (drawingAt(target) !== pointed) goTo(undefined);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    point(undefined, undefined);
    goTo(undefined);
  };
  const down = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent): void => {
    held = undefined;
    // a sheet is scrolled, and closed by a tap
    if (isCard(target)) return;
    close();
    const drawing = pointerType === 'touch' ? drawingAt(target) : undefined;
    if (!drawing) return;
    const hold: Hold = { x, y, opened: false };
    held = hold;
    later(HELD, () => {
      hold.opened = true;
      point(drawing, drawing);
      open(drawing);
    });
  };
  const move = ({ pointerType, target, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'touch') goTo(drawingAt(target));
    if (!held || held.opened || Math.hypot(clientX - held.x, clientY - held.y) < STILL) return;
    clearTimeout(timer);
    held = undefined;
  };
  const up = (): void => {
    if (held && !held.opened) clearTimeout(timer);
  };
  /** Who held it wanted to know, not to choose. */
  const unlessHeld = (event: Event): void => {
    if (event.type === 'click' && isCard(event.target) && !held) close();
    if (!held?.opened) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') held = undefined;
  };
  const focus = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    point(drawingAt(target), target);
    open(drawingAt(target), target);
  };
  const key = ({ key: pressed }: KeyboardEvent): void => {
    if (pressed === 'Escape') close();
  };

  const handlers: readonly (readonly [EventTarget, string, (event: never) => void])[] = [
    [ground, 'pointerover', over],
    [ground, 'pointerleave', leave],
    [ground, 'pointerdown', down],
    [ground, 'pointermove', move],
    [ground, 'pointerup', up],
    [ground, 'pointercancel', up],
    [ground, 'click', unlessHeld],
    [ground, 'contextmenu', unlessHeld],
    [ground, 'focusin', focus],
    [ground, 'focusout', close],
    [ground, 'wheel', close],
    [window, 'keydown', key],
    [window, 'resize', close],
  ];
  for (const [on, type, handler] of handlers)
    on.addEventListener(type, handler as (event: Event) => void, { capture: true });
  // somebody may have gone somewhere while this was fetched
  const now = ground.querySelector(':focus-visible');
  const finger = holding();
  // where a finger has tapped a page still thinks that it hovers
  const hovered = matchMedia('(hover: hover)').matches
    ? [...ground.querySelectorAll(':hover')].at(-1)
    : undefined;
  point(drawingAt(now ?? hovered ?? null), now ?? hovered);
  if (now) open(drawingAt(now), now);
  else goTo(drawingAt(hovered ?? null));
  if (finger) down(finger);
  return () => {
    clearTimeout(timer);
    for (const [on, type, handler] of handlers)
      on.removeEventListener(type, handler as (event: Event) => void, { capture: true });
  };
}
