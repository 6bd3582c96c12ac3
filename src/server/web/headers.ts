import { createHash } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Config } from '../config';

/** What a page may load, run and talk to: what comes from here, and the inline scripts it is known to hold. */
export function contentPolicy(html = ''): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html).map(fingerprint)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Parcel writes an import map into the page, a new one with every build. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script]) => script ?? '',
  );
}

export function fingerprint(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const HEADERS = {
  'Content-Security-Policy': contentPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Links to a seat are secrets.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const ONLY_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000' };

export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Middleware {
  const headers = publicUrl?.startsWith('https:') ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS;
  return async (context, next) => {
    context.set(headers);
    await next();
  };
}
