import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { alone } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { Trouble } from './trouble.mjs';

/** What was installed last: a digest of the lock file, kept beside the packages. */
const STAMP = inRoot('node_modules', '.tiletum');

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** Settings of a user or a machine (production, no scripts) don't matter; the lock file stays as it is. */
const NPM_ARGS = [
  ...['install', '--ignore-scripts', '--include=dev', '--include=optional', '--no-save'],
  ...[
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ],
];

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
  if (NO_NETWORK.test(output)) {
    return 'The packages could not be installed because the npm registry does not answer: check the network (or `npm config get registry`) and run the same command again.';
  }
  const error = output.split('\n').find(line => /^npm error (?!code)/.test(line));
  return `The packages could not be installed (${error?.slice(10) ?? 'npm gave no reason'}): run \`npm install\` to see more.`;
}
