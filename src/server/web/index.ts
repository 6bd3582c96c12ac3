import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { Config } from '../config';
import type { Log } from '../logs';
import type { Metrics } from '../metrics';
import { isWelcome } from '../origins';
import { answers, refusal } from './answers';
import { shortBodies } from './body';
import { files, clientPages } from './client';
import { securityHeaders } from './headers';
import { health, metricsPage, type Readiness } from './health';
import { watch } from './watch';

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly isReady: Readiness;
  /** Brings the numbers up to date before they are read. */
  readonly measure: () => Promise<void>;
  /** The folder of the built client. */
  readonly client: string;
}

/** Koa's, whatever its context. */
interface App {
  use(middleware: Middleware): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
}

/** All that surrounds the calls of the game: they are added behind, and meet only requests that are fit to be met. */
export function useWeb(app: App, { config, log, metrics, isReady, measure, client }: Parts): void {
  const all: Middleware[] = [
    onlyPaths,
    watch(log, metrics, config.proxies),
    securityHeaders(config),
    compress(),
    answers(log),
    health(isReady),
    metricsPage(metrics, config.metricsToken, measure),
    onlyWelcome(config),
    shortBodies,
    files(client),
    clientPages(client),
    noStore,
  ];
  for (const middleware of all) app.use(middleware);
  // A reader who left before the end is no trouble.
  app.on('error', error => log.debug({ err: error }, 'An answer did not arrive'));
}

/** Addresses in a proxy's form (`GET http://…`) are none of ours, and whoever reads their path may throw. */
const onlyPaths: Middleware = (context, next) => {
  if (context.req.url?.startsWith('/')) return next();
  const { status, code, message } = refusal(400);
  Object.assign(context, { status, body: { error: code, message } });
  return Promise.resolve();
};

/** A foreign page may look, as everybody may, but not change anything. */
function onlyWelcome(config: Config): Middleware {
  return (context, next) => {
    const isLooking = context.method === 'GET' || context.method === 'HEAD';
    if (!isLooking && !isWelcome(context.headers, config)) throw refusal(403);
    return next();
  };
}

/** What the calls answer is true for a moment, and for one person. */
const noStore: Middleware = (context, next) => {
  context.set('Cache-Control', 'no-store');
  return next();
};
