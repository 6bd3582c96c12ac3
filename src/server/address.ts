import type { IncomingMessage } from 'node:http';

/**
 * Who is asking. Every proxy writes behind the others whom it heard, so with `proxies` of our own in front the
 * last so many can be believed, and what stands before them is only somebody's claim.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const heard = forwardedFor(headers['x-forwarded-for']);
  const believed = [...heard, socket.remoteAddress ?? 'unknown'].slice(-1 - proxies);
  return (believed[0] ?? 'unknown').replace(/^::ffff:/, '').slice(0, 45);
}

/** A request of this very machine that no proxy has handed on. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isHandedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(name => name in headers);
  return !isHandedOn && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
}

function forwardedFor(header: string | string[] | undefined): string[] {
  const parts = [header ?? []].flat().join(',').split(',');
  return parts.map(part => part.trim()).filter(part => part !== '');
}
