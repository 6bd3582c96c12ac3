import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build, type Plugin } from 'esbuild';
import type { Language } from '../../../src/ui/text';
import { goldenText } from '../../games/golden';
import { SWIFT } from '../game';
import type { Shown } from './page';

/** Opens the page that shows every decision, and reads golden games there. */

const ADDRESS = 'http://positions.test/';
const LOADED = { '.woff2': 'dataurl', '.woff': 'dataurl', '.svg': 'dataurl' } as const;

/** Parcel says so where a style sheet is of a package; where capitals count, `shortcuts` is not `Shortcuts`. */
const AS_PARCEL: Plugin = {
  name: 'as Parcel',
  setup(parcel) {
    parcel.onResolve({ filter: /^npm:/ }, ({ path, kind, resolveDir }) =>
      parcel.resolve(path.replace('npm:', ''), { kind, resolveDir }),
    );
    parcel.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const wanted = join(resolveDir, path);
      const here = readdirSync(dirname(wanted));
      const ending = ['.ts', '.tsx'].find(each => here.includes(basename(wanted) + each));
      return ending ? { path: wanted + ending } : undefined;
    });
  },
};

interface Bundle {
  script: string;
  style: string;
}

let bundled: Promise<Bundle> | undefined;

async function bundle(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.tsx')],
    bundle: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    loader: LOADED,
    plugins: [AS_PARCEL],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

export async function openPositions(browser: Browser, context: BrowserContextOptions): Promise<Page> {
  const { script, style } = await (bundled ??= bundle());
  const page = await (await browser.newContext(context)).newPage();
  const bodies: Record<string, [type: string, body: string]> = {
    '/page.js': ['text/javascript', script],
    '/page.css': ['text/css', style],
    '/': [
      'text/html',
      '<!doctype html><html class="tiletum"><link rel="stylesheet" href="page.css"><body><script src="page.js"></script>',
    ],
  };
  await page.route(`${ADDRESS}**`, route => {
    const [contentType = '', body = ''] = bodies[new URL(route.request().url()).pathname] ?? [];
    return route.fulfill({ contentType: `${contentType}; charset=utf-8`, body });
  });
  await page.addInitScript(
    settings => localStorage.setItem('tiletum.settings', settings),
    JSON.stringify(SWIFT),
  );
  await page.goto(ADDRESS);
  return page;
}

/** How many decisions are read before the page is asked again. */
const AT_ONCE = 25;

/** Begins a golden game on the page; gives the places in it that are wanted. */
async function begin(
  page: Page,
  game: string,
  language: Language,
  wanted: (at: number) => boolean,
): Promise<number[]> {
  const moves = await page.evaluate(([text, spoken]) => window.positions.open(text, spoken), [
    goldenText(game),
    language,
  ] as const);
  return Array.from({ length: moves }, (_, at) => at).filter(wanted);
}

/** Goes through the decisions that are wanted, and stops at each with its table on the page. */
export async function visitDecisions(
  page: Page,
  game: string,
  wanted: (at: number) => boolean,
  visit: (at: number) => Promise<void>,
): Promise<void> {
  for (const at of await begin(page, game, 'en', wanted))
    if (await page.evaluate(async place => (await window.positions.look(place)) !== undefined, at))
      await visit(at);
}

/** Every decision of a golden game that is wanted, as the screen shows it. */
export async function decisionsOf(
  page: Page,
  game: string,
  language: Language,
  wanted: (at: number) => boolean,
): Promise<Shown[]> {
  const moves = await page.evaluate(([text, spoken]) => window.positions.open(text, spoken), [
    goldenText(game),
    language,
  ] as const);
  const places = Array.from({ length: moves }, (_, at) => at).filter(wanted);
  const shown: Shown[] = [];
  for (let first = 0; first < places.length; first += AT_ONCE) {
    const read = await page.evaluate(
      async some => {
        const found: Shown[] = [];
        for (const at of some) found.push(...[(await window.positions.look(at)) ?? []].flat());
        return found;
      },
      places.slice(first, first + AT_ONCE),
    );
    shown.push(...read);
  }
  return shown;
}
