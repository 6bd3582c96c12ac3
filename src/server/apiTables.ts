import type { ApiParts, Requests } from './api';
import { mayBeRead } from './records';
import { refusal } from './web/answers';
import { idOf, idsIn, tokenOf, wantedOf } from './wishes';

/** What can be asked of the tables of the house. */
export const tableRequests = ({ lobby, allow, addressOf, view, record }: ApiParts): Requests => ({
  '/api/tables': {
    get: async () => ({ tables: (await lobby.listed()).map(view) }),
    post: async (context, body) => {
      if (!(await allow('tables', addressOf(context)))) throw refusal(429);
      return lobby.create(wantedOf(body), body['listed'] === true);
    },
  },
  // several at once: the list of somebody's own tables
  '/api/mine': {
    post: async (_context, body) => {
      const found = await Promise.all(idsIn(body).map(id => lobby.find(id)));
      return { tables: found.flatMap(match => (match ? [view(match)] : [])) };
    },
  },
  '/api/tables/:id': {
    get: async context => view(await lobby.match(idOf(context))),
    patch: async (context, body) => lobby.readings(idOf(context), tokenOf(context), body['readings']),
  },
  '/api/tables/:id/start': { post: async context => lobby.start(idOf(context), tokenOf(context)) },
  '/api/tables/:id/rematch': {
    post: async context => ({ id: await lobby.rematch(idOf(context), tokenOf(context)) }),
  },
  '/matches/:id/record': {
    get: async context => {
      const match = await lobby.match(idOf(context));
      mayBeRead(match, tokenOf(context));
      context.set('Content-Disposition', `attachment; filename="tiletum-${match.id}.json"`);
      context.type = 'json';
      return record(match);
    },
  },
});
