import { installMissing } from './install.mjs';
import { bin, inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { Trouble, command } from './trouble.mjs';

// `node src/tools/run.mjs sim …`: runs a tool written in TypeScript, on a fresh clone too.

/** What measures the game measures it as it is served. */
const MEASURING = ['bench', 'load/index'];

const [tool, ...args] = process.argv.slice(2);

await command(async () => {
  if (!tool) throw new Trouble('Which tool? `npm run` lists them.');
  await installMissing();
  const file = inRoot('src', 'tools', `${tool}.ts`);
  const env = MEASURING.includes(tool) ? { NODE_ENV: 'production' } : {};
  const { ok } = await run(process.execPath, [bin('tsx'), file, ...args], { env });
  if (!ok) process.exitCode = 1;
});
