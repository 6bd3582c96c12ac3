import type { ReactNode } from 'react';
import type { RuleId } from '../../content/rulebook';
import { playerOf, type Seat } from '../../rules/model';
import { mineIncome, ribbonOf } from '../../rules/silver/income';
import { Icon } from '../pictures/Icon';
import { TokenIcon } from '../pictures/Piece';
import { RuleLink } from '../play/RuleLink';
import type { KingStepProps } from '../play/told/boxSteps';
import { tableAt } from '../play/told/beat';
import { useTableText } from '../play/words';
import './silverBoard.css';

interface Paid {
  readonly seat: Seat;
  readonly silver: number;
  readonly mines: number;
}

/** In the King phase: what Mines pay before the leader is asked, and ribbons when everybody scores. */
export function KingSilver({ story, step }: KingStepProps) {
  const { say } = useTableText();
  const table = tableAt(story, 0);
  const seats = story.before.order;
  if (step === 'tile')
    return (
      <Payment
        icon={<Icon name="mine" size={18} className="of-prospector" />}
        from={say('king.fromMines')}
        rule="S8.1"
        paid={seats.map(seat => ({ seat, silver: mineIncome(table, seat).silver, mines: 0 }))}
        story={story}
      />
    );
  if (step !== 'points') return null;
  return (
    <Payment
      icon={<Icon name="crown" size={18} />}
      from={say('king.fromRibbon')}
      rule="S8.3"
      paid={seats.map(seat => ({ seat, ...ribbonOf(table, seat) }))}
      story={story}
    />
  );
}

interface PaymentProps extends Pick<KingStepProps, 'story'> {
  readonly icon: ReactNode;
  /** In words. */
  readonly from: string;
  readonly rule: RuleId;
  readonly paid: readonly Paid[];
}

/** Whoever gets nothing is left out. */
function Payment({ icon, from, rule, paid, story }: PaymentProps) {
  const { say } = useTableText();
  return (
    <div className="king-silver">
      <span>
        {icon} {from}
      </span>
      {paid
        .filter(({ silver, mines }) => silver + mines > 0)
        .map(({ seat, silver, mines }) => {
          const { colour, name } = playerOf(story.before, seat);
          return (
            <span key={seat}>
              <TokenIcon owner={colour} size={18} label={name} />
              <Icon name="silver" size={18} label={say('scores.silver')} />
              {silver}
              {mines > 0 && (
                <>
                  <Icon name="mine" size={16} className="of-prospector" />
                  <Icon name="lock" size={12} label={say('king.unlocks')} />
                  {mines}
                </>
              )}
            </span>
          );
        })}
      <RuleLink rule={rule} />
    </div>
  );
}
