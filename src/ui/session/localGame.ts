import type { LogEntry } from 'boardgame.io';
import type { State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { recordOfMatch, type LocalClient } from '../../table/localMatch';
import { matchClockOf, recordWith, RecordWalk, type Timing } from '../../table/record';
import type { SeatKind } from '../../table/seats';
import type { Saving } from './savedMatches';

/** A match as the framework's client plays it here, and what is kept of it. */
export interface LocalGame {
  readonly client: LocalClient;
  readonly seats: readonly SeatKind[];
  read: () => { G: State; log: readonly LogEntry[]; canRedo: boolean };
  /** These entries of the log are new: they were made now. */
  note: (added: readonly LogEntry[]) => void;
  record: () => GameRecord;
  timing: (log: readonly LogEntry[]) => Timing;
  saving: (state: State) => Saving;
}

interface FrameworkMoment {
  G: State;
  _redo: unknown[];
}

/** `before`: when the moves were made that it begins with. */
export function localGame(client: LocalClient, seats: readonly SeatKind[], before: Timing): LocalGame {
  const read: LocalGame['read'] = () => {
    const { G, _redo } = client.store.getState() as FrameworkMoment;
    return { G, log: client.log ?? [], canRedo: _redo.length > 0 };
  };
  const record = (): GameRecord => recordOfMatch(client);
  const { G: first, log } = read();
  const clock = matchClockOf(before, log);
  const timing: LocalGame['timing'] = now => clock.timing(now);
  const walk = new RecordWalk(record());
  walk.follow(record(), first);
  return {
    ...{ client, seats, read, record, timing },
    note: added => clock.note(added, Date.now()),
    saving: state => {
      const game = record();
      const checks = walk.follow(game, state);
      return {
        record: recordWith(game, state, checks, { seats, ...timing(read().log) }),
        saved: Date.now(),
        state,
      };
    },
  };
}
