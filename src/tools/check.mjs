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
  console.log(`Checking ${Object.keys(CHECKS).join(', ')} …`);
  // side by side: each of them knows only one core
  const checked = await Promise.all(
    Object.entries(CHECKS).map(async ([name, args]) => {
      const { ok, output } = await run(process.execPath, args, { stdio: 'pipe' });
      if (!ok) console.log(output.trimEnd());
      console.log(`  ${name}: ${ok ? 'ok' : 'FAILED'}`);
      return ok;
    }),
  );
  const passed = checked.filter(ok => ok).length;
  const failed = checked.length - passed;
  console.log(`Checks: ${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
