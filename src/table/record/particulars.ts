import { isOneOf, mustBe } from '../../given';
import { BadRecord } from '../../rules/badRecord';
import type { Seat } from '../../rules/model';
import { isBotKind } from '../bots';
import { asCount, asFields, asList, asText } from './fields';
import {
  BOT_LEVELS,
  ENDINGS,
  KINDS,
  type Ending,
  type MatchRecord,
  type Particulars,
  type StandIn,
} from './format';

/** What is particular about a match. A word that is not known here comes from a newer version. */

type Played = Pick<MatchRecord, 'seats' | 'game'>;

export const PARTICULARS = [
  'kind',
  'levels',
  'standIns',
  'ended',
  'hints',
  'proof',
] as const satisfies readonly (keyof Particulars)[];

export function readParticulars(content: object, played: Played): Particulars {
  const { kind, levels, standIns, ended, hints, proof } = content as Partial<
    Record<keyof Particulars, unknown>
  >;
  return {
    ...(kind !== undefined && { kind: asWord(kind, 'kind', KINDS) }),
    ...(levels !== undefined && { levels: readLevels(levels, played) }),
    ...(standIns !== undefined && {
      standIns: asList(standIns, 'standIns', (each, at) => readStandIn(each, at, played)),
    }),
    ...(ended !== undefined && { ended: readEnding(ended, played) }),
    ...(hints !== undefined && { hints: asList(hints, 'hints', (line, at) => asLine(line, at, played)) }),
    ...(proof !== undefined && { proof: asText(proof, 'proof') }),
  };
}

/** One of the words that are known. */
const asWord = <T extends string>(value: unknown, name: string, words: readonly T[]): T =>
  mustBe(isOneOf(words), asText(value, name), () => new BadRecord(0, 'newer', name));

function readLevels(value: unknown, { seats }: Played): Particulars['levels'] {
  const levels = asList(value, 'levels', (level, at) =>
    level === null ? null : asWord(level, at, BOT_LEVELS),
  );
  if (levels.length !== seats.length) throw new BadRecord(0, 'field', 'levels');
  return levels;
}

function asSeat(value: unknown, name: string, { seats }: Played): Seat {
  const seat = asCount(value, name);
  if (seat >= seats.length) throw new BadRecord(0, 'field', name);
  return seat;
}

/** How many lines stood before. */
function asLine(value: unknown, name: string, { game }: Played): number {
  const line = asCount(value, name);
  if (line > game.steps.length) throw new BadRecord(0, 'field', name);
  return line;
}

function readStandIn(value: unknown, name: string, played: Played): StandIn {
  const { seat, kind, from, to } = asFields(value, name, ['seat', 'kind', 'from'], ['to']);
  const bot = asText(kind, `${name}.kind`);
  return {
    seat: asSeat(seat, `${name}.seat`, played),
    kind: mustBe(isBotKind, bot, () => new BadRecord(0, 'newer', `${name}.kind`)),
    from: asLine(from, `${name}.from`, played),
    ...(to !== undefined && { to: asLine(to, `${name}.to`, played) }),
  };
}

function readEnding(value: unknown, played: Played): Ending {
  const { how, seat } = asFields(value, 'ended', ['how'], ['seat']);
  return {
    how: asWord(how, 'ended.how', ENDINGS),
    ...(seat !== undefined && { seat: asSeat(seat, 'ended.seat', played) }),
  };
}
