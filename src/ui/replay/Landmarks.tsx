import { useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { Icon } from '../pictures/Icon';
import { numeral } from '../text/numeral';
import type { ChartScale } from './chartScale';
import { useReplay } from './ReplayContext';
import type { TimelineSlot } from './timeline';

/** What one jumps to, above the chart: the rounds, the King phases and the Fairs. */
export function Landmarks({ scale }: { scale: ChartScale }) {
  const { timeline, goTo } = useReplay();
  const { say } = useTableText();
  const { slots } = timeline;
  return (
    <div className="landmarks">
      {slots.map((slot, index) => {
        const { kind, round } = slot;
        const begins = slots[index - 1]?.round !== round;
        return (
          <span key={index}>
            {begins && (
              <button
                type="button"
                className="landmark-round"
                style={{ left: scale.x(index) }}
                aria-label={say('replay.toRound', { round })}
                title={say('replay.toRound', { round })}
                onClick={() => goTo(slot.from)}
              >
                <span>{say('scores.round', { n: round })}</span>
                <b>{round}</b>
              </button>
            )}
            {kind === 'fair' && <RoundEnd slot={slot} right={scale.x(index + 1)} />}
          </span>
        );
      })}
    </div>
  );
}

/** The King phase and the Fair of a round: both are told as they were in play. */
function RoundEnd({ slot: { from, round }, right }: { slot: TimelineSlot; right: number }) {
  const { tellAt } = useReplay();
  const past = useTable(({ log }) => log.length >= from);
  const place = useTable(({ G }) => G.fairs[round - 1]?.town ?? '');
  const { say, town } = useTableText();
  const king = say('replay.kingOf', { round });
  const fair = say('replay.fairOf', { round, town: town(place) });
  return (
    <span className="landmark-ends" style={{ left: right }}>
      <button
        type="button"
        className="landmark-king"
        aria-label={king}
        title={king}
        onClick={() => tellAt(from, 'king')}
      >
        <Icon name="crown" size={20} />
      </button>
      <button
        type="button"
        className={past ? 'landmark-fair landmark-past' : 'landmark-fair'}
        title={fair}
        onClick={() => tellAt(from, 'fair')}
      >
        <span aria-hidden="true">{numeral(round)}</span>
        <span className="out-of-sight">{fair}</span>
      </button>
    </span>
  );
}
