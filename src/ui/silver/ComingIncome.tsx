import { KING_TRACK } from '../../content';
import { mineIncome, ribbonAt, ribbonOf } from '../../rules/silver/income';
import { trackPoints } from '../../rules/track';
import { shows } from '../explain/shows';
import { Icon } from '../pictures/Icon';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { tierCalled, tierName } from '../text/silver/words';
import { TECHNOLOGY_ICONS } from './technologies/icons';
import './silverBoard.css';

/** What the ribbons bring, and what the coming King phase will bring to me as things stand. */
export function ComingIncome() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const { say } = text;
  const { silver: fromMines, tiers } = mineIncome(G, me);
  const { silver: fromRibbon, mines } = ribbonOf(G, me);
  return (
    <div className="coming-income">
      <Ribbons />
      <p>
        {say('king.coming')}{' '}
        <span>
          <Icon name="mine" size={16} className="of-prospector" label={say('king.fromMines')} />
          <Icon name="silver" size={18} label={say('scores.silver')} /> {fromMines}
        </span>{' '}
        {tiers.map(([id, points]) => {
          const { technology, tier } = tierCalled(id);
          return (
            <span key={id}>
              <Icon name={TECHNOLOGY_ICONS[technology]} size={16} label={tierName(text, technology, tier)} />{' '}
              {say('unit.vp', { n: points })}{' '}
            </span>
          );
        })}
        <span>
          <Icon name="crown" size={16} label={say('king.fromRibbon')} />
          <Icon name="silver" size={18} label={say('scores.silver')} /> {fromRibbon}
        </span>{' '}
        <span>{say('unit.vp', { n: trackPoints(G, me) })}</span>
        {mines > 0 && (
          <span>
            {' '}
            <Icon name="mine" size={16} className="of-prospector" />
            <Icon name="lock" size={12} label={say('king.unlocks')} /> {mines}
          </span>
        )}
      </p>
    </div>
  );
}

function Ribbons() {
  const { say } = useTableText();
  return (
    <ol className="ribbons" aria-label={say('king.ribbons')}>
      {KING_TRACK.map((_, index) => {
        const { silver } = ribbonAt(index);
        return (
          <li key={index} data-at={`ribbon:${index}`} {...shows({ is: 'ribbon', position: index })}>
            {silver > 0 && (
              <Icon name="silver" size={16} count={silver} label={say('king.ribbon', { n: silver })} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
