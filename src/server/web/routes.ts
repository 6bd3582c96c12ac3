export type Route = 'api' | 'health' | 'metrics' | 'file' | 'page';

/** Endings of files begin with a letter: `/rules/R6.23` is a page. */
const FILE = /\.[a-z]\w*$/i;

/** `/matches/ID/record`: a file to be kept. */
const RECORD = /^\/matches\/[^/]+\/record$/;

/** What kind of thing an address stands for. */
export function routeOf(path: string): Route {
  if (/^\/(api|games)(\/|$)/.test(path) || RECORD.test(path)) return 'api';
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path === '/metrics') return 'metrics';
  return FILE.test(path) ? 'file' : 'page';
}
