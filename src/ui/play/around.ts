import { useLayoutEffect, type RefObject } from 'react';

/**
 * What a part says of itself to those beside it, as an attribute of the table that styles ask for. With a selector that
 * looks down from there (`:has`) the browser would style all of the table again whenever something in it has changed.
 */
export function useSaysAround(
  part: RefObject<HTMLElement | null>,
  name: 'maps' | 'strip',
  value: string | undefined,
): void {
  useLayoutEffect(() => {
    const table = part.current?.closest<HTMLElement>('.table');
    if (!table || value === undefined) return undefined;
    table.dataset[name] = value;
    return () => {
      delete table.dataset[name];
    };
  }, [part, name, value]);
}
