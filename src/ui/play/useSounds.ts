import { useEffect, useRef } from 'react';
import { cuesOf } from '../sound/cues';
import { play } from '../sound/play';
import { chaptersOf } from './chapters';
import type { TableView } from './TableContext';
import type { BeatName } from './told';

/** Lets what happens at the table be heard: each move once, and a click on what is refused. */
export function useSounds({ log, me }: TableView, beat: BeatName | undefined): void {
  const heard = useRef<number>(undefined);
  useEffect(() => {
    const chapters = chaptersOf(log);
    // what was played before this page was opened, or taken back, is not heard
    const fresh = chapters.slice(heard.current ?? chapters.length);
    heard.current = chapters.length;
    play(
      cuesOf(
        fresh.flatMap(({ events }) => events),
        me,
      ),
    );
  }, [log, me]);
  useEffect(() => {
    if (beat === 'fair') play(['fair']);
    if (beat === 'points') play(['points']);
  }, [beat]);
  useEffect(() => {
    const refused = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[aria-disabled="true"]')) play(['refusal']);
    };
    document.addEventListener('click', refused);
    return () => document.removeEventListener('click', refused);
  }, []);
}
