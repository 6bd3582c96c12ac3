import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Middleware } from 'koa';
import serve from 'koa-static';
import { isFields, isListOf, isText, parseJson } from '../../given';
import { refusal } from './answers';
import { contentPolicy } from './headers';
import { routeOf } from './routes';

/** Parcel names files by their content: `Final.4aa2e67a.js`, also `Final.4aa2e67a.js.map`; squeezed they end in `.br`. */
const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?(\.br|\.gz)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** While developing, the name of a file stays when its content changes. */
function cachingOf(file: string): string {
  const isLasting = HASHED.test(basename(file)) && process.env['NODE_ENV'] !== 'development';
  return isLasting ? FOREVER : ASK_AGAIN;
}

/** The files of the built client, as they were squeezed when it was built: at a request nothing is left to be done. */
export function files(folder: string): Middleware {
  const send = serve(folder, {
    index: false,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cachingOf(path)),
  });
  return async (context, next) => {
    const isFile = routeOf(context.path) === 'file' && context.path !== '/index.html';
    if (isFile) context.compress = false;
    await (isFile ? send(context, next) : next());
  };
}

/** Addresses that only the client knows are all answered with its one page. */
export function clientPages(folder: string): Middleware {
  return async (context, next) => {
    const { method, path } = context;
    if (routeOf(path) !== 'page' && path !== '/index.html') {
      await next();
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') throw refusal(405);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    context.set({ 'Cache-Control': ASK_AGAIN, 'Content-Security-Policy': contentPolicy(html) });
    const links = await linksAt(folder, path);
    if (links !== '') context.set('Link', links);
    context.type = 'html';
    context.body = html;
  };
}

const isFileList = isListOf(isText);
/** How a browser is told to fetch a file ahead. */
const AHEAD: Readonly<Record<string, string>> = { '.js': 'modulepreload', '.css': 'preload; as=style' };

/** What the page of an address will ask for, as it was written down when the client was built: it comes with the page. */
async function linksAt(folder: string, path: string): Promise<string> {
  const pages = parseJson(await readFile(join(folder, 'pages.json'), 'utf8').catch(() => undefined));
  if (!isFields(pages)) return '';
  const isAt = (start: string): boolean => (start === '/' ? path === start : path.startsWith(start));
  const [, files] = Object.entries(pages).find(([start]) => isAt(start)) ?? [];
  if (!isFileList(files)) return '';
  return files.map(file => `<${file}>; rel=${AHEAD[extname(file)] ?? 'prefetch'}`).join(', ');
}
