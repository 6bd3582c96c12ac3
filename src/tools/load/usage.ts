import { readFileSync } from 'node:fs';

/** What a process uses, where the system tells it in /proc (on Linux). */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

const TICKS_PER_SECOND = 100;
const PAGES_PER_MB = 256;

export function usageOf(pid: number | undefined): Usage {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // behind the name, which may hold anything; times are the 14th and 15th field, pages the 24th
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = NaN, system = NaN, pages = NaN] = [11, 12, 21].map(index => fields[index]);
    return { cpuSeconds: (user + system) / TICKS_PER_SECOND, residentMb: pages / PAGES_PER_MB };
  } catch {
    return { cpuSeconds: NaN, residentMb: NaN };
  }
}
