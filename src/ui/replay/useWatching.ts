import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { MatchRecord } from '../../table/record';
import type { StoryAt } from '../play/told';
import { Shown } from '../session/shown';
import { beginFrom } from './beginFrom';
import { Film, type Stand } from './film';
import { readPlace } from './place';
import type { Replay, Speed } from './ReplayContext';
import { timelineOf } from './timeline';
import { usePlaceInAddress } from './usePlaceInAddress';
import { useStory } from './useStory';
import { useWays } from './useWays';

/** A step at normal speed. */
const STEP = 1000;

export interface Watching {
  readonly replay: Replay;
  readonly stand: Stand;
  /** The end of a round that is told where it stands. */
  readonly story: StoryAt | undefined;
}

/** A record that is being watched: where it stands, also in the address, and the film that runs. */
export function useWatching(id: string, record: MatchRecord): Watching {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [{ film, timeline, stands, start }] = useState(() => openFilm(record, search));
  const [eyes, setEyes] = useState(start.eyes);
  const [beat, tell] = useState(start.beat);
  const [wantsPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const stand = useSyncExternalStore(stands.subscribe, stands.view);
  const { at, happened } = stand;
  const story = useStory(film, at, beat, tell);
  const told = story?.at;
  const playing = wantsPlay && at < film.end && !story;
  const ways = useWays(film, stands, tell, setPlaying);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => stands.show({ at: at + 1, happened: 0 }), STEP / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, speed, at, stands]);

  usePlaceInAddress(id, { at, eyes, beat: told }, found => {
    const place = readPlace(found, film.end, record.seats.length);
    stands.show({ at: place.at, happened: 0 });
    setEyes(place.eyes);
    tell(place.beat);
  });

  const replay = useMemo(
    () => ({
      ...{ id, record, film, timeline, happened, playing, setPlaying, speed, setSpeed, ...ways },
      ...{ eyes, setEyes, beat: told },
      playOn: () => navigate(`/play/${beginFrom(film, stands.view().at, record.seats)}`),
    }),
    [id, record, film, timeline, happened, playing, speed, ways, eyes, told, navigate, stands],
  );
  return { replay, stand, story };
}

function openFilm({ game, seats }: MatchRecord, search: string) {
  const film = new Film(game);
  const start = readPlace(search, film.end, seats.length);
  return {
    film,
    start,
    timeline: timelineOf(seats.length, film.opening, film.events),
    /** Where it stands, also when that is not drawn yet. */
    stands: new Shown<Stand>({ at: start.at, happened: 0 }),
  };
}
