import type { Move } from '../../rules/model';
import { mapStartingAt, townOfMine } from '../../rules/silver/known';
import type { Choice, Choices } from '../play/choosable';
import { deedAt, moveDeedOf, type Speaker } from '../play/deeds';
import { movesOf } from '../play/tasks';
import { placeName } from '../text/words';

/** What can be chosen on the maps below, beside what everybody's pieces do there. */

/** Spaces for Mines that can be opened now. */
export const minesToOpen = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.fromEntries(
    movesOf(legal, 'openMine').map(move => [move.space, choiceAt(speaker, townOfMine(move.space), move)]),
  );

/** Starts to which a Prospector can be sent, and what that costs; the Tasks have a pill for each as well. */
export const startsToHireAt = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.fromEntries(
    movesOf(legal, 'hire').flatMap((move): [place: string, choice: Choice][] => [
      [move.to, choiceAt(speaker, move.to, move)],
      [
        feePlace(mapStartingAt(move.to)?.id ?? ''),
        { label: moveDeedOf(speaker, move), does: { make: [move] } },
      ],
    ]),
  );

/** Where a map says what a Prospector costs who is sent there. */
export const feePlace = (map: string): string => `${map}.fee`;

const choiceAt = (speaker: Speaker, place: string, move: Move): Choice => ({
  label: deedAt(speaker.text, placeName(speaker.text, place), moveDeedOf(speaker, move)),
  does: { make: [move] },
});
