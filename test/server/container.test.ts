import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { bundleServer } from './process';

const read = (file: string): string => readFileSync(join(__dirname, '../..', file), 'utf8');

test('all that the server needs is there without the tools of development', () => {
  const bundle = readFileSync(bundleServer('test-container'), 'utf8');
  const asked = [...bundle.matchAll(/\brequire\("([^".][^"]*)"\)/g)].map(([, name = '']) => name);
  const packages = asked.filter(name => !name.startsWith('node:') && !builtinModules.includes(name));
  const names = packages.map(name => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(names).toContain('boardgame.io');
  expect(names.filter(name => name === undefined || !(name in dependencies))).toEqual([]);
});

test('the container is built from what the build asks for, and nothing else gets in', () => {
  const list = /SOURCES = \[([^\]]*)\]/.exec(read('src/tools/build.mjs'))?.[1] ?? '';
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, source]) => source ?? '');
  expect(sources).toContain('src');
  const [build = ''] = read('Dockerfile')
    .split(/^FROM .*$/m)
    .slice(1);
  const copied = [...build.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  const [hidden, ...shown] = read('.dockerignore').trim().split('\n').slice(1);
  const isCopied = (source: string): boolean =>
    copied.some(file => source === file || source.startsWith(`${file}/`));
  expect(sources.filter(source => !isCopied(source))).toEqual([]);
  expect(hidden).toBe('*');
  expect(shown.sort()).toEqual(copied.map(file => `!${file}`).sort());
});
