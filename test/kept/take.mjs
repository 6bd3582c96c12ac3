import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { run } from '../../src/tools/processes.mjs';
import { Trouble, command } from '../../src/tools/trouble.mjs';

// `npm run kept:take -- <checkout> <name>`: takes kept data out of a checkout of any commit (with its packages), into
// test/kept/<name>. The tool is the one here; all that it imports from outside this folder comes from the checkout.

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '..', '..');

const [checkout, name] = process.argv.slice(2);

await command(async () => {
  if (checkout === undefined || name === undefined)
    throw new Trouble('npm run kept:take -- <checkout> <name>');
  const from = resolve(checkout);
  if (!existsSync(join(from, 'node_modules')))
    throw new Trouble(`${from} has no packages: install them first.`);
  /** @type {unknown} */
  const there = await import(pathToFileURL(join(from, 'src', 'tools', 'build.mjs')).href);
  await /** @type {typeof import('../../src/tools/build.mjs')} */ (there).buildChanged();
  const outfile = join(from, 'dist', 'take.js');
  await build({
    ...{ entryPoints: [join(HERE, 'take', 'index.ts')], outfile, bundle: true, logLevel: 'error' },
    ...{ platform: 'node', target: 'node20', format: 'cjs', packages: 'external' },
    plugins: [{ name: 'checkout', setup: bundle => bundle.onResolve({ filter: /^\./ }, fromThere(from)) }],
  });
  const into = join(HERE, name);
  mkdirSync(into, { recursive: true });
  const { ok } = await run(process.execPath, [outfile, from, into, name]);
  if (!ok) process.exitCode = 1;
});

/**
 * @param {string} from
 * @returns {(asked: import('esbuild').OnResolveArgs) => { path: string } | undefined}
 */
function fromThere(from) {
  return ({ path, resolveDir }) => {
    const wanted = resolve(resolveDir, path);
    if (!wanted.startsWith(ROOT) || wanted.startsWith(HERE)) return undefined;
    const there = join(from, wanted.slice(ROOT.length));
    const found = [`${there}.ts`, `${there}.tsx`, join(there, 'index.ts'), there].find(existsSync);
    if (found === undefined) throw new Error(`${there} is not there`);
    return { path: found };
  };
}
