import { sql, type Sql } from './database/sql';
import { Problem } from './problem';

/** Whether the database takes something and gives it back, in time for whoever watches the house. */

const PATIENCE_MS = 4000;

const NAME = 'pulse';

/** Resolves where it does, and says why where it does not. */
export type Pulse = () => Promise<void>;

export function newPulse(database: Pick<Sql, 'read' | 'write'>): Pulse {
  /** Those who ask at the same time are answered by the same. */
  let beat: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    await database.read(sql('select value from settings where name = $1', [NAME]));
    await database.write([
      sql(
        `insert into settings (name, value) values ($1, $2)
           on conflict (name) do update set value = excluded.value`,
        [NAME, String(Date.now())],
      ),
    ]);
  };

  return () => {
    beat ??= inTime(ask()).finally(() => (beat = undefined));
    return beat;
  };
}

function inTime(asked: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem('databaseAway')), PATIENCE_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
