import type { Middleware } from 'koa';
import type { Log } from '../logs';

/** An answer that is no success: a word for the program, a sentence for the person. Its text is shown as it is. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const ANSWERS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad-request', 'This request can’t be read. Reload the page and try again.'],
  403: ['forbidden', 'This is not allowed from here. Open your own link to the table.'],
  404: ['not-found', 'There is nothing at this address. Check the link, or start from the front page.'],
  405: ['wrong-method', 'This address can’t be used in this way. Reload the page and try again.'],
  409: ['conflict', 'Somebody was faster. Reload the page to see how things stand.'],
  411: ['length-required', 'The request doesn’t say how long it is. Send it with a Content-Length.'],
  413: ['too-large', 'This is too long. Shorten it and try again.'],
  415: ['not-json', 'Only JSON is understood here. Send it as application/json.'],
  429: ['too-many', 'Too many requests. Wait a minute and try again.'],
  503: ['not-ready', 'The house is just opening or closing. Try again in a minute.'],
};
const FAILURE = ['failure', 'Something went wrong here, not with you. Try again in a minute.'] as const;

const TOLD_WITH_FAILURES = /^(access-control-.*|vary|allow|retry-after)$/i;

/** `code` and `message` are all that an answer says of a failure: never what was sent, never what broke. */
export function refusal(status: number): Refusal {
  const [code, message] = ANSWERS[status] ?? (status < 500 ? ANSWERS[400] : undefined) ?? FAILURE;
  return new Refusal(status, code, message);
}

/** Turns whatever goes wrong further in, and whatever nobody answers, into JSON that says what to do. */
export function answers(log: Log): Middleware {
  return async (context, next) => {
    let problem: Refusal | undefined;
    try {
      await next();
      // A framework's own bare answer, such as "Not Found".
      const isBare = context.status >= 400 && (context.body === undefined || context.body === null);
      if (isBare) problem = refusal(context.status);
    } catch (error) {
      problem = error instanceof Refusal ? error : refusal(statusOf(error));
      context.set(headersOf(error));
      if (problem.status >= 500) log.error({ err: error, path: context.path }, 'A request failed');
    }
    if (!problem) return;
    context.status = problem.status;
    context.body = { error: problem.code, message: problem.message };
  };
}

/** What has to be said with a failure too: who may read it (CORS), when to come again. */
function headersOf(error: unknown): Record<string, string> {
  const headers: unknown = error instanceof Error && 'headers' in error ? error.headers : undefined;
  if (typeof headers !== 'object' || headers === null) return {};
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.filter(([name]) => TOLD_WITH_FAILURES.test(name)));
}

/** Errors of Koa and its middlewares that are the asker's fault carry their status. */
function statusOf(error: unknown): number {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
