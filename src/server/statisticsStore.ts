import { isFields, isNumber, parseJson } from '../given';
import { addTallies, TALLY_VERSION, type Tally } from '../table/statistics';
import type { StoredLine } from '../table/online/wire';
import { untilDone, sql, type SqlRow, type Sql } from './database/sql';
import { MATCH } from './matchRows';

/**
 * What the database keeps for the statistics of the house: beside each match whether it has been counted, and one sum
 * of all that were. So nobody ever reads all matches, and all processes at one database know the same.
 */

/** A finished match as it is stored: nobody has looked yet whether it can be read. */
export interface Uncounted {
  readonly id: string;
  readonly row: SqlRow;
  readonly lines: readonly StoredLine[];
}

interface Sums {
  readonly revision: number;
  /** None where it can't be read. */
  readonly tally: Tally | undefined;
}

function readTally(text: string): Tally | undefined {
  const tally = parseJson(text);
  return isFields(tally) && Object.values(tally).every(isNumber) ? (tally as Tally) : undefined;
}

export type StatisticsStore = ReturnType<typeof newStatisticsStore>;

export function newStatisticsStore(database: Sql) {
  const sums = async (): Promise<Sums | undefined> => {
    const [row] = await database.read(
      sql('select revision, tally from tallies where version = $1', [TALLY_VERSION]),
    );
    return row && { revision: Number(row['revision']), tally: readTally(String(row['tally'])) };
  };

  /** Nothing is lost: `next` finds all finished matches again. */
  const giveUp = (revision: number): Promise<void> =>
    database.write([
      sql('delete from tallies where version = $1 and revision = $2', [TALLY_VERSION, revision], 1),
      sql('update matches set counted = 0 where counted = $1', [TALLY_VERSION]),
    ]);

  return {
    /** A finished match that has not been counted, if there is one. */
    async next(): Promise<Uncounted | undefined> {
      const [row] = await database.read(
        sql(`select ${MATCH} from matches where status = 'over' and counted < $1 limit 1`, [TALLY_VERSION]),
      );
      if (!row) return undefined;
      const id = String(row['id']);
      const lines = await database.read(sql('select line, at from lines where match = $1 order by n', [id]));
      return {
        ...{ id, row },
        lines: lines.map(({ line, at }) => ({ line: String(line), at: Number(at) })),
      };
    },

    /** Adds what a match brings, once, whoever else counted it at the same time. */
    add: (id: string, tally: Tally): Promise<void> =>
      untilDone(async () => {
        const [uncounted] = await database.read(
          sql('select id from matches where id = $1 and counted < $2', [id, TALLY_VERSION]),
        );
        if (!uncounted) return;
        const before = await sums();
        if (before && !before.tally) throw new Error('The sums of the statistics can’t be read.');
        const text = JSON.stringify(addTallies([before?.tally ?? {}, tally]));
        await database.write([
          sql('update matches set counted = $1 where id = $2 and counted < $1', [TALLY_VERSION, id], 1),
          before
            ? sql(
                'update tallies set revision = revision + 1, tally = $1 where version = $2 and revision = $3',
                [text, TALLY_VERSION, before.revision],
                1,
              )
            : sql('insert into tallies (version, revision, tally) values ($1, 1, $2)', [TALLY_VERSION, text]),
        ]);
      }),

    /** All sums; none where they could not be read: they were given up, to be counted anew. */
    tally: (): Promise<Tally | undefined> =>
      untilDone(async () => {
        const found = await sums();
        if (!found) return {};
        if (!found.tally) await giveUp(found.revision);
        return found.tally;
      }),
  };
}
