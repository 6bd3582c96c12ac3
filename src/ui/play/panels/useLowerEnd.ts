import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** So far from the end somebody reads what was before. */
const NEAR = 24;

/**
 * What scrolls stays at its lower end when something is added, unless somebody has scrolled up. A box turned round
 * (`column-reverse`) would do so by itself, but moves everything in it at each addition.
 */
export function useLowerEnd(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const { current } = box;
    const look = (): void => {
      if (current) follows.current = current.scrollHeight - current.clientHeight - current.scrollTop < NEAR;
    };
    current?.addEventListener('scroll', look, { passive: true });
    return () => current?.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !follows.current) return undefined;
    // between the layout of the coming frame and its painting, so that nothing is laid out twice
    const laid = new ResizeObserver(() => {
      laid.disconnect();
      current.scrollTop = current.scrollHeight;
    });
    laid.observe(current);
    return () => laid.disconnect();
  }, [content]);
  return box;
}
