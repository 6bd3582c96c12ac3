import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the table is whose map is drawn upon. */
export const GroundContext = createContext<Element>(document.documentElement);

const UNDER = '.map-preview';

/** Drawn onto the map: below its towns, or above everything. */
export function Layer({
  under = false,
  children,
}: {
  readonly under?: boolean;
  readonly children: ReactNode;
}) {
  const below = useContext(GroundContext).querySelector(`.table ${UNDER}`);
  const layer = under ? below : below?.closest('svg');
  if (!layer) return null;
  return createPortal(
    <g className={under ? 'preview preview-road' : 'preview'} pointerEvents="none" aria-hidden="true">
      {children}
    </g>,
    layer,
  );
}
