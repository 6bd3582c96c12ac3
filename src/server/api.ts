import type { Context, Middleware } from 'koa';
import { PLAYER_COLOURS, type PlayerColour, type Seat, type Variant } from '../rules/model';
import { isBotKind } from '../table/bots';
import type { TableView } from '../table/online/wire';
import { Conflict } from './database/sql';
import type { SeatKind } from './doc';
import type { Allow } from './limits';
import type { Lobby } from './lobby';
import type { Match } from './store';
import { Problem } from './problem';
import { readSubscription, type Pushes } from './push';
import { mayBeRead } from './records';
import { mustBeAt } from './tables';
import { isId } from './tokens';
import { checkName } from './words';
import { Refusal, refusal } from './web/answers';
import { readJson } from './web/body';

/** What a browser asks of the lobby, over HTTP. The secret of a seat comes as a bearer token, never in an address. */

export interface ApiParts {
  readonly lobby: Lobby;
  readonly pushes: Pushes;
  readonly allow: Allow;
  readonly addressOf: (context: Context) => string;
  readonly view: (match: Match) => TableView;
  /** The record of a match that has begun, as the text of a file. */
  readonly record: (match: Match) => Promise<string>;
}

/** boardgame.io's router, as much of it as we use. */
export interface Router {
  use(path: string, middleware: Middleware): unknown;
  get(path: string, middleware: Middleware): unknown;
  post(path: string, middleware: Middleware): unknown;
  patch(path: string, middleware: Middleware): unknown;
  delete(path: string, middleware: Middleware): unknown;
}

type Body = Readonly<Record<string, unknown>>;

const SEATS = [0, 1, 2, 3];
const MINE_MOST = 50;

export function useApi(router: Router, { lobby, pushes, allow, addressOf, view, record }: ApiParts): void {
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
      return lobby.create(wanted(body), body['listed'] === true);
    }),
  );
  // several at once: the list of somebody's own tables
  router.post(
    '/api/mine',
    answer(async (_context, body) => {
      const ids = (Array.isArray(body['ids']) ? body['ids'] : []).slice(0, MINE_MOST).filter(isId);
      const found = await Promise.all(ids.map(id => lobby.find(id)));
      return { tables: found.flatMap(match => (match ? [view(match)] : [])) };
    }),
  );
  router.post(
    '/api/tables/:id/seats',
    answer(async (context, body) => {
      const seat = body['seat'] === undefined ? undefined : seatFrom(body['seat']);
      return lobby.join(idOf(context), checkName(body['name']), seat);
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
function changeSeat(lobby: Lobby, context: Context, body: Body): Promise<void> {
  const [id, seat, token] = [idOf(context), seatIn(context), tokenOf(context)];
  const { kind, standIn, ready, name, colour } = body;
  if (typeof ready === 'boolean') return lobby.ready(id, seat, token, ready);
  if (kind === 'person' || kind === 'random' || kind === 'greedy')
    return lobby.seatKind(id, seat, token, kind);
  if (standIn === null) return lobby.standIn(id, seat, token, undefined);
  if (standIn === 'random' || standIn === 'greedy') return lobby.standIn(id, seat, token, standIn);
  return lobby.dress(id, seat, token, {
    ...(name !== undefined && { name: checkName(name) }),
    ...(colour !== undefined && { colour: colourFrom(colour) }),
  });
}

function wanted(body: Body) {
  const kinds = Array.isArray(body['seats']) ? (body['seats'] as unknown[]) : [];
  if (kinds.length < 2 || kinds.length > SEATS.length) throw new Problem('badOptions', '2 to 4 seats');
  const variant = body['variant'];
  return {
    kinds: kinds.map(kindFrom),
    name: checkName(body['name']),
    colour: body['colour'] === undefined ? undefined : colourFrom(body['colour']),
    // read by the rules, which refuse what they don't know
    variant: (typeof variant === 'object' && variant !== null ? variant : {}) as Partial<Variant>,
  };
}

function kindFrom(kind: unknown): SeatKind {
  if (typeof kind === 'string' && (kind === 'person' || isBotKind(kind))) return kind;
  throw new Problem('badOptions', 'seats are person, cardinal, random or greedy');
}

function colourFrom(colour: unknown): PlayerColour {
  const found = PLAYER_COLOURS.find(each => each === colour);
  if (!found) throw new Problem('badOptions', `a colour is one of ${PLAYER_COLOURS.join(', ')}`);
  return found;
}

function seatFrom(seat: unknown): Seat {
  const found = SEATS.find(each => each === seat);
  if (found === undefined) throw new Problem('noSuchSeat');
  return found;
}

const paramsOf = (context: Context): Readonly<Record<string, string>> =>
  (context as Context & { params: Record<string, string> }).params;
const idOf = (context: Context): string => {
  const id = paramsOf(context)['id'];
  if (!isId(id)) throw new Problem('noSuchTable');
  return id;
};
const seatIn = (context: Context): Seat =>
  seatFrom(SEATS.find(each => String(each) === paramsOf(context)['seat']));

const bodyOf = (body: unknown): Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};

const tokenOf = (context: Context): string | undefined =>
  /^Bearer ([\w-]{1,100})$/.exec(context.get('Authorization'))?.[1];

const STATUS: Partial<Record<Problem['why'], number>> = {
  noSuchTable: 404,
  noSuchSeat: 404,
  notYours: 403,
  notHost: 403,
  badName: 400,
  badOptions: 400,
  badWords: 400,
};

/** The screen has its own words for each code; the sentence is for whoever reads the answer itself. */
const asRefusal = ({ why, message }: Problem): Refusal => new Refusal(STATUS[why] ?? 409, why, message);

/** boardgame.io's own lobby knows nothing of our seats and secrets: nobody comes in there. */
export const frameworkLobbyIsClosed: Middleware = (context, next) => {
  // boardgame.io's router reads capitals as small letters
  if (/^\/games(\/|$)/i.test(context.path)) throw refusal(404);
  return next();
};
