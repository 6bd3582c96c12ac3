import { join } from 'node:path';
import { writePacked, writePackedFolder } from '../pack';
import { takeStorage } from './browserStorage';
import { games } from './games';
import { takeHouse } from './house';

/** Takes all kept data out of one checkout, whose code this is bundled with. */

const [checkout = '', into = '', name = ''] = process.argv.slice(2);

/** Other games for each version. */
const seedOf = (text: string): number =>
  Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 100_000, 7);

const fileOf = (what: string): string => join(into, `${what}.br`);
const keep = (what: string, text: string): void => writePacked(fileOf(what), text);

/** The built page and the server, without the maps to their sources and without what is only squeezed. */
const isWanted = (path: string): boolean =>
  path === 'server.js' || (path.startsWith('client') && !/\.(map|br|gz)$/.test(path));

async function take(): Promise<void> {
  writePackedFolder(fileOf('dist'), join(checkout, 'dist'), isWanted);
  keep(
    'games.jsonl',
    games(seedOf(name))
      .map(game => `${JSON.stringify(game)}\n`)
      .join(''),
  );
  const { folder, backup, dump, tables } = await takeHouse(join(checkout, 'dist', 'server.js'));
  writePackedFolder(fileOf('folder'), folder, path => !path.endsWith('-shm'));
  keep('backup.jsonl', backup);
  keep('dump.sql', dump);
  keep('tables.json', JSON.stringify(tables));
  const sittings = tables.flatMap(table => table.sittings.slice(0, 1));
  keep('storage.json', JSON.stringify(takeStorage(sittings)));
}

void take();
