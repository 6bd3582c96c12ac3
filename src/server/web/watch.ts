import type { Middleware } from 'koa';
import { askerAddress } from '../address';
import type { Log } from '../logs';
import type { Metrics } from '../metrics';
import { routeOf } from './routes';

const LONGEST = 200;

/** Counts every answer, and writes down those that tell something: calls and pages, and whatever failed. */
export function watch(log: Log, { requests }: Metrics, proxies: number): Middleware {
  return async (context, next) => {
    const began = performance.now();
    await next();
    const { method, path, status, req } = context;
    const route = routeOf(path);
    requests.inc({ route, status });
    if (route !== 'api' && route !== 'page' && status < 500) return;
    const ms = Math.round(performance.now() - began);
    log.info(
      { method, path: path.slice(0, LONGEST), status, ms, address: askerAddress(req, proxies) },
      'Request',
    );
  };
}
