import { silverOf } from '../../rules/silver/miner';
import { shows } from '../explain/shows';
import { RichText } from '../play/RichText';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { surpriseCardWords } from '../text/silver/solo';
import './silverBoard.css';

/** What each King's Surprise said that has been drawn, in their order. */
export function DrawnSurprises() {
  const { surprises = [] } = useTable(view => silverOf(theGame(view)));
  const text = useTableText();
  return (
    <ol className="surprises-drawn">
      {surprises.map(card => (
        <li key={card} {...shows({ is: 'surprise', card })}>
          <RichText text={surpriseCardWords(text, card)} />
        </li>
      ))}
    </ol>
  );
}
