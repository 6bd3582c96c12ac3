import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config';

/**
 * Whether a page may talk to this house: its own page may, and those the host has named. A browser always says
 * where a page is from; a program that says nothing could say anything, and is let in.
 */
export function isWelcome(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  { origins, publicUrl }: Pick<Config, 'origins' | 'publicUrl'>,
): boolean {
  // a script or a picture on a foreign page has no origin, but the browser tells that it is foreign
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origin === publicUrl || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
