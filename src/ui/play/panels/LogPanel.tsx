import { useState } from 'react';
import { regionKeyOf } from '../../keys/keyList';
import { Button } from '../../parts/Button';
import { chaptersOf, pagesOf } from '../chapters';
import { ReplaySince } from '../recap/ReplaySince';
import { newOf } from '../recap/turnsSince';
import { useTable } from '../TableContext';
import { useKept } from '../useKept';
import { useTableText } from '../words';
import { useLowerEnd } from './useLowerEnd';
import { LogPage } from './LogPage';
import './log.css';

/** So many turns are there at once; those before them when they are asked for. */
const NEWEST = 5;

/** What happened, the newest last. */
export function LogPanel() {
  const players = useTable(({ G }) => G.players);
  const opening = useTable(view => view.opening);
  const log = useTable(view => view.then ?? view.log);
  const me = useTable(view => view.me);
  const { say } = useTableText();
  const [whole, setWhole] = useState(false);
  const pages = useKept(pagesOf([opening, ...chaptersOf(log)]));
  const people = useKept(players.map(({ name, colour }) => ({ name, colour })));
  const known = pages.length - pagesOf(newOf(chaptersOf(log), me)).length;
  const first = whole ? 0 : Math.max(0, pages.length - NEWEST);
  const scroll = useLowerEnd(pages);
  return (
    <section className="log" {...regionKeyOf('log')} aria-label={say('table.log')}>
      <header className="log-head">
        <h2>{say('table.log')}</h2>
        <ReplaySince />
      </header>
      <div ref={scroll} className="log-scroll">
        <ol>
          {first > 0 && (
            <li className="log-earlier">
              <Button size="small" onClick={() => setWhole(true)}>
                {say('log.earlier')}
              </Button>
            </li>
          )}
          {pages.slice(first).map((chapters, at) => (
            <LogPage
              key={first + at}
              chapters={chapters}
              people={people}
              viewer={me}
              fresh={first + at >= known}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
