import { useEffect } from 'react';
import { cuesOf } from '../sound/cues';
import { play } from '../sound/play';
import type { TableView } from './TableContext';
import type { BeatName } from './told';
import { useFreshChapters } from './useFreshChapters';

/** Lets what happens at the table be heard: each move once, and a click on what is refused; nothing of the past. */
export function useSounds({ log, me }: TableView, beat: BeatName | undefined, isPast: boolean): void {
  const freshOf = useFreshChapters();
  useEffect(() => {
    const events = freshOf(log).flatMap(chapter => chapter.events);
    if (!isPast) play(cuesOf(events, me));
  }, [log, me, isPast, freshOf]);
  useEffect(() => {
    if (isPast) return;
    if (beat === 'fair') play(['fair']);
    if (beat === 'points') play(['points']);
  }, [beat, isPast]);
  useEffect(() => {
    if (isPast) return undefined;
    const refused = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.tiletum .table [aria-disabled="true"]'))
        play(['refusal']);
    };
    document.addEventListener('click', refused);
    return () => document.removeEventListener('click', refused);
  }, [isPast]);
}
