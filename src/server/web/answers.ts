import type { Middleware } from 'koa';
import { isFields, isWhole } from '../../given';
import { ANSWERS } from '../../table/online/problems';
import type { Log } from '../logs';

/** An answer that is no success: a word for the program, a sentence for the person. Its text is shown as it is. */
export class AnswerRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const CODES: Readonly<Record<number, keyof typeof ANSWERS>> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  405: 'wrong-method',
  409: 'conflict',
  411: 'length-required',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many',
  503: 'not-ready',
};

const TOLD_WITH_FAILURES = /^(access-control-.*|vary|allow|retry-after)$/i;

/** `code` and `message` are all that an answer says of a failure: never what was sent, never what broke. */
export function refusal(status: number): AnswerRefusal {
  const code = CODES[status] ?? (status < 500 ? 'bad-request' : 'failure');
  return new AnswerRefusal(status, code, ANSWERS[code]);
}

/** Turns whatever goes wrong further in, and whatever nobody answers, into JSON that says what to do. */
export function answers(log: Log): Middleware {
  return async (context, next) => {
    let problem: AnswerRefusal | undefined;
    try {
      await next();
      // A framework's own bare answer, such as "Not Found".
      const isBare = context.status >= 400 && (context.body === undefined || context.body === null);
      if (isBare) problem = refusal(context.status);
    } catch (error) {
      const isMeant = error instanceof AnswerRefusal;
      problem = isMeant ? error : refusal(statusOf(error));
      context.set(headersOf(error));
      if (!isMeant && problem.status >= 500)
        log.error({ err: error, path: context.path }, 'A request failed');
    }
    if (!problem) return;
    context.status = problem.status;
    context.body = { error: problem.code, message: problem.message };
  };
}

/** What has to be said with a failure too: who may read it (CORS), when to come again. */
function headersOf(error: unknown): Record<string, string> {
  const headers: unknown = error instanceof Error && 'headers' in error ? error.headers : undefined;
  if (!isFields(headers)) return {};
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries.filter(([name]) => TOLD_WITH_FAILURES.test(name)));
}

/** Errors of Koa and its middlewares that are the asker's fault carry their status. */
function statusOf(error: unknown): number {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return isWhole(400, 499)(status) ? status : 500;
}
