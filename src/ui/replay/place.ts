import type { Seat } from '../../rules/model';

/** A moment of a replay, so that its address can be handed on. */
export interface ReplayPlace {
  /** So many moves were made. */
  readonly at: number;
  /** Whose eyes look at it; nobody's: those of whoever decides. */
  readonly eyes?: Seat | undefined;
  /** The beat of the end of the round that this place follows, where that is told. */
  readonly beat?: number | undefined;
}

const countIn = (search: URLSearchParams, name: string, most: number): number | undefined => {
  const text = search.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : undefined;
};

/** What an address says; nonsense is not heard. */
export function readPlace(text: string, end: number, seats: number): ReplayPlace {
  const search = new URLSearchParams(text);
  return {
    at: countIn(search, 'at', end) ?? 0,
    eyes: countIn(search, 'seat', seats - 1),
    beat: countIn(search, 'beat', 20),
  };
}

export function printPlace({ at, eyes, beat }: ReplayPlace): string {
  const search = new URLSearchParams({ at: String(at) });
  if (eyes !== undefined) search.set('seat', String(eyes));
  if (beat !== undefined) search.set('beat', String(beat));
  return search.toString();
}

export const replayAddress = (id: string, place: ReplayPlace): string => `/replay/${id}?${printPlace(place)}`;
