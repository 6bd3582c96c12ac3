import { bundleServer, newDataDir, startProcess, type Started } from '../houseProcess';
import { KeptTable, audited } from './kept';
import { NO_LIMITS } from './ours';
import { sleep, until } from './waiting';

/**
 * Kills the house at random moments of running games and opens it again on the same data: everything that anybody was
 * told has to be there, everything that was asked for once, and every match has to go on by itself.
 */

export interface Killed {
  readonly kills: number;
  readonly lines: number;
  /** Milliseconds from the start of the new process until every match had gone on. */
  readonly backMs: readonly number[];
  readonly wrong: readonly string[];
}

const LONGEST_PLAY_MS = 800;
/** At every third table a bot holds a seat: it has to be woken. */
const botsAt = (index: number): number => (index % 3 === 2 ? 1 : 0);

export async function killRepeatedly(kills: number, matches: number): Promise<Killed> {
  const program = bundleServer('kill');
  const data = newDataDir();
  let server = startProcess(program, { ...NO_LIMITS, DATA_DIR: data });
  const url = await server.url;
  const open = (index: number): Promise<KeptTable> => KeptTable.open(url, index, botsAt(index));
  const tables = await Promise.all(Array.from({ length: matches }, (_, index) => open(index)));
  const finished: KeptTable[] = [];
  const backMs: number[] = [];

  try {
    for (let kill = 0; kill < kills; kill++) {
      await sleep(Math.random() * LONGEST_PLAY_MS);
      await murder(server);
      server = startProcess(program, { ...NO_LIMITS, DATA_DIR: data, PORT: new URL(url).port });
      const began = performance.now();
      await server.url;
      const before = tables.map(({ heard }) => heard);
      const hasGoneOn = (table: KeptTable, index: number): boolean =>
        table.isOver || table.heard > (before[index] ?? 0);
      await until('every match has gone on', () => tables.every(hasGoneOn));
      backMs.push(performance.now() - began);
      await audited(url, tables);
      for (const [index, table] of tables.entries()) {
        if (!table.isOver) continue;
        table.close();
        finished.push(table);
        tables[index] = await open(index + matches * (kill + 1));
      }
    }
  } finally {
    for (const table of tables) table.close();
    await murder(server);
  }
  const all = [...tables, ...finished];
  const lines = all.reduce((sum, { heard }) => sum + heard, 0);
  return { kills, lines, backMs, wrong: all.flatMap(({ wrong }) => wrong) };
}

async function murder({ child, ended }: Started): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}
