import { useMemo } from 'react';
import { endOfRound, type RoundEnd, type StoryAt } from '../play/told';
import type { Film } from './film';

/** The end of a round that the move before a place brought, if it brought one. */
export const storyAt = (film: Film, at: number): RoundEnd | undefined =>
  at > 0 ? endOfRound(film.stateAt(at - 1), film.events[at - 1] ?? []) : undefined;

/** The end of a round as it was told in play, where somebody asked for it: `beat` is the one in front. */
export function useStory(
  film: Film,
  at: number,
  beat: number | undefined,
  tell: (beat: number | undefined) => void,
): StoryAt | undefined {
  const told = beat !== undefined;
  const story = useMemo(() => (told ? storyAt(film, at) : undefined), [film, at, told]);
  if (!story) return undefined;
  const last = story.beats.length - 1;
  const now = Math.min(beat ?? 0, last);
  return {
    story,
    at: now,
    goOn: () => tell(now === last ? undefined : now + 1),
    skip: () => tell(undefined),
    again: () => tell(0),
  };
}
