import { below, seededNumbers } from '../../../src/rules/chance';
import type { OldRecord, Spoiling } from '../model';

/** Changes of a record as they happen by mistake: a line, an outcome, a digit. */
export function spoilingsOf(record: OldRecord, seed: number): Spoiling[] {
  const whim = seededNumbers(seed);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length, whim)] as T;
  const { lines, checks, scores = [], opening, options } = record;
  const replace = (list: Spoiling['list'], at: number, by: unknown): Spoiling => ({
    ...{ list, at, remove: 1, insert: [by] },
  });
  const line = (): number => below(lines.length, whim);
  const otherDigit = (text: string): string =>
    text.replace(/\d/, digit => String((Number(digit) + 1 + below(8, whim)) % 10));

  const [one, two, three, four, five] = [line(), line(), line(), line(), line()];
  const chancy = oneOf([...lines.keys()].filter(at => lines[at]?.includes('>')));
  const outcomes = lines.flatMap(text => text.split(' > ')[1]?.split(' ') ?? []);
  const check = below(checks.length, whim);
  const words = opening.split(' ');
  const word = below(words.length, whim);
  const player = below(options.players.length, whim);
  return [
    replace('lines', one, oneOf(lines)),
    replace('lines', two, otherDigit(lines[two] ?? '')),
    replace('lines', chancy, (lines[chancy] ?? '').replace(/\S+$/, oneOf(outcomes))),
    { list: 'lines', at: three, remove: 1, insert: [] },
    { list: 'lines', at: four, remove: 2, insert: lines.slice(four, four + 2).reverse() },
    { list: 'lines', at: five, remove: 0, insert: lines.slice(five, five + 1) },
    replace('checks', check, { ...checks[check], sum: otherDigit(checks[check]?.sum ?? '') }),
    replace('opening', word, oneOf(words)),
    replace('players', player, { ...options.players[player], name: 'Somebody' }),
    ...(scores.length > 0 ? [replace('scores', 0, (scores[0] ?? 0) + 1)] : []),
  ];
}
