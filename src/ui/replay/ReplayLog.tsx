import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { regionKeyOf } from '../keys/keyList';
import { Button } from '../parts/Button';
import { chaptersOf, pagesOf } from '../play/chapters';
import { LogPage } from '../play/panels/LogPage';
import '../play/panels/log.css';
import { useTable } from '../play/TableContext';
import { useText } from '../text';
import type { Chapter } from '../text/telling';
import type { Film } from './film';
import { useAt, useReplay } from './ReplayContext';

/** So many turns before and after the present one are told at once. */
const AROUND = 2;

/** The turns, each with the place where it begins; the opening is told at the very first one. */
function turnsOf(opening: Chapter, { log }: Film) {
  let first = -1;
  return pagesOf([opening, ...chaptersOf(log)]).map(chapters => {
    const turn = { chapters, first };
    first += chapters.length;
    return turn;
  });
}

/** The log of the whole game: the present line is framed, each leads to its moment. */
export function ReplayLog() {
  const { film, goTo } = useReplay();
  const at = useAt();
  const players = useTable(({ G }) => G.players);
  const { say } = useText();
  const [around, setAround] = useState(AROUND);
  const scroll = useRef<HTMLDivElement>(null);
  const opening = useTable(view => view.opening);
  const turns = useMemo(() => turnsOf(opening, film), [opening, film]);
  const people = useMemo(() => players.map(({ name, colour }) => ({ name, colour })), [players]);
  const now = Math.max(
    0,
    turns.findLastIndex(({ first }) => first < at),
  );
  const from = Math.max(0, now - around);
  const shown = turns.slice(from, now + around + 1);
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return undefined;
    // looks once: between the layout of the coming frame and its painting, so that nothing is laid out twice
    const laid = new ResizeObserver(() => {
      laid.disconnect();
      const line = box.querySelector<HTMLElement>('.log-now');
      box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : 0;
    });
    laid.observe(box);
    return () => laid.disconnect();
  }, [at, around]);
  const more = (words: string) => (
    <li className="log-earlier">
      <Button size="small" onClick={() => setAround(around * 3)}>
        {words}
      </Button>
    </li>
  );
  return (
    <section className="log replay-log" {...regionKeyOf('log')} aria-label={say('table.log')}>
      <h2>
        {say('table.log')} <small>{say('replay.lineHint')}</small>
      </h2>
      <div ref={scroll} className="replay-log-scroll">
        <ol>
          {from > 0 && more(say('log.earlier'))}
          {shown.map(turn => (
            <Turn key={turn.first} {...turn} at={at} people={people} goTo={goTo} />
          ))}
          {from + shown.length < turns.length && more(say('replay.later'))}
        </ol>
      </div>
    </section>
  );
}

type TurnProps = ReturnType<typeof turnsOf>[number] &
  Pick<Parameters<typeof LogPage>[0], 'people'> & { at: number; goTo: (at: number) => void };

/** Told anew only when the present line enters it, leaves it or moves in it. */
function Turn({ chapters, first, at, goTo, ...page }: TurnProps) {
  const done = at <= first ? 0 : at > first + chapters.length ? Infinity : at - first;
  const onGo = useMemo(() => (to: number) => goTo(first + to), [first, goTo]);
  return <LogPage chapters={chapters} done={done} onGo={onGo} {...page} />;
}
