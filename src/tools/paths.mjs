import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a command is called from. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {readonly string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * A program of a package, to be run with `process.execPath`.
 * @param {'jest' | 'parcel' | 'prettier' | 'esbuild' | 'eslint' | 'tsx' | 'typescript'} name
 */
export function bin(name) {
  const file = {
    esbuild: 'bin/esbuild',
    eslint: 'bin/eslint.js',
    jest: 'bin/jest.js',
    parcel: 'lib/bin.js',
    prettier: 'bin/prettier.cjs',
    tsx: 'dist/cli.mjs',
    typescript: 'bin/tsc',
  }[name];
  return inRoot('node_modules', name, file);
}
