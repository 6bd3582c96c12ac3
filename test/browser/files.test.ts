import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from './browser';

/** The built client as its server hands it out. */

const CLIENT = join(__dirname, '../../dist/client');
const scripts = readdirSync(CLIENT).filter(name => /\.(js|css)$/.test(name));
const largest = (names: readonly string[]): string =>
  names.reduce((one, other) =>
    readFileSync(join(CLIENT, one)).length < readFileSync(join(CLIENT, other)).length ? other : one,
  );

test('every script and sheet lies there squeezed, and is what it was', () => {
  const whole = scripts.map(name => [name, readFileSync(join(CLIENT, name))] as const);
  for (const [name, text] of whole.filter(([, { length }]) => length >= 1024)) {
    expect(brotliDecompressSync(readFileSync(join(CLIENT, `${name}.br`))).equals(text)).toBe(true);
    expect(gunzipSync(readFileSync(join(CLIENT, `${name}.gz`))).equals(text)).toBe(true);
  }
  expect(whole.length).toBeGreaterThan(5);
});

test('the server sends what was squeezed', async () => {
  const server = await startServer();
  try {
    const name = largest(scripts);
    const answer = await fetch(`${server.url}/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect(await answer.text()).toBe(readFileSync(join(CLIENT, name), 'utf8'));
    expect(answer.headers.get('content-encoding')).toBe('br');
    const { length } = readFileSync(join(CLIENT, `${name}.br`));
    expect(answer.headers.get('content-length')).toBe(String(length));
  } finally {
    await server.stop();
  }
});

/** What was put into a script, by its map. */
function sourcesOf(script: string): string[] {
  const { sources } = JSON.parse(readFileSync(join(CLIENT, `${script}.map`), 'utf8')) as {
    sources: string[];
  };
  return sources;
}

test('what a page loads at once holds no file of the rules, and no list of content', () => {
  const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const scriptsOfAll = [...page.matchAll(/<script [^>]*src=\/?([\w.]+\.js)/g)].flatMap(
    ([, name = '']) => name,
  );
  expect(scriptsOfAll.length).toBeGreaterThan(0);
  const named = JSON.parse(readFileSync(join(CLIENT, 'pages.json'), 'utf8')) as Record<string, string[]>;
  const ofHome = (named['/'] ?? []).filter(name => name.endsWith('.js')).map(name => name.replace('/', ''));
  const atOnce = [...scriptsOfAll, ...ofHome];
  const sources = atOnce.flatMap(sourcesOf);
  expect(sources).toContain('src/ui/home/Home.tsx');
  expect(sources.filter(path => path.startsWith('src/rules/'))).toEqual([]);
  expect(sources).not.toContain('src/content/index.ts');
});

test('a script that plays holds them: the maps tell', () => {
  const all = scripts.filter(name => name.endsWith('.js') && existsSync(join(CLIENT, `${name}.map`)));
  expect(all.flatMap(sourcesOf)).toEqual(
    expect.arrayContaining(['src/rules/moves.ts', 'src/content/index.ts']),
  );
});
