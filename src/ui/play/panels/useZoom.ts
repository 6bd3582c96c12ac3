import type Panzoom from '@panzoom/panzoom';
import { useEffect, useState, type RefObject } from 'react';
import { afterWaiting } from '../../pacing/pieces';
import { zoomOf, type Zoom } from './zoom';

/** The zoom of a frame around one element. It comes when the whole table is there: nobody looks closer before. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom | undefined {
  const [zoom, setZoom] = useState<Zoom>();
  useEffect(() => {
    const waiting = new AbortController();
    let opened: Zoom | undefined;
    const open = (panzoom: typeof Panzoom): void => {
      const inside = frame.current?.firstElementChild;
      if (waiting.signal.aborted || !frame.current || !(inside instanceof HTMLElement)) return;
      opened = zoomOf(panzoom, frame.current, inside);
      setZoom(opened);
    };
    // where it can't be fetched, the whole map stays in sight
    afterWaiting(() => {
      import('@panzoom/panzoom').then(
        ({ default: panzoom }) => open(panzoom),
        () => undefined,
      );
    });
    return () => {
      waiting.abort();
      opened?.close();
    };
  }, [frame]);
  return zoom;
}
