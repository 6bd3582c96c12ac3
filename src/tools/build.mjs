import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { adviceForMachine } from './machine.mjs';
import { bin, inRoot } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { run } from './processes.mjs';
import { Trouble } from './trouble.mjs';

const SOURCES = [
  'src',
  'src/tools/parcel',
  'server.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.parcelrc',
];
const NOT_BUILT = join('src', 'tools');

const CLIENT = inRoot('dist', 'client');
const SERVER = inRoot('dist', 'server.js');
/** The digest of the sources that `dist` was built from. */
const STAMP = inRoot('dist', 'built-from');

/** @param {string} outfile */
export const serverBuild = outfile => [
  ...[bin('esbuild'), 'server.ts', '--bundle', '--platform=node', '--target=node20', '--format=cjs'],
  ...['--packages=external', '--sourcemap', '--log-level=warning', `--outfile=${outfile}`],
];

/** Builds the client and the server when a source has changed since the last time. */
export async function buildChanged() {
  if (isBuilt()) return;
  await alone('build', async () => {
    if (isBuilt()) return;
    console.log('Building the client and the server …');
    const began = Date.now();
    const sources = digest();
    rmSync(STAMP, { force: true });
    await Promise.all([buildClient(), buildServer()]);
    writeFileSync(STAMP, sources);
    console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  });
}

/** Built beside the old client and swapped in when complete, so that no file of an older build stays. */
async function buildClient() {
  const fresh = `${CLIENT}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const args = [
    'build',
    'src/ui/index.html',
    '--dist-dir',
    fresh,
    '--no-autoinstall',
    // With its cache Parcel 2.16 keeps an index.html whose import map knows no new bundle: lazy pages then fail.
    '--no-cache',
    '--log-level',
    'error',
  ];
  await node([bin('parcel'), ...args], 'client');
  await precompress(fresh);
  rmSync(CLIENT, { recursive: true, force: true });
  renameSync(fresh, CLIENT);
}

const buildServer = () => node(serverBuild(SERVER), 'server');

/**
 * @param {readonly string[]} args
 * @param {string} what
 */
async function node(args, what) {
  const { ok, output } = await run(process.execPath, args, {
    env: { NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  const advice = adviceForMachine(output) ?? 'mend what is shown above and run again.';
  if (!ok) throw new Trouble(`${output.trim()}\nThe ${what} does not build: ${advice}`);
}

const isBuilt = () =>
  existsSync(SERVER) && existsSync(CLIENT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest();

function digest() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the project
 * @returns {string[]}
 */
function filesIn(path) {
  if (path === NOT_BUILT) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .sort()
    .flatMap(name => filesIn(join(path, name)));
}
