import { useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '../../session/motion';
import { afterWaiting } from '../../pacing/pieces';
import { pointsNow } from '../../../rules/points';
import { theGame, useTable } from '../TableContext';
import { useFreshChapters } from '../useFreshChapters';
import { flightsOf, SPENT } from './flights';
import { fly, rememberTiles } from './fly';
import { turnBoard } from './turnBoard';
import { moveWheel } from './wheel';
import './motion.css';

/** Who leaps through a game sees where it stands, not how it got there. */
const MOST_MOVES = 3;

/** Above the table: what somebody gets flies there. It takes part in nothing, and nobody waits for it. */
export default function Motion() {
  const log = useTable(view => view.log);
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const left = pointsNow(G)?.points;
  const before = useRef({ me, left });
  const freshOf = useFreshChapters();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fresh = freshOf(log);
    const was = before.current;
    before.current = { me, left };
    if (document.hidden || !motionAllowed()) return;
    if (fresh.length === 0 || fresh.length > MOST_MOVES) {
      afterWaiting(rememberTiles);
      return;
    }
    const events = fresh.flatMap(chapter => chapter.events);
    // a part that came back later is drawn later too
    afterWaiting(() => {
      if (was.me !== me) turnBoard();
      const spent = was.left !== undefined && left !== undefined && left < was.left;
      const flights = flightsOf(events, G);
      if (layer.current) fly(layer.current, spent ? [...flights, SPENT] : flights);
      moveWheel(events);
    });
  }, [log, G, freshOf, me, left]);
  return <div ref={layer} className="motion" aria-hidden="true" />;
}
