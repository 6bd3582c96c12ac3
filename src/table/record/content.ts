import { BadRecord } from '../../rules/badRecord';
import type { Outcome } from '../../rules/chance';
import { outcomesOf } from '../../rules/replay';
import { isSeatKind } from '../bots';
import type { SeatKind } from '../seats';
import { asCount, asFields, asList, asOne, asText } from './fields';
import type { Check, MatchRecord, Times } from './format';
import { readOptionsOf, readSteps } from './parts';

/** What the fields of a record say that all formats have had since the second. */

export const RECORD_FIELDS = ['tiletum', 'rules', 'options', 'seats', 'opening', 'lines', 'checks'] as const;
export const POSSIBLE = ['began', 'times', 'scores'] as const;
type Field = (typeof RECORD_FIELDS)[number] | (typeof POSSIBLE)[number];

/** The versions of the rules that a format has had, and the fields that it has besides. */
interface Format {
  readonly rules: { readonly from: number; readonly to: number };
  readonly more?: readonly string[];
}

export function readContent(content: unknown, { rules, more = [] }: Format): MatchRecord {
  const fields: Readonly<Partial<Record<Field, unknown>>> = asFields(content, 'record', RECORD_FIELDS, [
    ...POSSIBLE,
    ...more,
  ]);
  const version = asCount(fields.rules, 'rules');
  if (version > rules.to) throw new BadRecord(0, 'newer');
  if (version < rules.from) throw new BadRecord(0, 'field', 'rules');
  // what a newer version brings is named here first
  const options = readOptionsOf(fields.options);
  const steps = readSteps(asList(fields.lines, 'lines', asText));
  const opening = readOpening(asText(fields.opening, 'opening'));
  return {
    game: { options, opening, steps },
    seats: asList(fields.seats, 'seats', (kind, name) => asOne<SeatKind>(kind, name, isSeatKind)),
    checks: asList(fields.checks, 'checks', readCheck),
    ...(fields.began !== undefined && { began: asCount(fields.began, 'began') }),
    ...(fields.times !== undefined && { times: readTimes(fields.times, steps.length) }),
    ...(fields.scores !== undefined && { scores: asList(fields.scores, 'scores', asCount) }),
  };
}

function readOpening(text: string): Outcome[] {
  const opening = outcomesOf(text);
  if (opening.join(' ') !== text) throw new BadRecord(0, 'field', 'opening');
  return opening;
}

function readCheck(value: unknown, name: string): Check {
  const { line, sum } = asFields(value, name, ['line', 'sum']);
  return { line: asCount(line, `${name}.line`), sum: asText(sum, `${name}.sum`) };
}

function readTimes(value: unknown, lines: number): Times {
  const times = asList(value, 'times', (time, name) => (time === null ? null : asCount(time, name)));
  if (times.length !== lines) throw new BadRecord(0, 'field', 'times');
  return times;
}
