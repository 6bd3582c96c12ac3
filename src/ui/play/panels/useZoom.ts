import { useEffect, useState, type RefObject } from 'react';
import { zoomOf, type Zoom } from './zoom';

/** The zoom of a frame around one element. It comes after the first picture: nobody looks closer before. */
export function useZoom(frame: RefObject<HTMLElement | null>): Zoom | undefined {
  const [zoom, setZoom] = useState<Zoom>();
  useEffect(() => {
    const waiting = new AbortController();
    let opened: Zoom | undefined;
    const open = async (): Promise<void> => {
      const { default: panzoom } = await import('@panzoom/panzoom');
      const inside = frame.current?.firstElementChild;
      if (waiting.signal.aborted || !frame.current || !(inside instanceof HTMLElement)) return;
      opened = zoomOf(panzoom, frame.current, inside);
      setZoom(opened);
    };
    // where it can't be fetched, the whole map stays in sight
    open().catch(() => undefined);
    return () => {
      waiting.abort();
      opened?.close();
    };
  }, [frame]);
  return zoom;
}
