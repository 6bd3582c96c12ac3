import type { Context } from 'koa';
import { isFlag, type Fields } from '../given';
import { isFreeBot } from '../table/bots';
import type { ApiParts, Requests } from './api';
import type { HouseLobby } from './lobby';
import { refusal } from './web/answers';
import { colourFrom, idOf, seatFrom, seatIn, tokenOf } from './wishes';
import { checkName } from './words';

/** What can be asked of the seats of a table. */
export const seatRequests = ({ lobby, allow, addressOf }: ApiParts): Requests => ({
  '/api/tables/:id/seats': {
    post: async (context, body) => {
      const [id, who] = [idOf(context), addressOf(context)];
      if (!(await allow('seats', who)) || !(await allow('seatsAtTable', `${who} ${id}`))) throw refusal(429);
      const seat = body['seat'] === undefined ? undefined : seatFrom(body['seat']);
      return lobby.join(id, checkName(body['name']), seat);
    },
  },
  '/api/tables/:id/seats/:seat': {
    delete: async context => lobby.leave(idOf(context), seatIn(context), tokenOf(context)),
    patch: async (context, body) => changeSeat(lobby, context, body),
  },
});

/** One of: `kind` (a bot or a free seat), `standIn` (a bot for somebody who is gone), `ready`, name and colour. */
function changeSeat(lobby: HouseLobby, context: Context, body: Fields): Promise<void> {
  const [id, seat, token] = [idOf(context), seatIn(context), tokenOf(context)];
  const { kind, standIn, ready, name, colour } = body;
  if (isFlag(ready)) return lobby.ready(id, seat, token, ready);
  if (kind === 'person' || isFreeBot(kind)) return lobby.seatKind(id, seat, token, kind);
  if (standIn === null) return lobby.standIn(id, seat, token, undefined);
  if (isFreeBot(standIn)) return lobby.standIn(id, seat, token, standIn);
  return lobby.dress(id, seat, token, {
    ...(name !== undefined && { name: checkName(name) }),
    ...(colour !== undefined && { colour: colourFrom(colour) }),
  });
}
