import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { isFields, isList } from '../given';
import type { Config } from './config';

export type Log = Logger;

export const HIDDEN = '[hidden]';

/** Names of what opens a seat, a database or somebody's browser. */
const SECRET_NAME =
  /credential|token|secret|authorization|cookie|passw|private|p256dh|endpoint|^auth$|_?key$/i;
/** Secrets in running text: `//name:password@host`, `Bearer …`, and `"token":"…"` of something printed whole. */
const SECRET_TEXT: readonly (readonly [RegExp, string])[] = [
  [/(\w:\/\/)[^\s/@"\\]+@/g, `$1${HIDDEN}@`],
  [/\b(Bearer|Basic) [\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/((?:credentials?|\w*token|secret|password)\\*["']?\s*[:=]\s*\\*["']?)[^\s"'\\,&}]+/gi, `$1${HIDDEN}`],
];
const DEEPEST = 6;

/** Lines of JSON, without a secret in any of them. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (level: string) => ({ level }),
      log: (entry: Record<string, unknown>) => withoutSecrets(entry, 0) as Record<string, unknown>,
    },
    // Errors are told by `log` already.
    serializers: { err: (error: unknown) => error },
    hooks: { streamWrite: scrub },
  };
  return destination ? pino(options, destination) : pino(options);
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (value instanceof Error) return withoutSecrets({ ...stdSerializers.err(value) }, depth);
  if (!isFields(value) && !isList(value)) return value;
  if (depth > DEEPEST) return '…';
  if (isList(value)) return value.map(item => withoutSecrets(item, depth + 1));
  const cleaned = Object.entries(value).map(([name, inner]) => [
    name,
    SECRET_NAME.test(name) ? HIDDEN : withoutSecrets(inner, depth + 1),
  ]);
  return Object.fromEntries(cleaned) as unknown;
}

const scrub = (line: string): string =>
  SECRET_TEXT.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
