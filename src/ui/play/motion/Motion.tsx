import { useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '../../session/motion';
import { afterWaiting } from '../../pacing/pieces';
import { groundAround } from '../../parts/groundAround';
import { pointsNow } from '../../../rules/points';
import { pointsToSpend } from '../../../rules/spending';
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
  const left = pointsNow(G) && pointsToSpend(G);
  const before = useRef({ me, left });
  const freshOf = useFreshChapters();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fresh = freshOf(log);
    const was = before.current;
    before.current = { me, left };
    const { current } = layer;
    if (!current || document.hidden || !motionAllowed()) return;
    const ground = groundAround(current);
    if (fresh.length === 0 || fresh.length > MOST_MOVES) {
      afterWaiting(() => rememberTiles(ground));
      return;
    }
    const events = fresh.flatMap(chapter => chapter.events);
    // a part that came back later is drawn later too
    afterWaiting(() => {
      if (was.me !== me) turnBoard(ground);
      const spent = was.left !== undefined && left !== undefined && left < was.left;
      const flights = flightsOf(events, G);
      fly(current, ground, spent ? [...flights, SPENT] : flights);
      moveWheel(ground, events);
    });
  }, [log, G, freshOf, me, left]);
  return <div ref={layer} className="motion" aria-hidden="true" />;
}
