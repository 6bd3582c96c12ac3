import { useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '../../session/motion';
import { afterWaiting } from '../../pacing/pieces';
import { theGame, useTable } from '../TableContext';
import { useFreshChapters } from '../useFreshChapters';
import { flightsOf } from './flights';
import { fly } from './fly';
import { moveWheel } from './wheel';
import './motion.css';

/** Who leaps through a game sees where it stands, not how it got there. */
const MOST_MOVES = 3;

/** Above the table: what somebody gets flies there. It takes part in nothing, and nobody waits for it. */
export function Motion() {
  const log = useTable(view => view.log);
  const G = useTable(theGame);
  const freshOf = useFreshChapters();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fresh = freshOf(log);
    if (fresh.length === 0 || fresh.length > MOST_MOVES || document.hidden || !motionAllowed()) return;
    const events = fresh.flatMap(chapter => chapter.events);
    // a part that came back later is drawn later too
    afterWaiting(() => {
      if (layer.current) fly(layer.current, flightsOf(events, G));
      moveWheel(events);
    });
  }, [log, G, freshOf]);
  return <div ref={layer} className="motion" aria-hidden="true" />;
}
