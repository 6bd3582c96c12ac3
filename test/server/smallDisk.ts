import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full: a small one in memory, where this user may mount one. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes all that is left on it. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly close: () => void;
}

const KILOBYTES = 4096;

export function smallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-small-'));
  const mount = ['-t', 'tmpfs', '-o', `size=${KILOBYTES}k`, 'tmpfs', folder];
  if (!succeeds('mount', mount)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => {
      for (let size = KILOBYTES * 1024; size >= 1; size = Math.floor(size / 2))
        try {
          for (;;) writeFileSync(filling, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // no more of this size fits
        }
    },
    free: () => rmSync(filling, { force: true }),
    close: () => {
      // SQLite's files are let go of only some time after they were closed
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** From now on a program can make no file longer than this; the system tells it so at each try. */
export const limitFiles = (pid: number, bytes: number | 'unlimited'): boolean =>
  succeeds('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
