import { SURPRISE_PRICES } from '../../content/silver/solo/board';
import { silverOf } from '../../rules/silver/miner';
import { deckOf, surprisesCome, surprisesFor } from '../../rules/silver/solo/deck';
import { Ribbon } from '../parts/Ribbon';
import { Icon } from '../pictures/Icon';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { DrawnSurprises } from './DrawnSurprises';
import './silverBoard.css';

/** King's Surprises of the Cardinal: how many are left, what he pays for them, and those that he has drawn. */
export function Surprises() {
  const G = useTable(theGame);
  const text = useTableText();
  const { say } = text;
  const { surprises = [] } = silverOf(G);
  const now = surprisesCome(G) ? surprisesFor(G) : undefined;
  return (
    <section className="opponent challenges-panel of-cardinal" aria-label={say('source.surprise')}>
      <header>
        <Ribbon tone="king" level={3}>
          {say('source.surprise')}
        </Ribbon>
        <ul className="surprise-prices">
          {SURPRISE_PRICES.toReversed().map(price => (
            <li
              key={price.cards}
              aria-current={price === now ? 'true' : undefined}
              aria-label={say('surprise.price', {
                goods: say('goods.silver', { n: price.silver }),
                n: price.cards,
              })}
            >
              <Icon name="silver" size={18} /> {price.silver}
              <Icon name="then" size={12} />
              <Icon name="surprise" size={18} /> {price.cards}
            </li>
          ))}
        </ul>
      </header>
      <div className="surprises-deck">
        {surprises.length > 0 && (
          <details>
            <summary>{say('surprise.drawn', { n: surprises.length })}</summary>
            <DrawnSurprises />
          </details>
        )}
        <span className="surprises-left">{say('surprise.left', { n: deckOf(G).length })}</span>
      </div>
    </section>
  );
}
