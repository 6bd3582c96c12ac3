import type { Context, Middleware } from 'koa';
import { parseJson } from '../../given';
import { refusal } from './answers';

const LARGEST = 16 * 1024;

/** Lets through only requests that say they are short; node sees to it that none is longer than it says. */
export const shortBodies: Middleware = async (context, next) => {
  const { req } = context;
  if ('transfer-encoding' in req.headers) throw refusal(411);
  if (Number(req.headers['content-length'] ?? 0) > LARGEST) throw refusal(413);
  await next();
};

/** What a request says as JSON; an empty one says `{}`. */
export async function readJson({ req, request }: Context): Promise<unknown> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LARGEST) throw refusal(413);
    pieces.push(piece);
  }
  if (size === 0) return {};
  // A foreign page can send any other type without asking its browser first.
  if (!request.is('application/json')) throw refusal(415);
  const said = parseJson(Buffer.concat(pieces).toString('utf8'));
  if (said === undefined) throw refusal(400);
  return said;
}
