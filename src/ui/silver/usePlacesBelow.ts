import type { Move } from '../../rules/model';
import { mapStartingAt, townOfMine } from '../../rules/silver/known';
import type { PlacePropsOf } from '../pictures/Place';
import { usePlaceProps, type Choices } from '../play/choosable';
import { deedAt, moveDeedOf, type Speaker } from '../play/deeds';
import { theGame, useTable } from '../play/TableContext';
import { movesOf } from '../play/tasks';
import { usePlaces } from '../play/usePlaces';
import { useTableText } from '../play/words';
import { placeName } from '../text/words';

/** What every place below answers to: all that a place above does, and what only this box knows. */
export function usePlacesBelow(): PlacePropsOf {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const text = useTableText();
  const asAbove = usePlaces();
  const own = usePlaceProps(choicesBelow({ text, G, me }, legal));
  return id => own(id) ?? asAbove(id);
}

/** Where a map says what a Prospector costs who is sent there. */
export const feePlace = (map: string): string => `${map}.fee`;

const choicesBelow = (speaker: Speaker, legal: readonly Move[]): Choices => ({
  ...Object.fromEntries(
    movesOf(legal, 'hire').flatMap(move => [
      [move.to, choice(speaker, move.to, move)],
      [
        feePlace(mapStartingAt(move.to)?.id ?? ''),
        { label: moveDeedOf(speaker, move), does: { make: [move] } },
      ],
    ]),
  ),
  ...Object.fromEntries(
    movesOf(legal, 'openMine').map(move => [move.space, choice(speaker, townOfMine(move.space), move)]),
  ),
});

const choice = (speaker: Speaker, place: string, move: Move) => ({
  label: deedAt(speaker.text, placeName(speaker.text, place), moveDeedOf(speaker, move)),
  does: { make: [move] },
});
