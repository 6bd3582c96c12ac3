import { useEffect, useMemo, useRef } from 'react';
import { playerOf } from '../../../rules/model';
import { chapterOf, effective, moveOf } from '../../../table/record';
import { RichText } from '../RichText';
import { RuleLink } from '../RuleLink';
import { TokenIcon } from '../../pictures/Piece';
import { useTable } from '../TableContext';
import { tell } from '../../text/telling';
import { useText } from '../words';
import './log.css';

/** What happened, the newest last; others' steps are read out. */
export function LogPanel() {
  const { G, log, me } = useTable();
  const text = useText();
  const { say } = text;
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => {
    const chapters = effective(log).map(entry => ({
      seat: Number(entry.action.payload.playerID),
      move: moveOf(entry),
      events: chapterOf(entry).events,
    }));
    return tell(text, chapters, { names: G.players.map(player => player.name), viewer: me });
  }, [log, G.players, me, text]);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <section className="log" aria-label={say('table.log')}>
      <h2>{say('table.log')}</h2>
      <ol ref={list} aria-live="polite">
        {lines.map(({ seat, text: line, rule, kind, chapters }, at) => (
          <li key={`${chapters[0]} ${at}`} className={`log-${kind}`}>
            {seat !== undefined && <TokenIcon owner={playerOf(G, seat).colour} size={18} />}
            <span>
              <RichText text={line} /> <RuleLink rule={rule} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
