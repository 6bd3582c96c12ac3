import { BadRecord } from '../../rules/badRecord';
import type { Outcome } from '../../rules/chance';
import { scoresOf, type State } from '../../rules/model';
import { outcomesOf } from '../../rules/replay';
import { RULES_VERSION } from '../../rules/version';
import { isSeatKind, seatsFit, type SeatKind } from '../seats';
import { asCount, asFields, asList, asOne, asText } from './fields';
import { LONGEST_RECORD, type Check, type MatchRecord, type Times } from './format';
import { migrate } from './migrate';
import { readOptionsOf, readSteps } from './parts';
import { Walk } from './walk';

/** A record that was played through and fits, and the state that it leads to. */
export interface Reading {
  readonly record: MatchRecord;
  readonly state: State;
}

/** Reads a record from outside and plays it through; throws `BadRecord` with the first thing that does not fit. */
export function readRecord(text: string): Reading {
  if (text.length > LONGEST_RECORD) throw new BadRecord(0, 'tooLong');
  const record = readContent(migrate(text));
  return { record, state: check(record) };
}

const WANTED = ['tiletum', 'rules', 'options', 'seats', 'opening', 'lines', 'checks'] as const;
const POSSIBLE = ['began', 'times', 'scores'] as const;
type Field = (typeof WANTED)[number] | (typeof POSSIBLE)[number];

function readContent(content: unknown): MatchRecord {
  const fields: Readonly<Partial<Record<Field, unknown>>> = asFields(content, 'record', WANTED, POSSIBLE);
  if (asCount(fields.rules, 'rules') > RULES_VERSION) throw new BadRecord(0, 'newer');
  const steps = readSteps(asList(fields.lines, 'lines', asText));
  const opening = readOpening(asText(fields.opening, 'opening'));
  return {
    game: { options: readOptionsOf(fields.options), opening, steps },
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

/** Plays the record through: the rules allow every move, every round and the end come out as they were written. */
function check({ game, seats, checks, scores }: MatchRecord): State {
  const walk = new Walk(game);
  if (!seatsFit(seats, walk.state)) throw new BadRecord(0, 'field', 'seats');
  for (const step of game.steps) {
    const { round } = walk.state;
    if (walk.step(step).check) compare(walk.checks, checks, round);
  }
  const all = walk.allChecks();
  compare(all, checks, walk.state.round);
  if (checks.length > all.length) throw new BadRecord(walk.line, 'checksum', String(walk.state.round));
  if (String(scores) !== String(walk.state.ranking && scoresOf(walk.state)))
    throw new BadRecord(walk.line, 'scores');
  return walk.state;
}

/** The last one that was made now has to be the one that was written down. */
function compare(made: readonly Check[], written: readonly Check[], round: number): void {
  const now = made.at(-1);
  const then = written[made.length - 1];
  if (now?.line !== then?.line || now?.sum !== then?.sum)
    throw new BadRecord(now?.line ?? 0, 'checksum', String(round));
}
