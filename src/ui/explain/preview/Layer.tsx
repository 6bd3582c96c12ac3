import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the table is whose map is drawn upon; the whole page, where nobody says. */
export const GroundContext = createContext<Element | undefined>(undefined);
export const useGround = (): Element => useContext(GroundContext) ?? document.documentElement;

const MAIN = '.map-preview';

/** Drawn onto the map, or the one with this ground: below its towns, or above everything. */
export function Layer({
  under = false,
  ground = MAIN,
  children,
}: {
  readonly under?: boolean;
  readonly ground?: string;
  readonly children: ReactNode;
}) {
  const below = useGround().querySelector(`.table ${ground}`);
  const layer = under ? below : below?.closest('svg');
  if (!layer) return null;
  return createPortal(
    <g className={under ? 'preview preview-road' : 'preview'} pointerEvents="none" aria-hidden="true">
      {children}
    </g>,
    layer,
  );
}
