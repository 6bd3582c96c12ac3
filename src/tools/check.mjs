import { installMissing } from './install.mjs';
import { bin } from './paths.mjs';
import { run } from './processes.mjs';
import { command } from './trouble.mjs';

const CHECKS = {
  types: [bin('typescript'), '--noEmit', '--pretty'],
  lint: [bin('eslint'), '.', '--max-warnings=0'],
  formatting: [bin('prettier'), '--check', '--log-level=warn', '.'],
  architecture: [bin('jest'), 'test/architecture', '--silent'],
};

await command(async () => {
  await installMissing();
  let passed = 0;
  let failed = 0;
  for (const [name, args] of Object.entries(CHECKS)) {
    console.log(`Checking ${name} …`);
    const { ok, output } = await run(process.execPath, args, { stdio: 'pipe' });
    if (!ok) console.log(output.trimEnd());
    console.log(`  ${name}: ${ok ? 'ok' : 'FAILED'}`);
    if (ok) passed++;
    else failed++;
  }
  console.log(`Checks: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
