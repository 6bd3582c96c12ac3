import { usageOf, type Usage } from './usage';
import type { Contestant, LoadTable } from './table';

/** Plays at all tables of one server for a while, and says how it went. */

export interface Slice {
  /** Of each move: milliseconds from sending it until all four had it. */
  readonly times: number[];
  readonly errors: string[];
  readonly ms: number;
  readonly bytes: number;
  readonly used: Usage;
  /** What the people themselves needed, all in one process: it must not be what everybody waits for. */
  readonly ownCpuSeconds: number;
}

export async function playFor(
  { pid, traffic }: Contestant,
  tables: readonly LoadTable[],
  seconds: number,
  rate: number | undefined,
): Promise<Slice> {
  const times: number[] = [];
  const errors: string[] = [];
  const [bytes, before, began] = [traffic.bytes, usageOf(pid), performance.now()];
  const ownBefore = usageOf(process.pid);
  const end = began + seconds * 1000;

  const play = async (table: LoadTable, index: number): Promise<void> => {
    const period = rate === undefined ? 0 : 1000 / rate;
    // those that move at a rate don't all move at the same moment
    let due = began + (index / tables.length) * period;
    while (due < end && performance.now() < end) {
      await table.prepare();
      await until(due);
      const sent = performance.now();
      await table.move();
      times.push(performance.now() - sent);
      due += period;
    }
  };
  await Promise.all(
    tables.map((table, index) =>
      play(table, index).catch((error: unknown) => void errors.push(String(error))),
    ),
  );

  const after = usageOf(pid);
  return {
    ...{ times, errors, ms: performance.now() - began, bytes: traffic.bytes - bytes },
    ownCpuSeconds: usageOf(process.pid).cpuSeconds - ownBefore.cpuSeconds,
    used: { cpuSeconds: after.cpuSeconds - before.cpuSeconds, residentMb: after.residentMb },
  };
}

const until = (time: number): Promise<void> | undefined => {
  const rest = time - performance.now();
  return rest > 0 ? new Promise(resolve => setTimeout(resolve, rest)) : undefined;
};
