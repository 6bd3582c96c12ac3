import { useEffect } from 'react';
import { theGame, useTable } from '../TableContext';
import { useRoom } from '../useTabs';
import { framingOf, placesOfInterest } from './framing';
import type { Zoom } from './zoom';

/** On a phone the map shows what the decision is about, large; it waits until its tab is in front. */
export function MapFraming({ zoom }: { zoom: Zoom }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const narrow = useRoom() === 'phone';
  useEffect(() => {
    if (!narrow) return undefined;
    const sight = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = zoom.frame;
      if (width === 0 || height === 0) return;
      zoom.show(framingOf(placesOfInterest(G, me, legal), { width, height }));
    });
    sight.observe(zoom.frame);
    return () => sight.disconnect();
  }, [G, me, legal, narrow, zoom]);
  // with more room the whole map is in sight again
  useEffect(() => (narrow ? () => zoom.whole() : undefined), [narrow, zoom]);
  return null;
}
