import { playerOf } from '../../../rules/model';
import { DiePicture } from '../../pictures/Die';
import { ActionIcon, Icon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { signed } from '../../pictures/numbers';
import { useTable } from '../TableContext';
import { useTableText } from '../words';
import type { Change, TurnRecap } from './turnsSince';
import './turnPictures.css';

const LOOKS = {
  house: { icon: 'house', label: 'count.houses' },
  pillar: { icon: 'pillar', label: 'count.pillars' },
  character: { icon: 'character', label: 'offer.characters' },
  contract: { icon: 'contract', label: 'count.contracts' },
  crest: { icon: 'crest', label: 'count.crests' },
  cathedral: { icon: 'cathedral', label: 'count.cathedrals' },
} as const satisfies Record<Change, { icon: IconName; label: string }>;

/** A turn in pictures: the die, the Action, and what came of it. */
export function TurnPictures({ turn }: { turn: TurnRecap }) {
  const { seat, die, action, points, king, changes } = turn;
  const colour = useTable(({ G }) => playerOf(G, seat).colour);
  const { say } = useTableText();
  const dieLabel = die && `${say(`die.${die.colour}`)} ${die.value}`;
  return (
    <>
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
    </>
  );
}
