import { useEffect, useEffectEvent } from 'react';
import { useControls } from 'react-zoom-pan-pinch';
import { motionAllowed } from '../../session/motion';
import { theGame, useTable } from '../TableContext';
import { useRoom } from '../useTabs';
import { framingOf, placesOfInterest, type Framing } from './framing';

const MILLISECONDS = 300;

/** On a phone the map shows what the decision is about, large; it waits until its tab is in front. */
export function MapFraming() {
  const { instance, setTransform, resetTransform } = useControls();
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const narrow = useRoom() === 'phone';
  const show = useEffectEvent(({ x, y, scale }: Framing) => {
    void setTransform(x, y, scale, motionAllowed() ? MILLISECONDS : 0);
  });
  useEffect(() => {
    const frame = instance.wrapperComponent;
    if (!narrow || !frame) return undefined;
    const sight = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width === 0 || height === 0) return;
      show(framingOf(placesOfInterest(G, me, legal), { width, height }));
    });
    sight.observe(frame);
    return () => sight.disconnect();
  }, [G, me, legal, narrow, instance]);
  // with more room the whole map is in sight again
  const showAll = useEffectEvent(() => void resetTransform(0));
  useEffect(() => (narrow ? showAll : undefined), [narrow]);
  return null;
}
