import type { Move } from '../../rules/model';
import { townOfMine } from '../../rules/silver/known';
import type { Choices } from '../play/choosable';
import { deedAt, moveDeedOf, type Speaker } from '../play/deeds';
import { movesOf } from '../play/tasks';
import { placeName } from '../text/words';

/** A place below, and the move that choosing it makes. */
export const choiceAt = (speaker: Speaker, place: string, move: Move) => ({
  label: deedAt(speaker.text, placeName(speaker.text, place), moveDeedOf(speaker, move)),
  does: { make: [move] },
});

/** Spaces for Mines that can be opened now. */
export const minesToOpen = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.fromEntries(
    movesOf(legal, 'openMine').map(move => [move.space, choiceAt(speaker, townOfMine(move.space), move)]),
  );
