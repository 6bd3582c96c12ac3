import type Panzoom from '@panzoom/panzoom';
import { motionAllowed } from '../../session/motion';
import type { Framing } from './framing';

type Pane = ReturnType<typeof Panzoom>;

const LARGEST = 4;
/** Pixels of a line, and of a turn that enlarges by e. */
const LINE = 16;
const WHEEL = 500;
/** As far as a hand may tremble in a click. */
const STILL = 6;

const moving = (): { animate: boolean } => ({ animate: motionAllowed() });

/** The controls of a frame whose inside is moved and enlarged: by them, by drag, wheel and pinch. */
export interface Zoom {
  readonly frame: HTMLElement;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  readonly show: (framing: Framing) => void;
  readonly close: () => void;
}

/** Makes the inside of a frame one that moves. */
export function zoomOf(panzoom: typeof Panzoom, frame: HTMLElement, inside: HTMLElement): Zoom {
  const pane = panzoom(inside, {
    maxScale: LARGEST,
    contain: 'outside',
    cursor: '',
    canvas: true,
    // what lies on the map is clicked and focused as ever
    handleStartEvent: () => undefined,
  });
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('wheel', event => turnWheel(pane, event), { signal, passive: false });
  keepDragsFromClicking(frame, signal);
  return {
    frame,
    closer: () => void pane.zoomIn(moving()),
    farther: () => void pane.zoomOut(moving()),
    whole: () => void pane.reset(moving()),
    show: framing => show(pane, frame, framing),
    close: () => {
      listening.abort();
      pane.destroy();
    },
  };
}

/** As far as the wheel turned: a finger on a pad turns it little and often. */
function turnWheel(pane: Pane, event: WheelEvent): void {
  event.preventDefault();
  const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
  void pane.zoomToPoint(pane.getScale() * Math.exp(-turned / WHEEL), event);
}

/** It scales around the middle; a framing counts from the corner. */
function show(pane: Pane, frame: HTMLElement, { x, y, scale }: Framing): void {
  const panOf = (shift: number, size: number): number => (shift - (size / 2) * (1 - scale)) / scale;
  void pane.zoom(scale, moving());
  void pane.pan(panOf(x, frame.clientWidth), panOf(y, frame.clientHeight), moving());
}

function keepDragsFromClicking(frame: HTMLElement, signal: AbortSignal): void {
  let began: PointerEvent | undefined;
  frame.addEventListener('pointerdown', event => (began = event), { signal, capture: true });
  frame.addEventListener(
    'click',
    event => {
      if (began && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > STILL)
        event.stopPropagation();
    },
    { signal, capture: true },
  );
}
