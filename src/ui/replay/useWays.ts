import { useMemo } from 'react';
import type { Shown } from '../session/shown';
import type { Film, Stand } from './film';
import type { Replay } from './ReplayContext';
import { storyAt } from './useStory';

type Ways = Pick<Replay, 'goTo' | 'goFrom' | 'stepInside' | 'tellAt'>;

/** The ways to go in a film: the same functions as long as it is watched. */
export const useWays = (
  film: Film,
  stands: Shown<Stand>,
  tell: (beat: number | undefined) => void,
  setPlaying: (playing: boolean) => void,
): Ways =>
  useMemo(() => {
    const stand = (next: Stand): void => {
      tell(undefined);
      if (!isSame(next, stands.view())) stands.show(next);
    };
    const goTo = (at: number): void => stand({ at, happened: 0 });
    return {
      goTo,
      goFrom: way => goTo(way(stands.view().at)),
      stepInside: way => {
        setPlaying(false);
        stand(film[way](stands.view()));
      },
      tellAt: (at, from) => {
        goTo(at);
        setPlaying(false);
        tell(from === 'king' ? 0 : Math.max(0, storyAt(film, at)?.beats.findIndex(isFair) ?? 0));
      },
    };
  }, [film, stands, tell, setPlaying]);

const isSame = (one: Stand, other: Stand): boolean => one.at === other.at && one.happened === other.happened;

const isFair = ({ name }: { name: string }): boolean => name === 'fair';
