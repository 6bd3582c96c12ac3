import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../../src/server/config';
import { bundleServer, startProcess, type Started } from '../process';
import { servesAGame } from './guest';

/** A house in a process of its own that is attacked; afterwards it has to be the same process, and serve a game. */
export interface Target {
  readonly url: string;
  readonly house: Started;
  /** Everything that lies in its database, as bytes. */
  database(): string;
  /** Throws unless it is still the same process and people can play. */
  stands(): Promise<void>;
  close(): Promise<void>;
}

const GENEROUS = {
  ...{ TABLES_PER_HOUR: '100000', SEATS_PER_HOUR: '1000000', SEATS_PER_TABLE: '1000000' },
  REQUESTS_PER_MINUTE: '1000000',
  MOVES_PER_SECOND: '200',
};

export async function openTarget(name: string, environment: Environment = {}): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-attacked-'));
  const house = startProcess(bundleServer(name), { ...GENEROUS, DATA_DIR: folder, ...environment });
  const url = (await house.url).replace('localhost', '127.0.0.1');
  return {
    url,
    house,
    database: () =>
      ['tiletum.db', 'tiletum.db-wal'].map(file => readFileSync(join(folder, file), 'latin1')).join(''),
    stands: async () => {
      if (house.child.exitCode !== null) throw new Error(`the house has fallen: ${house.said()}`);
      if (!(await servesAGame(url))) throw new Error('no game can be played any more');
    },
    close: async () => {
      house.child.kill('SIGKILL');
      await house.ended;
    },
  };
}
