import { Closed } from './closed';
import { folder, oneOf, optional, origin, origins, secret, whole, type Variable } from './variables';

/** Everything about a house that its host can set. `.env.example` explains each to the host. */
export const VARIABLES = {
  port: whole('PORT', 8000, 0, 65_535),
  host: optional('HOST', 'the name or number of one of this machine’s addresses', /^[\w.:-]+$/),
  publicUrl: origin('PUBLIC_URL'),
  origins: origins('ORIGINS'),
  /** How many proxies of ours every request passes through. */
  proxies: whole('TRUST_PROXY', 0, 0, 5),

  dataDir: folder('DATA_DIR', 'data'),
  databaseUrl: secret('DATABASE_URL', 'a postgres:// address', /^postgres(ql)?:\/\/\S+$/),
  /** After how long a process at the same database that is not heard any more has gone, and its people too. */
  presenceSeconds: whole('PRESENCE_SECONDS', 20, 1, 300),
  /** How long a new table waits for somebody who is away before a bot may play for him. */
  patienceSeconds: whole('PATIENCE_SECONDS', 120, 1, 86_400),
  archiveDays: whole('ARCHIVE_DAYS', 60, 1, 3_650),

  logLevel: oneOf('LOG_LEVEL', 'info', ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  metricsToken: secret('METRICS_TOKEN', 'at least 16 letters and digits', /^[\w.~+/=-]{16,}$/),

  tablesPerHour: whole('TABLES_PER_HOUR', 30, 1, 100_000),
  seatsPerHour: whole('SEATS_PER_HOUR', 60, 1, 1_000_000),
  seatsPerTable: whole('SEATS_PER_TABLE', 8, 1, 1_000_000),
  requestsPerMinute: whole('REQUESTS_PER_MINUTE', 600, 10, 1_000_000),
  socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
  movesPerSecond: whole('MOVES_PER_SECOND', 20, 1, 10_000),
  chatsPerMinute: whole('CHATS_PER_MINUTE', 30, 1, 10_000),

  /** As long as at a device, so that people can follow. */
  botPauseMs: whole('BOT_PAUSE_MS', 700, 0, 60_000),

  pushSubject: optional('VAPID_SUBJECT', 'a mailto: or https:// address', /^(mailto:\S+@\S+|https:\/\/\S+)$/),
  pushPublicKey: optional('VAPID_PUBLIC_KEY', 'a public key of 87 characters', /^[\w-]{87}$/),
  pushPrivateKey: secret('VAPID_PRIVATE_KEY', 'a private key of 43 characters', /^[\w-]{43}$/),
} as const;

export type Config = {
  readonly [Key in keyof typeof VARIABLES]: (typeof VARIABLES)[Key] extends Variable<infer Value>
    ? Value
    : never;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** A house can't be opened like this; the message says all that is to be mended. */
export class ConfigError extends Closed {}

export function readConfig(environment: Environment): Config {
  const wrong: string[] = [];
  const valueOf = (variable: Variable<unknown>): unknown => {
    // Compose files hand on an empty text for what is not set.
    const text = environment[variable.name]?.trim() ?? '';
    if (text === '') return variable.fallback;
    const value = variable.read(text);
    if (value === undefined) wrong.push(complaint(variable, text));
    return value;
  };
  const entries = Object.entries(VARIABLES).map(([key, variable]) => [key, valueOf(variable)]);
  const config = Object.fromEntries(entries) as Config;
  if ((config.pushPublicKey === undefined) !== (config.pushPrivateKey === undefined)) {
    wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or neither.');
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return config;
}

function complaint({ name, rule, isSecret }: Variable<unknown>, text: string): string {
  return `${name} must be ${rule}${isSecret ? '' : `, not "${text}"`}.`;
}
