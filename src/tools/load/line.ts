import { io, type Socket } from 'socket.io-client';
import type { Traffic } from './table';

/** A web socket that counts what comes in. */
export function openLine<Hears extends object, Says extends object>(
  address: string,
  traffic: Traffic,
): Promise<Socket<Hears, Says>> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  socket.io.once('open', () =>
    // the sign of its kind goes before what a packet holds
    socket.io.engine.on('packet', ({ data }: { data?: string }) => {
      traffic.bytes += 1 + Buffer.byteLength(data ?? '');
    }),
  );
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket as unknown as Socket<Hears, Says>));
    socket.once('connect_error', reject);
  });
}

export async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
