import type { Context, Middleware } from 'koa';
import type { Fields } from '../given';
import type { PublicTable } from '../table/online/wire';
import type { AllStatistics } from '../table/statistics';
import { pushRequests } from './apiPush';
import { seatRequests } from './apiSeats';
import { tableRequests } from './apiTables';
import { Conflict } from './database/sql';
import type { Allow } from './limits';
import type { HouseLobby } from './lobby';
import type { Match } from './store';
import { Problem } from './problem';
import type { Pushes } from './push';
import { AnswerRefusal, refusal } from './web/answers';
import { readJson } from './web/body';
import { bodyOf } from './wishes';

/** What a browser asks of the lobby, over HTTP. The secret of a seat comes as a bearer token, never in an address. */

export interface ApiParts {
  readonly lobby: HouseLobby;
  readonly pushes: Pushes;
  readonly allow: Allow;
  readonly addressOf: (context: Context) => string;
  readonly view: (match: Match) => PublicTable;
  /** The record of a match that has begun, as the text of a file. */
  readonly record: (match: Match) => Promise<string>;
  /** The numbers of all finished matches together. */
  readonly statistics: () => Promise<AllStatistics>;
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** boardgame.io's router, as much of it as we use. */
export type Router = Readonly<Record<Method, (path: string, middleware: Middleware) => unknown>>;

type Answering = (context: Context, body: Fields) => Promise<unknown>;

/** What can be asked, by path and method. */
export type Requests = Readonly<Record<string, Partial<Record<Method, Answering>>>>;

export function useApi(router: Router, parts: ApiParts): void {
  const { allow, addressOf } = parts;
  const answer =
    (run: Answering): Middleware =>
    async context => {
      if (!(await allow('requests', addressOf(context)))) throw refusal(429);
      const body = context.method === 'GET' ? {} : bodyOf(await readJson(context));
      try {
        context.body = (await run(context, body)) ?? {};
      } catch (error) {
        if (error instanceof Conflict) throw refusal(409);
        throw error instanceof Problem ? asRefusal(error) : error;
      }
    };

  const requests: Requests = {
    ...tableRequests(parts),
    ...seatRequests(parts),
    ...pushRequests(parts),
    '/api/statistics': { get: parts.statistics },
  };
  for (const [path, methods] of Object.entries(requests))
    for (const method of METHODS) {
      const run = methods[method];
      if (run) router[method](path, answer(run));
    }
}

const STATUS: Partial<Record<Problem['why'], number>> = {
  noSuchTable: 404,
  noSuchSeat: 404,
  notYours: 403,
  notHost: 403,
  badName: 400,
  badOptions: 400,
  badWords: 400,
  damaged: 500,
  databaseAway: 503,
  diskFull: 503,
};

const asRefusal = ({ why, message }: Problem): AnswerRefusal =>
  new AnswerRefusal(STATUS[why] ?? 409, why, message);

/** boardgame.io's own lobby knows nothing of our seats and secrets: nobody comes in there. */
export const frameworkLobbyIsClosed: Middleware = (context, next) => {
  // boardgame.io's router reads capitals as small letters
  if (/^\/games(\/|$)/i.test(context.path)) throw refusal(404);
  return next();
};
