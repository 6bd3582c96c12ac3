import { useMemo } from 'react';
import type { TableView } from '../play/TableContext';
import { endOfRound, pictureAt, type RoundEnd, type ToldStory } from '../play/told';
import type { Film } from './film';

/** The end of a round that the move before a place brought, if it brought one. */
export const storyAt = (film: Film, at: number): RoundEnd | undefined =>
  at > 0 ? endOfRound(film.stateAt(at - 1), film.events[at - 1] ?? []) : undefined;

/** The end of a round as it was told in play, where somebody asked for it: `beat` is the one in front. */
export function useStory(
  film: Film,
  view: TableView,
  beat: number | undefined,
  tell: (beat: number | undefined) => void,
): ToldStory | undefined {
  const at = view.log.length;
  const told = beat !== undefined;
  const story = useMemo(() => (told ? storyAt(film, at) : undefined), [film, at, told]);
  const number = Math.min(beat ?? 0, (story?.beats.length ?? 1) - 1);
  const picture = useMemo(() => story && pictureAt(story, number, view), [story, number, view]);
  const now = story?.beats[number];
  if (!story || !picture || !now) return undefined;
  const last = number === story.beats.length - 1;
  return {
    story,
    at: number,
    beat: now,
    last,
    view: picture,
    goOn: () => tell(last ? undefined : number + 1),
    skip: () => tell(undefined),
    again: () => tell(0),
  };
}
