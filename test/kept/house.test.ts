import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer, newDataDir } from '../../src/tools/houseProcess';
import { findsAsItWas, openHouses } from './houses';
import { keptBackup, keptTables, unpackData, VERSIONS } from './kept';

/** The tables of an earlier house are there as they were, and go on. */

jest.setTimeout(600_000);

let houses: Awaited<ReturnType<typeof openHouses>> | undefined;
afterEach(async () => {
  await houses?.close();
  houses = undefined;
});

async function goesOn(version: string, environment: Record<string, string>): Promise<string> {
  houses = await openHouses(environment);
  for (const table of keptTables(version)) await findsAsItWas(houses.urls, table);
  return houses.said();
}

describe.each(VERSIONS)('of %s', version => {
  test('in its folder', async () => {
    const data = newDataDir();
    unpackData(version, data);
    await goesOn(version, { DATA_DIR: data });
  });

  test('from its backup', async () => {
    const data = newDataDir();
    const file = join(mkdtempSync(join(tmpdir(), 'tiletum-kept-')), 'backup.jsonl');
    writeFileSync(file, keptBackup(version));
    const restored = execFileSync(process.execPath, [bundleServer('test-kept'), 'restore', file], {
      env: { ...process.env, DATA_DIR: data },
      encoding: 'utf8',
    });
    expect(restored).toContain(`${keptTables(version).length} matches are back`);
    await goesOn(version, { DATA_DIR: data });
  });
});
