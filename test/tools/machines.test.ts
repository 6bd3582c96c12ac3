import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

/** What has to be the same on Windows, macOS and Linux. */

const ROOT = join(__dirname, '../..');
const MADE = ['node_modules', 'dist', '.git', '.parcel-cache', 'coverage', 'screens', 'reports', 'data'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.includes(entry.name) ? [] : filesIn(path);
    return entry.isFile() && entry.name !== '.git' ? [path] : [];
  });
}

test('no script sets a variable before its command: the shell of Windows knows no such thing', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(Object.entries(scripts).filter(([, script]) => /^\s*\w+=/.test(script))).toEqual([]);
});

test('git keeps the line ends of what is text, and leaves the rest as it is', () => {
  const [everything, ...kinds] = readFileSync(join(ROOT, '.gitattributes'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  expect(everything).toBe('* text=auto eol=lf');
  const binary = kinds.flatMap(line => /^\*(\.\w+) binary$/.exec(line)?.[1] ?? []);
  const wrong = filesIn(ROOT).filter(path => {
    const bytes = readFileSync(path);
    const isText = isUtf8(bytes) && !bytes.includes(0);
    return !isText ? !binary.includes(extname(path)) : bytes.includes('\r\n');
  });
  expect(wrong.map(path => relative(ROOT, path))).toEqual([]);
});
