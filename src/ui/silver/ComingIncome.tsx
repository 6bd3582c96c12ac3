import { KING_TRACK } from '../../content';
import { RIBBONS, UNLOCKS_FROM } from '../../content/silver/board';
import { positionOf } from '../../rules/track';
import { minerOf } from '../../rules/silver/miner';
import { shows } from '../explain/shows';
import { Icon } from '../pictures/Icon';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import './silverBoard.css';

/** What the ribbons bring, and what the coming King phase will bring to me as things stand. */
export function ComingIncome() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const { say } = useTableText();
  const position = positionOf(G, me);
  const points = KING_TRACK[position]?.points ?? 0;
  const { mines, locked } = minerOf(G, me);
  const unlocks = points >= UNLOCKS_FROM && locked > 0;
  return (
    <div className="coming-income">
      <ol className="ribbons" aria-label={say('king.ribbons')}>
        {RIBBONS.map((count, index) => (
          <li key={index} data-at={`ribbon:${index}`} {...shows({ is: 'ribbon', position: index })}>
            {count > 0 && (
              <Icon name="silver" size={16} count={count} label={say('king.ribbon', { n: count })} />
            )}
          </li>
        ))}
      </ol>
      <p>
        {say('king.coming')}{' '}
        <span>
          <Icon name="mine" size={16} className="of-prospector" label={say('king.fromMines')} />
          <Icon name="silver" size={18} label={say('scores.silver')} /> {mines.length}
        </span>{' '}
        <span>
          <Icon name="crown" size={16} label={say('king.fromRibbon')} />
          <Icon name="silver" size={18} label={say('scores.silver')} /> {RIBBONS[position] ?? 0}
        </span>{' '}
        <span>{say('unit.vp', { n: points })}</span>
        {unlocks && (
          <span>
            {' '}
            <Icon name="mine" size={16} className="of-prospector" />
            <Icon name="lock" size={12} label={say('king.unlocks')} /> 1
          </span>
        )}
      </p>
    </div>
  );
}
