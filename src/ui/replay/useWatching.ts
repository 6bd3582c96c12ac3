import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { MatchRecord } from '../../table/record';
import { useTableView } from '../play/useTableView';
import type { TableView } from '../play/TableContext';
import type { ToldStory } from '../play/told';
import { beginFrom } from './beginFrom';
import { Film } from './film';
import { replayAddress, readPlace, type ReplayPlace } from './place';
import type { Replay, Speed } from './ReplayContext';
import { replaySession } from './replaySession';
import { timelineOf } from './timeline';
import { storyAt, useStory } from './useStory';

/** A step at normal speed. */
const STEP = 1000;
/** The address follows once the place has stood so long: browsers allow few changes of it. */
const SETTLED = 300;

export interface Watching {
  readonly replay: Replay;
  readonly view: TableView;
  readonly telling: ToldStory | undefined;
}

/** A record that is being watched: the place, also in the address, and the film that runs. */
export function useWatching(id: string, record: MatchRecord): Watching {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [{ film, timeline, session, start }] = useState(() => openFilm(id, record, search));
  const [eyes, setEyes] = useState(start.eyes);
  const [beat, tell] = useState(start.beat);
  const [wantsPlay, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const view = useTableView(session, eyes);
  const telling = useStory(film, view, beat, tell);
  const at = view.log.length;
  const playing = wantsPlay && at < film.end && !telling;

  const goTo = useCallback(
    (place: number) => {
      tell(undefined);
      session.goTo(place);
    },
    [session],
  );
  const goFrom = useCallback(
    (way: (at: number) => number) => goTo(way(session.moment().log.length)),
    [goTo, session],
  );
  const stepInside = useCallback(
    (way: 'later' | 'earlier') => {
      const { at: place, happened } = film[way](session.stand());
      tell(undefined);
      setPlaying(false);
      session.goTo(place, happened);
    },
    [film, session],
  );
  const tellAt = useCallback(
    (place: number, from: 'king' | 'fair') => {
      session.goTo(place);
      setPlaying(false);
      tell(from === 'king' ? 0 : Math.max(0, storyAt(film, place)?.beats.findIndex(isFair) ?? 0));
    },
    [film, session],
  );

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => session.goTo(at + 1), STEP / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, speed, at, session]);

  const link = replayAddress(id, { at, eyes, beat: telling?.at });
  const written = useRef(search);
  useEffect(() => {
    const timer = setTimeout(() => {
      // the page stays for a moment while the next one is loaded
      if (!link.startsWith(`${location.pathname}?`)) return;
      written.current = link.slice(link.indexOf('?') + 1);
      navigate(link, { replace: true });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [link, navigate]);
  // somebody went to another address of this page
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    const place = readPlace(search, film.end, record.seats.length);
    session.goTo(place.at);
    setEyes(place.eyes);
    tell(place.beat);
  }, [search, film, record, session]);

  const told = telling?.at;
  const { happened } = session.stand();
  const replay = useMemo(
    () => ({
      ...{
        id,
        record,
        film,
        timeline,
        goTo,
        goFrom,
        stepInside,
        happened,
        tellAt,
        playing,
        setPlaying,
        speed,
        setSpeed,
      },
      ...{ eyes, setEyes, beat: told },
      playOn: () => navigate(`/play/${beginFrom(film, session.moment().log.length, record.seats)}`),
    }),
    [
      id,
      film,
      timeline,
      session,
      goTo,
      goFrom,
      stepInside,
      happened,
      tellAt,
      playing,
      speed,
      eyes,
      told,
      record,
      navigate,
    ],
  );
  return { replay, view, telling };
}

const isFair = ({ name }: { name: string }): boolean => name === 'fair';

function openFilm(id: string, { game, seats }: MatchRecord, search: string) {
  const film = new Film(game);
  const start: ReplayPlace = readPlace(search, film.end, seats.length);
  return {
    film,
    start,
    timeline: timelineOf(seats.length, film.opening, film.events),
    session: replaySession(id, film, seats, start.at),
  };
}
