import type { PlacePropsOf } from '../pictures/Place';
import { usePlaceProps } from '../play/choosable';
import { theGame, useTable } from '../play/TableContext';
import { usePlaces } from '../play/usePlaces';
import { useTableText } from '../play/words';
import { startsToHireAt } from './choicesBelow';

/** What every place below answers to: all that a place above does, and starts to which Prospectors are sent. */
export function usePlacesBelow(): PlacePropsOf {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const text = useTableText();
  const asAbove = usePlaces();
  const starts = usePlaceProps(startsToHireAt({ text, G, me }, legal));
  return id => starts(id) ?? asAbove(id);
}
