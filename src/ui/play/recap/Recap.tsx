import { useState } from 'react';
import { playerOf } from '../../../rules/model';
import { IconButton, LinkButton } from '../../parts/Button';
import { TokenIcon } from '../../pictures/Piece';
import { saysAround } from '../around';
import { deedAt } from '../deeds';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { TurnPictures } from './TurnPictures';
import type { TurnRecap } from './turnsSince';
import { useSince } from './useSince';
import './recap.css';

/** At the beginning of my turn: what the others did since my last one. It goes with my first move, or before. */
export function Recap() {
  const text = useTableText();
  const { say } = text;
  const [read, setRead] = useState(-1);
  const since = useSince();
  if (!since || read === since.chapters) return null;
  const { turns, replay, chapters } = since;
  return (
    <section ref={saysAround('note')} className="recap" aria-label={say('recap.title')}>
      <header>
        <h2>{say('recap.title')}</h2>
        {replay !== undefined && (
          <LinkButton size="small" icon="play" href={replay}>
            {say('recap.watch')}
          </LinkButton>
        )}
        <IconButton
          icon="close"
          label={deedAt(text, say('table.close'), say('recap.title'))}
          onClick={() => setRead(chapters)}
        />
      </header>
      <ol>
        {turns.map((turn, at) => (
          <Turn key={at} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

function Turn({ turn }: { turn: TurnRecap }) {
  const { G } = useWholeTable();
  const { name, colour } = playerOf(G, turn.seat);
  return (
    <li>
      <TokenIcon owner={colour} size={22} />
      <b>{name}</b>
      <TurnPictures turn={turn} />
    </li>
  );
}
