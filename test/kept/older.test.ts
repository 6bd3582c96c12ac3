import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer, newDataDir, PROJECT, startProcess } from '../../src/tools/houseProcess';
import { openHouses } from './houses';
import { keptTables, unpackData, unpackHouse, versionsOfOtherTables } from './kept';

/** A house of today at the folder of an older one, and the older one at the folder of today. */

jest.setTimeout(300_000);

const keep = (server: string, data: string, ...wish: string[]): string =>
  execFileSync(process.execPath, [server, ...wish], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: data },
    encoding: 'utf8',
  });

/** The house of then; it finds its packages from inside this project. */
function oldServer(version: string): string {
  const folder = join(PROJECT, 'dist', `test-kept-${version}`);
  unpackHouse(version, folder);
  return join(folder, 'server.js');
}

describe.each(versionsOfOtherTables())('of %s', version => {
  const matches = keptTables(version).length;

  test('says so when it is opened, and has backed up what the older one can bring back', async () => {
    const data = newDataDir();
    unpackData(version, data);
    const houses = await openHouses({ DATA_DIR: data, LOG_LEVEL: 'info' });
    await houses.close();
    expect(houses.said()).toMatch(/written by an older Tiletum .* backed up in .*npm run restore/);
    const [backup] = readdirSync(data).filter(file => file.endsWith('.jsonl'));
    const back = keep(oldServer(version), newDataDir(), 'restore', join(data, backup ?? ''));
    expect(back).toContain(`${matches} matches are back`);

    const again = await openHouses({ DATA_DIR: data, LOG_LEVEL: 'info' });
    await again.close();
    expect(again.said()).not.toContain('older Tiletum');
  });

  test('does not open a newer folder, and says why', async () => {
    const data = newDataDir();
    unpackData(version, data);
    await (await openHouses({ DATA_DIR: data })).close();
    const old = startProcess(oldServer(version), { DATA_DIR: data });
    await expect(old.url).rejects.toThrow('newer Tiletum');
    expect(await old.ended).not.toBe(0);
  });

  test('is backed up by the commands of today without being brought up to date', async () => {
    const data = newDataDir();
    unpackData(version, data);
    keep(bundleServer('test-kept'), data, 'backup', join(data, 'mine.jsonl'));
    const old = startProcess(oldServer(version), { DATA_DIR: data });
    await expect(old.url).resolves.toContain('http://');
    old.child.kill('SIGTERM');
    await old.ended;
    const there = newDataDir();
    expect(keep(bundleServer('test-kept'), there, 'restore', join(data, 'mine.jsonl'))).toContain(
      `${matches} matches are back`,
    );
  });
});
