import { readOptions } from '../../rules/setup/options';
import { PLAYER_COLOURS, activeSeat, type State } from '../../rules/model';
import { parseRecord, printRecord, replay, type GameRecord } from '../../rules/replay';

/** The form in which a game lies in the storage of this device, and what can be believed of it. */

export const SEAT_KINDS = ['person', 'cardinal', 'random', 'greedy'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What a list of games shows without playing them again. */
export interface Summary {
  players: { name: string; colour: string; score: number }[];
  round: number;
  cycle: number;
  active: number | undefined;
  over: boolean;
}

export interface Stored {
  version: 1;
  seats: SeatKind[];
  saved: number;
  record: string;
  summary: Summary;
}

const summaryOf = (state: State): Summary => ({
  players: state.players.map(({ name, colour, score }) => ({ name, colour, score })),
  round: state.round,
  cycle: state.cycle,
  active: activeSeat(state),
  over: state.ranking !== undefined,
});

export const storedOf = (seats: SeatKind[], saved: number, record: GameRecord, state: State): Stored => ({
  version: 1,
  seats,
  saved,
  record: printRecord(record),
  summary: summaryOf(state),
});

const OWNERS = [...PLAYER_COLOURS, 'cardinal'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlayer = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  OWNERS.some(colour => colour === value['colour']) &&
  typeof value['score'] === 'number';

const isSummary = (value: unknown, seats: number): boolean =>
  isObject(value) &&
  Array.isArray(value['players']) &&
  value['players'].length === seats &&
  value['players'].every(isPlayer) &&
  ['round', 'cycle'].every(name => typeof value[name] === 'number') &&
  ['number', 'undefined'].includes(typeof value['active']) &&
  typeof value['over'] === 'boolean';

export function isStored(value: unknown): value is Stored {
  if (!isObject(value)) return false;
  const { version, seats, saved, record, summary } = value;
  return (
    version === 1 &&
    typeof record === 'string' &&
    Number.isFinite(saved) &&
    Array.isArray(seats) &&
    seats.every(seat => SEAT_KINDS.some(kind => kind === seat)) &&
    isSummary(summary, seats.length)
  );
}

/** The Cardinal sits where he plays, and nowhere else. */
export const seatsFit = (seats: readonly SeatKind[], { players }: State): boolean =>
  seats.length === players.length &&
  players.every(({ colour }, seat) => (colour === 'cardinal') === (seats[seat] === 'cardinal'));

/** A record and the state it leads to, by the rules alone; throws where it does not fit them. */
export function readRecord(text: string): { record: GameRecord; state: State } {
  const { options, ...rest } = parseRecord(text);
  const record = { ...rest, options: readOptions(options) };
  return { record, state: replay(record) };
}
