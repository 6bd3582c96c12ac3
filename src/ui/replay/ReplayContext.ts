import { createContext, useContext } from 'react';
import type { Seat } from '../../rules/model';
import type { MatchRecord } from '../../table/record';
import { useTable } from '../play/TableContext';
import type { Film } from './film';
import type { Timeline } from './timeline';

/** What every part of the viewer is given: the film and the ways to go. Where it stands is asked of `useAt`. */
export interface Replay {
  readonly id: string;
  readonly record: MatchRecord;
  readonly film: Film;
  readonly timeline: Timeline;
  readonly goTo: (at: number) => void;
  /** From where it stands, though that may not be drawn yet: a key may be pressed faster. */
  readonly goFrom: (way: (at: number) => number) => void;
  /** On or back by one happening, also inside of a move. */
  readonly stepInside: (way: 'later' | 'earlier') => void;
  /** How much of what the next move sets off has happened. */
  readonly happened: number;
  /** Tells the end of a round that has come to this place, from one of its beats on. */
  readonly tellAt: (at: number, from: 'king' | 'fair') => void;
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Whose eyes look; nobody's: those of whoever decides. */
  readonly eyes: Seat | undefined;
  readonly setEyes: (eyes: Seat | undefined) => void;
  /** Which beat of the end of a round is told. */
  readonly beat: number | undefined;
  /** A new game at this device that begins here. */
  readonly playOn: () => void;
}

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export const ReplayContext = createContext<Replay | undefined>(undefined);

export function useReplay(): Replay {
  const replay = useContext(ReplayContext);
  if (!replay) throw new Error('nothing of a replay stands outside of it');
  return replay;
}

/** So many moves were made: of the table, so that what is drawn later also learns it later. */
export const useAt = (): number => useTable(({ log }) => log.length);
