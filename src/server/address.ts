import type { IncomingMessage } from 'node:http';

/**
 * Who is asking. Every proxy writes behind the others whom it heard, so with `proxies` of our own in front the
 * last so many can be believed, and what stands before them is only somebody's claim.
 */
export function askerAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const heard = forwardedFor(headers['x-forwarded-for']);
  const believed = [...heard, socket.remoteAddress ?? 'unknown'].slice(-1 - proxies);
  return (believed[0] ?? 'unknown').replace(/^::ffff:/, '').slice(0, 45);
}

/** Whom to count together: whoever has one IPv6 address has all those of a network (the first half) for himself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = [], after] = address.split('::').map(part => part.split(':').filter(group => group !== ''));
  const left = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  return [...before, ...left, ...(after ?? [])].slice(0, 4).join(':');
}

/** A request of this very machine that no proxy has handed on, and no page whose name only leads to this machine. */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
  const isHandedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(name => name in headers);
  const isAddressed = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? '');
  return !isHandedOn && isAddressed && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
}

function forwardedFor(header: string | string[] | undefined): string[] {
  const parts = [header ?? []].flat().join(',').split(',');
  return parts.map(part => part.trim()).filter(part => part !== '');
}
