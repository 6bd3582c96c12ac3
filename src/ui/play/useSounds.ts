import { useEffect } from 'react';
import { cuesOf } from '../sound/cues';
import { play } from '../sound/play';
import type { TableView } from './TableContext';
import type { BeatName } from './told';
import { useFreshChapters } from './useFreshChapters';

/** Lets what happens at the table be heard: each move once, and a click on what is refused. */
export function useSounds({ log, me }: TableView, beat: BeatName | undefined): void {
  const freshOf = useFreshChapters();
  useEffect(() => {
    const events = freshOf(log).flatMap(chapter => chapter.events);
    play(cuesOf(events, me));
  }, [log, me, freshOf]);
  useEffect(() => {
    if (beat === 'fair') play(['fair']);
    if (beat === 'points') play(['points']);
  }, [beat]);
  useEffect(() => {
    const refused = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('.table [aria-disabled="true"]')) play(['refusal']);
    };
    document.addEventListener('click', refused);
    return () => document.removeEventListener('click', refused);
  }, []);
}
