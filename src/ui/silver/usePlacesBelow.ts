import type { Move } from '../../rules/model';
import { mapStartingAt } from '../../rules/silver/known';
import type { PlacePropsOf } from '../pictures/Place';
import { usePlaceProps, type Choices } from '../play/choosable';
import { moveDeedOf, type Speaker } from '../play/deeds';
import { theGame, useTable } from '../play/TableContext';
import { movesOf } from '../play/tasks';
import { usePlaces } from '../play/usePlaces';
import { useTableText } from '../play/words';
import { choiceAt } from './minesToOpen';

/** What every place below answers to: all that a place above does, and what only this box knows. */
export function usePlacesBelow(): PlacePropsOf {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const text = useTableText();
  const asAbove = usePlaces();
  const own = usePlaceProps(startsToHireAt({ text, G, me }, legal));
  return id => own(id) ?? asAbove(id);
}

/** Where a map says what a Prospector costs who is sent there. */
export const feePlace = (map: string): string => `${map}.fee`;

const startsToHireAt = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.fromEntries(
    movesOf(legal, 'hire').flatMap(move => [
      [move.to, choiceAt(speaker, move.to, move)],
      [
        feePlace(mapStartingAt(move.to)?.id ?? ''),
        { label: moveDeedOf(speaker, move), does: { make: [move] } },
      ],
    ]),
  );
