import { timingSafeEqual, createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import { isLocal } from '../address';
import type { Metrics } from '../metrics';
import { Problem } from '../problem';
import { AnswerRefusal, refusal } from './answers';
import { routeOf } from './routes';

/** Resolves when the house can seat guests: its database takes and gives, and it isn't closing. Else it says why. */
export type Readiness = () => Promise<void>;

/** `/healthz`: the process lives. `/readyz`: send people here. */
export function health(isReady: Readiness): Middleware {
  return async (context, next) => {
    if (routeOf(context.path) !== 'health') {
      await next();
      return;
    }
    context.set('Cache-Control', 'no-store');
    if (context.path === '/readyz') await isReady().catch(notReady);
    context.body = { status: 'ok' };
  };
}

function notReady(why: unknown): never {
  throw why instanceof Problem ? new AnswerRefusal(503, why.why, why.message) : refusal(503);
}

/** `/metrics`, for this machine and for whoever has the token; for all others there is no such page. */
export function metricsPage(
  { registry }: Metrics,
  token: string | undefined,
  measure: () => Promise<void>,
): Middleware {
  return async (context, next) => {
    if (routeOf(context.path) !== 'metrics') {
      await next();
      return;
    }
    const sent = /^Bearer (.+)$/.exec(context.get('authorization'))?.[1];
    const hasToken = token !== undefined && sent !== undefined && isSame(sent, token);
    if (!hasToken && !isLocal(context.req)) throw refusal(404);
    context.set({ 'Cache-Control': 'no-store', 'Content-Type': registry.contentType });
    // while the database is away its numbers stay as they were
    await measure().catch(() => undefined);
    context.body = await registry.metrics();
  };
}

/** Compared in a time that tells nothing. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
