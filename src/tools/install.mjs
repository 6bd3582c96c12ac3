import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { alone } from './lock.mjs';
import { adviceForMachine } from './machine.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { Trouble } from './trouble.mjs';

/** What was installed last: a digest of the lock file, kept beside the packages. */
const STAMP = inRoot('node_modules', '.tiletum');

/** Exactly what the lock file says, whatever a user or a machine has set (production, a dry run, an age of packages). */
const NPM_ARGS = [
  ...['ci', '--ignore-scripts', '--include=dev', '--include=optional'],
  ...['--no-dry-run', '--no-global', '--no-package-lock-only', '--no-before'],
  ...['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
];

/** Why npm fails, by its words, and what to do then. */
const ADVICE = /** @type {const} */ ([
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'the npm registry does not answer: check the network (or `npm config get registry`) and run the same command again.',
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json do not fit together: take both as they are in the repository, or run `npm install` if you have changed package.json yourself.',
  ],
  [/ENOSPC/, 'the disk is full: make room (`npm cache clean --force` helps) and run the same command again.'],
  [
    /EACCES|EPERM|EBUSY|EROFS/,
    'the folder node_modules can not be written: close what uses it, see that it is yours, and run the same command again.',
  ],
  [
    /EINTEGRITY/,
    'what came is not what package-lock.json expects: run `npm cache clean --force` and the same command again; if that does not help, a mirror between you and the registry is at fault.',
  ],
  [/spawn npm|not recognized/, 'there is no npm: install Node with its npm (https://nodejs.org).'],
]);

/** Installs the packages when there are none or when the lock file has changed since. */
export async function installMissing() {
  if (isInstalled()) return;
  await alone('install', async () => {
    if (isInstalled()) return;
    console.log('Installing packages … (about a minute the first time)');
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
    const { ok, output } = await run('npm', NPM_ARGS, { stdio: 'pipe' });
    clearInterval(progress);
    if (!ok) throw new Trouble(advice(output));
    writeFileSync(STAMP, digest());
    console.log(`Installed in ${seconds()} s.`);
  });
}

const digest = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest();

/** @param {string} output what npm said */
function advice(output) {
  const machine = adviceForMachine(output);
  if (machine) return machine;
  const known = ADVICE.find(([words]) => words.test(output))?.[1];
  if (known) return `The packages could not be installed because ${known}`;
  const error = output.split('\n').find(line => /^npm error (?!code)/.test(line));
  return `The packages could not be installed (${error?.slice(10) ?? 'npm gave no reason'}): run \`npm ci\` to see more.`;
}
