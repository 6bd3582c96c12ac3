import { without } from '../rules/without';
import type { Options } from '../rules/model';
import { emptyTable } from '../rules/setup';
import type { TableStatus } from '../table/online/wire';
import { broughtAs } from '../table/seats';
import type { SqlRow } from './database/sql';
import { LIVE_PATIENCE, type Doc, type SeatDoc } from './doc';
import { startOf, statusOf, storedScores, docOf, movedOf, type Match } from './matchRows';

/** What nobody knows any more, and nobody will ask for. */
const NOTHING = { host: 0, patience: LIVE_PATIENCE };

/** What can be had of a row that can't be read whole: to be looked at, never to be written back. */
export function remainsOf(row: SqlRow): Match {
  const start = orNothing(() => startOf(row));
  const agreed = start && orNothing(() => docFrom(start.options));
  const status: TableStatus = orNothing(() => statusOf(row)) ?? (start ? 'running' : 'open');
  return {
    ...{ id: String(row['id']), status, listed: false, waits: undefined, damaged: true },
    version: Number(row['version']),
    doc: orNothing(() => docOf(row)) ?? agreed ?? { ...NOTHING, seats: [], variant: {} },
    start: agreed && start,
    scores: orNothing(() => storedScores(row)),
    created: Number(row['created']),
    updated: Number(row['updated']),
    moved: movedOf(row),
  };
}

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Nobody knows any more whose secret opens a seat: then none does. */
const NO_SECRET = '';

/** The seats that boxes bring along. */
const broughtSeats = (options: Options): SeatDoc[] =>
  emptyTable(options).players.flatMap(({ colour }) => {
    const kind = broughtAs(colour);
    return kind ? [{ kind, colour }] : [];
  });

/** Who sat there and what was agreed, as the game itself remembers it. */
function docFrom(options: Options): Doc {
  const people = options.players.map(({ name, colour }): SeatDoc => ({
    ...{ kind: 'person', name, colour, token: NO_SECRET },
  }));
  return {
    seats: [...people, ...broughtSeats(options)],
    ...NOTHING,
    variant: without(options, 'players'),
  };
}
