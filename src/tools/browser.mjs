import { buildChanged } from './build.mjs';
import { chromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { bin, inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { command } from './trouble.mjs';

// `node src/tools/browser.mjs screens|pictures|speed`: runs a script of test/browser with the built game and a Chromium.

const [script = 'screens', ...args] = process.argv.slice(2);

await command(async () => {
  await installMissing();
  const env = { CHROMIUM_PATH: await chromium() };
  await buildChanged();
  const { ok } = await run(
    process.execPath,
    [bin('tsx'), inRoot('test', 'browser', `${script}.ts`), ...args],
    {
      env,
    },
  );
  if (!ok) process.exitCode = 1;
});
