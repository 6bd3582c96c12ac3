import { existsSync } from 'node:fs';
import { buildChanged } from './build.mjs';
import { chromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { bin } from './paths.mjs';
import { run } from './processes.mjs';
import { command } from './trouble.mjs';

const args = process.argv.slice(2);

// Naming test files or folders outside test/browser spares the browser and the build.
const paths = args.filter(arg => existsSync(arg));
const needsBrowser = paths.length === 0 || paths.some(path => /browser|^(\.\/)?test\/?$/.test(path));

await command(async () => {
  await installMissing();
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  if (needsBrowser) {
    env['CHROMIUM_PATH'] = await chromium();
    await buildChanged();
  }
  console.log('Running the tests …');
  const { ok } = await run(process.execPath, [bin('jest'), ...args], { env });
  if (!ok) process.exitCode = 1;
});
