import { useLayoutEffect, useState } from 'react';

/** How large a map is drawn: signs keep their size in its units, the ways between them don't. */
export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** As a map is drawn where nothing is known of its frame. */
export const WIDE: MapSize = { width: 720, height: 410 };

/** So much room signs and names need, in square units; where a frame has more, they are drawn larger. */
const NEEDED = 158_000;
const LARGEST = 1.3;
/** Nearly the same frames share a layout. */
const GRAIN = 10;

/** The sheet for a frame of so many pixels. */
export function sizeFor({ width, height }: MapSize): MapSize {
  const scale = Math.min(LARGEST, Math.sqrt((width * height) / NEEDED));
  const grained = (pixels: number): number => Math.round(pixels / scale / GRAIN) * GRAIN;
  return { width: grained(width), height: grained(height) };
}

/** The sheet for the frame that the element has: before it is painted, and whenever that changes. */
export function useMapSize(frame: Element | null): MapSize {
  const [sheet, setSheet] = useState(WIDE);
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width === 0 || height === 0) return;
      const next = sizeFor({ width, height });
      setSheet(now => (now.width === next.width && now.height === next.height ? now : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [frame]);
  return sheet;
}
