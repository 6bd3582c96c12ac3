import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config';

/**
 * Whether a page may talk to this house: its own page may, and those the host has named. A browser always says
 * where a page is from; a program that says nothing could say anything, and is let in.
 */
export function isWelcome(
  { origin, host }: IncomingHttpHeaders,
  { origins, publicUrl }: Pick<Config, 'origins' | 'publicUrl'>,
): boolean {
  if (origin === undefined) return true;
  if (origin === publicUrl || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
