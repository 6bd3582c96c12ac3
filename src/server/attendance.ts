import type { HouseClock } from './clock';
import type { HouseLobby } from './lobby';
import { nextChange, type Presently } from './patience';
import type { Match } from './store';
import type { PublicTable } from '../table/online/wire';
import { viewOf } from './view';

/** Sees to it that who came and who left is kept with the match, and that a table hears when its patience is over. */

export interface AttendanceParts {
  readonly lobby: Pick<HouseLobby, 'attended' | 'presently'>;
  readonly clock: HouseClock;
  /** A table may do more than it was told. */
  readonly onPatienceOver: (id: string) => void;
  readonly onError: (error: unknown, id: string) => void;
}

export type Attendance = ReturnType<typeof newAttendance>;

export function newAttendance({ lobby, clock, onPatienceOver, onError }: AttendanceParts) {
  const reminders = new Map<string, () => void>();
  const awaited = new Set<string>();
  let isClosed = false;

  const forget = (id: string): void => {
    reminders.get(id)?.();
    reminders.delete(id);
    awaited.delete(id);
  };

  const remind = (match: Match, presently: Presently): void => {
    const { id, doc } = match;
    if (doc.seats.some(({ token }, seat) => token !== undefined && !presently.present.has(seat)))
      awaited.add(id);
    const next = nextChange(match, presently);
    if (next === undefined) return;
    const cancel = clock.after(next - presently.at, () => onPatienceOver(id));
    reminders.set(id, cancel);
  };

  return {
    /** Somebody has come to a table or left it. Resolves when it is kept: then the seat of who came is his own. */
    look: (id: string): Promise<void> =>
      // when the house closes nobody has left
      isClosed ? Promise.resolve() : lobby.attended(id).catch((error: unknown) => onError(error, id)),

    /**
     * How a table stands, for the people at it, who are told again when more may be done. By one look at the clock:
     * what is over between two would never be told.
     */
    tell(match: Match): PublicTable {
      const presently = lobby.presently(match.id);
      forget(match.id);
      if (!isClosed && !match.damaged) remind(match, presently);
      return viewOf(match, presently);
    },

    /** Whether somebody of the table is away: then each move may begin a waiting. */
    isAwaited: (id: string): boolean => awaited.has(id),

    /** Nobody is there any more to be told. */
    forget,

    close(): void {
      isClosed = true;
      for (const id of [...reminders.keys()]) forget(id);
    },
  };
}
