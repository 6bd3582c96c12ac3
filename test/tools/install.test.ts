import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startScript, wordsOf, type Said } from './tool';

/** A clone whose npm only says what a test wants it to say. */

const ROOT = join(__dirname, '../..');
let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'tiletum-clone-'));
  mkdirSync(join(clone, 'bin'));
  cpSync(join(ROOT, 'src/tools'), join(clone, 'src/tools'), { recursive: true });
  cpSync(join(ROOT, 'package-lock.json'), join(clone, 'package-lock.json'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function npmThat(script: string): void {
  writeFileSync(join(clone, 'bin/npm'), `#!${process.execPath}\n${script}`, { mode: 0o755 });
}

function install(path = [join(clone, 'bin'), process.env['PATH']].join(delimiter)): Promise<Said> {
  const href = (file: string): string => JSON.stringify(pathToFileURL(join(clone, 'src/tools', file)).href);
  const script = `import { installMissing } from ${href('install.mjs')};
    import { command } from ${href('trouble.mjs')};
    await command(installMissing);`;
  return wordsOf(startScript(script, { PATH: path }));
}

const failing = (words: string): string => `console.error(${JSON.stringify(words)}); process.exit(1);`;

test('a first run takes exactly what the lock file says, whatever a user has set, and only once', async () => {
  npmThat(`require('node:fs').appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n');
    require('node:fs').mkdirSync('node_modules', { recursive: true });`);
  expect((await install()).code).toBe(0);
  expect(await install()).toEqual({ code: 0, words: '' });
  const [asked = '', ...more] = readFileSync(join(clone, 'asked'), 'utf8').trim().split('\n');
  expect(more).toEqual([]);
  expect(asked).toMatch(/^ci /);
  const settings = [
    'ignore-scripts',
    'include=dev',
    'include=optional',
    'no-dry-run',
    'no-global',
    'no-before',
  ];
  expect(asked.split(' ')).toEqual(expect.arrayContaining(settings.map(setting => `--${setting}`)));
});

test('another lock file is installed anew', async () => {
  npmThat("require('node:fs').mkdirSync('node_modules', { recursive: true });");
  await install();
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  expect((await install()).words).toContain('Installing packages');
});

test.each([
  ['npm error code ENOTFOUND', 'check the network'],
  [
    'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when …',
    'do not fit together',
  ],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EACCES', 'node_modules can not be written'],
  ['npm error code EINTEGRITY', 'npm cache clean --force'],
  ['npm error code EBADPLATFORM', 'no build for this machine'],
  ['npm error code E404\nnpm error 404 Not Found', '(404 Not Found): run `npm ci` to see more'],
  ['', '(npm gave no reason): run `npm ci` to see more'],
])('when npm fails with %j, one sentence says what to do', async (words, advice) => {
  npmThat(failing(words));
  const { code, words: said } = await install();
  expect(code).toBe(1);
  const [, sentence, ...more] = said.trim().split('\n');
  expect(sentence).toContain(advice);
  expect(more).toEqual([]);
});

test('without an npm the sentence says where to get one', async () => {
  const { code, words } = await install(join(clone, 'bin'));
  expect(code).toBe(1);
  expect(words).toContain('there is no npm: install Node');
});
