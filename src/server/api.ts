import type { Context, Middleware } from 'koa';
import { isFreeBot } from '../table/bots';
import type { PublicTable } from '../table/online/wire';
import type { AllStatistics } from '../table/statistics';
import { Conflict } from './database/sql';
import type { Allow } from './limits';
import type { HouseLobby } from './lobby';
import type { Match } from './store';
import { Problem } from './problem';
import { readSubscription, type Pushes } from './push';
import { mayBeRead } from './records';
import { mustBeAt } from './tables';
import { AnswerRefusal, refusal } from './web/answers';
import { readJson } from './web/body';
import { bodyOf, colourFrom, idOf, idsIn, seatFrom, seatIn, tokenOf, wantedOf, type Body } from './wishes';
import { checkName } from './words';

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

/** boardgame.io's router, as much of it as we use. */
export interface Router {
  use(path: string, middleware: Middleware): unknown;
  get(path: string, middleware: Middleware): unknown;
  post(path: string, middleware: Middleware): unknown;
  patch(path: string, middleware: Middleware): unknown;
  delete(path: string, middleware: Middleware): unknown;
}

export function useApi(router: Router, parts: ApiParts): void {
  const { lobby, pushes, allow, addressOf, view, record, statistics } = parts;
  const answer =
    (run: (context: Context, body: Body) => Promise<unknown>): Middleware =>
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

  router.get(
    '/api/tables',
    answer(async () => ({ tables: (await lobby.listed()).map(view) })),
  );
  router.get(
    '/api/tables/:id',
    answer(async context => view(await lobby.match(idOf(context)))),
  );
  router.post(
    '/api/tables',
    answer(async (context, body) => {
      if (!(await allow('tables', addressOf(context)))) throw refusal(429);
      return lobby.create(wantedOf(body), body['listed'] === true);
    }),
  );
  // several at once: the list of somebody's own tables
  router.post(
    '/api/mine',
    answer(async (_context, body) => {
      const found = await Promise.all(idsIn(body).map(id => lobby.find(id)));
      return { tables: found.flatMap(match => (match ? [view(match)] : [])) };
    }),
  );
  router.post(
    '/api/tables/:id/seats',
    answer(async (context, body) => {
      const [id, who] = [idOf(context), addressOf(context)];
      if (!(await allow('seats', who)) || !(await allow('seatsAtTable', `${who} ${id}`))) throw refusal(429);
      const seat = body['seat'] === undefined ? undefined : seatFrom(body['seat']);
      return lobby.join(id, checkName(body['name']), seat);
    }),
  );
  router.delete(
    '/api/tables/:id/seats/:seat',
    answer(async context => lobby.leave(idOf(context), seatIn(context), tokenOf(context))),
  );
  router.patch(
    '/api/tables/:id/seats/:seat',
    answer(async (context, body) => changeSeat(lobby, context, body)),
  );
  router.patch(
    '/api/tables/:id',
    answer(async (context, body) => lobby.readings(idOf(context), tokenOf(context), body['readings'])),
  );
  router.post(
    '/api/tables/:id/start',
    answer(async context => lobby.start(idOf(context), tokenOf(context))),
  );
  router.post(
    '/api/tables/:id/rematch',
    answer(async context => ({ id: await lobby.rematch(idOf(context), tokenOf(context)) })),
  );
  router.get(
    '/api/push',
    answer(() => Promise.resolve({ key: pushes.publicKey })),
  );
  router.post(
    '/api/tables/:id/seats/:seat/push',
    answer(async (context, body) => {
      const match = await lobby.match(idOf(context));
      mustBeAt(match.doc, seatIn(context), tokenOf(context));
      await pushes.keep(match.id, seatIn(context), readSubscription(body));
    }),
  );
  router.delete(
    '/api/tables/:id/seats/:seat/push',
    answer(async (context, body) => {
      const match = await lobby.match(idOf(context));
      mustBeAt(match.doc, seatIn(context), tokenOf(context));
      await pushes.forget(match.id, seatIn(context), String(body['endpoint']));
    }),
  );
  router.get('/api/statistics', answer(statistics));
  router.get(
    '/matches/:id/record',
    answer(async context => {
      const match = await lobby.match(idOf(context));
      mayBeRead(match, tokenOf(context));
      context.set('Content-Disposition', `attachment; filename="tiletum-${match.id}.json"`);
      context.type = 'json';
      return record(match);
    }),
  );
}

/** One of: `kind` (a bot or a free seat), `standIn` (a bot for somebody who is gone), `ready`, name and colour. */
function changeSeat(lobby: HouseLobby, context: Context, body: Body): Promise<void> {
  const [id, seat, token] = [idOf(context), seatIn(context), tokenOf(context)];
  const { kind, standIn, ready, name, colour } = body;
  if (typeof ready === 'boolean') return lobby.ready(id, seat, token, ready);
  if (kind === 'person' || isFreeBot(kind)) return lobby.seatKind(id, seat, token, kind);
  if (standIn === null) return lobby.standIn(id, seat, token, undefined);
  if (isFreeBot(standIn)) return lobby.standIn(id, seat, token, standIn);
  return lobby.dress(id, seat, token, {
    ...(name !== undefined && { name: checkName(name) }),
    ...(colour !== undefined && { colour: colourFrom(colour) }),
  });
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
