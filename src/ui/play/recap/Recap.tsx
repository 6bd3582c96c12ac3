import { useState } from 'react';
import { playerOf } from '../../../rules/model';
import { IconButton, LinkButton } from '../../parts/Button';
import { DiePicture } from '../../pictures/Die';
import { ActionIcon, Icon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { signed } from '../../pictures/numbers';
import { TokenIcon } from '../../pictures/Piece';
import { chaptersOf } from '../chapters';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { newOf, recapOf, type Change, type TurnRecap } from './turnsSince';
import './recap.css';

/** At the beginning of my turn: what the others did since my last one. It goes with my first move, or before. */
export function Recap() {
  const { id, log, me, mine } = useWholeTable();
  const { say } = useTableText();
  const [read, setRead] = useState(-1);
  const chapters = chaptersOf(log);
  if (!mine || read === chapters.length || chapters.at(-1)?.seat === me) return null;
  const turns = recapOf(chapters, me);
  if (turns.length === 0) return null;
  const before = chapters.length - newOf(chapters, me).length;
  return (
    <section className="recap" aria-label={say('recap.title')}>
      <header>
        <h2>{say('recap.title')}</h2>
        {id !== undefined && (
          <LinkButton size="small" icon="play" href={`/replay/${id}?at=${before}`}>
            {say('recap.watch')}
          </LinkButton>
        )}
        <IconButton icon="close" label={say('table.close')} onClick={() => setRead(chapters.length)} />
      </header>
      <ol>
        {turns.map((turn, at) => (
          <Turn key={at} turn={turn} />
        ))}
      </ol>
    </section>
  );
}

const LOOKS = {
  house: { icon: 'house', label: 'count.houses' },
  pillar: { icon: 'pillar', label: 'count.pillars' },
  character: { icon: 'character', label: 'offer.characters' },
  contract: { icon: 'contract', label: 'count.contracts' },
  crest: { icon: 'crest', label: 'count.crests' },
  cathedral: { icon: 'cathedral', label: 'count.cathedrals' },
} as const satisfies Record<Change, { icon: IconName; label: string }>;

function Turn({ turn: { seat, die, action, points, king, changes } }: { turn: TurnRecap }) {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const { name, colour } = playerOf(G, seat);
  const dieLabel = die && `${say(`die.${die.colour}`)} ${die.value}`;
  return (
    <li>
      <TokenIcon owner={colour} size={22} />
      <b>{name}</b>
      {die && <DiePicture colour={die.colour} value={die.value} size={22} badge={false} label={dieLabel} />}
      {action && <ActionIcon action={action} size={22} label={say(`action.${action}`)} />}
      <span className="recap-changes">
        {changes.map(({ what, n }) => {
          const { icon, label } = LOOKS[what];
          return (
            <span key={what}>
              <Icon name={icon} size={20} className={`of-${colour}`} label={say(label)} />
              {n > 1 && n}
            </span>
          );
        })}
        {king !== 0 && (
          <span>
            <Icon name="crown" size={20} label={say('king.title')} />
            {signed(king)}
          </span>
        )}
      </span>
      {points !== 0 && <ShieldIcon points={points} size={28} label={say('unit.vp', { n: points })} />}
    </li>
  );
}
