import type { Context } from 'koa';
import type { ApiParts, Requests } from './api';
import { readSubscription } from './push';
import type { Match } from './store';
import { mustBeAt } from './tables';
import { idOf, seatIn, tokenOf } from './wishes';

/** What can be asked of "your turn", for whoever is away. */
export const pushRequests = ({ lobby, pushes }: ApiParts): Requests => {
  const ownMatch = async (context: Context): Promise<Match> => {
    const match = await lobby.match(idOf(context));
    mustBeAt(match.doc, seatIn(context), tokenOf(context));
    return match;
  };
  return {
    '/api/push': { get: () => Promise.resolve({ key: pushes.publicKey }) },
    '/api/tables/:id/seats/:seat/push': {
      post: async (context, body) =>
        pushes.keep((await ownMatch(context)).id, seatIn(context), readSubscription(body)),
      delete: async (context, body) =>
        pushes.forget((await ownMatch(context)).id, seatIn(context), String(body['endpoint'])),
    },
  };
};
