import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { families, MACHINES, missingIn, nativeFor, runsOn, type Lock } from '../../src/tools/lockFile';

const read = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8');

interface Package {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly overrides: Record<string, string>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Lock };
const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Package;

test('whatever a package asks for has its entry in the lock file, wanted or optional', () => {
  expect(missingIn(packages)).toEqual([]);
});

test('an entry that is gone, or has another version than the one asked for, is noticed', () => {
  const part = 'node_modules/@swc/core-darwin-arm64';
  const { [part]: swc, ...without } = packages;
  expect(missingIn(without)).toEqual([
    `@swc/core-darwin-arm64@${swc?.version}, which node_modules/@swc/core asks for`,
  ]);
  expect(missingIn({ ...packages, [part]: { ...swc, version: '1.0.0' } })).toHaveLength(1);
});

test.each(MACHINES)('$os $cpu finds a part of every package that is made for each machine', machine => {
  const parts = families(packages);
  expect([...parts.keys()]).toEqual(
    expect.arrayContaining(['@swc/core', 'esbuild', 'libsql', 'lmdb', 'msgpackr-extract', 'unrs-resolver']),
  );
  const without = [...parts].filter(([, all]) => !all.some(([, part]) => runsOn(part, machine)));
  expect(without.map(([name]) => name)).toEqual([]);
  expect(nativeFor(packages, machine).length).toBeGreaterThanOrEqual(parts.size);
});

test('docs/DEPENDENCIES.md gives a reason for every package that package.json asks for or overrides', () => {
  const rows = read('docs/DEPENDENCIES.md')
    .split('\n')
    .filter(line => /^\| .+ \| .+ \|$/.test(line))
    .map(line => line.split('|')[1] ?? '');
  const isNamed = (name: string): boolean =>
    rows.some(row => row.includes(name.replace(/^@(types|fontsource)\//, '')));
  const asked = Object.keys({ ...dependencies, ...devDependencies, ...overrides });
  expect(asked.filter(name => !isNamed(name))).toEqual([]);
  const overridden = rows.slice(rows.findIndex(row => row.trim() === 'Override'));
  expect(Object.keys(overrides).filter(name => !overridden.some(row => row.includes(name)))).toEqual([]);
});
