import type { Sitting } from '../../table/online/wire';
import { keepSitting } from './sittings';

/** The link to one's own seat. Its secret stands behind the #, which no browser sends to a server. */

const PATH = /^\/table\/([a-z0-9]+)$/;
const SECRET = /^#(\d)\.([\w-]{16,100})$/;

export const tableLink = (id: string): string => `${location.origin}/table/${id}`;
export const seatLink = ({ id, seat, token }: Sitting): string => `${tableLink(id)}#${seat}.${token}`;

/** Takes the seat of a link, and its secret out of the address bar. */
function receive(): void {
  const [, id] = PATH.exec(location.pathname) ?? [];
  const [, seat, token] = SECRET.exec(location.hash) ?? [];
  if (id === undefined || seat === undefined || token === undefined) return;
  history.replaceState(history.state, '', location.pathname);
  keepSitting({ id, seat: Number(seat), token });
}

/** Also where the link is put into the bar of a page that is open already. */
export function receiveSeatLinks(): void {
  receive();
  addEventListener('hashchange', receive);
}

/** The table of a link or of a code that somebody typed; `undefined` where it is neither. */
export function tableIn(text: string): string | undefined {
  const given = text.trim().toLowerCase();
  return /(?:^|\/table\/)([a-z0-9]{12})$/.exec(given.split('#')[0] ?? '')?.[1];
}
