import type { Move } from './model';
import { argsOf, isMove, isMoveType } from './moves';

/** A move as one line of text and back: its name, then its arguments in the order of the move table. */

export function write(move: Move): string {
  const given = new Map<string, unknown>(Object.entries(move));
  const words = argsOf(move.type).flatMap(([name, kind]) =>
    given.has(name) ? [kind.print(given.get(name))] : [],
  );
  return [move.type, ...words].join(' ');
}

/** The move of a line, or `undefined` if the line is none. */
export function readMove(line: string): Move | undefined {
  const [type = '', ...words] = line.trim().split(/\s+/);
  if (!isMoveType(type)) return undefined;
  const args = argsOf(type);
  if (words.length > args.length) return undefined;
  const parsed = words.map((word, at) => [args[at]?.[0], args[at]?.[1].parse(word)]);
  const move: unknown = { type, ...Object.fromEntries(parsed) };
  return isMove(move) ? move : undefined;
}
