import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBC, MACHINES, nativeFor, type Lock, type Machine } from './lockFile';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * `npm run platforms`: asks two generations of npm what `npm ci` would install on machines of other kinds, and
 * whether all native packages that such a machine needs are among it. Nothing is installed.
 */

const NPMS = [10, 11];
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Lock };

async function ask(npm: number, { os, cpu }: Machine, folder: string): Promise<string> {
  const kind = [`--os=${os}`, `--cpu=${cpu}`, ...(os === 'linux' ? [`--libc=${LIBC}`] : [])];
  const plan = ['ci', '--dry-run', '--ignore-scripts', '--include=dev', '--prefix', folder, ...kind];
  const { output } = await run('npm', ['exec', '--yes', '--', `npm@${npm}`, ...plan], { stdio: 'pipe' });
  return output;
}

async function look(npm: number, machine: Machine, folder: string): Promise<void> {
  const output = await ask(npm, machine, folder);
  const planned = new Set([...output.matchAll(/^add (\S+) /gm)].map(([, name]) => name));
  const needed = nativeFor(packages, machine);
  const missing = needed.filter(name => !planned.has(name));
  console.log(
    `npm ${npm}, ${machine.os} ${machine.cpu}: ${needed.filter(name => planned.has(name)).join(' ')}`,
  );
  if (missing.length === 0) return;
  console.log(`  MISSING: ${missing.join(' ')}${planned.size === 0 ? `\n${output}` : ''}`);
  process.exitCode = 1;
}

async function lookAtAll(): Promise<void> {
  // an empty folder: what is installed here already would not be planned
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-platforms-'));
  try {
    for (const file of FILES) copyFileSync(inRoot(file), join(folder, file));
    for (const npm of NPMS) for (const machine of MACHINES) await look(npm, machine, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void lookAtAll();
