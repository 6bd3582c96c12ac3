import { BadRecord } from '../../rules/badRecord';
import type { State } from '../../rules/model';
import { RULES_VERSION } from '../../rules/version';
import { check } from './check';
import { readContent } from './content';
import { LONGEST_RECORD, type MatchRecord } from './format';
import { migrateRecord } from './migrate';
import { PARTICULARS, readParticulars } from './particulars';

/** A record that was played through and fits, and the state that it leads to. */
export interface FittingRecord {
  readonly record: MatchRecord;
  readonly state: State;
}

/** Those of the first version are migrated. */
const RULES = { from: 2, to: RULES_VERSION };

/** Reads a record from outside and plays it through; throws `BadRecord` with the first thing that does not fit. */
export function readRecord(text: string): FittingRecord {
  if (text.length > LONGEST_RECORD) throw new BadRecord(0, 'tooLong');
  const content = migrateRecord(text);
  const read = readContent(content, { rules: RULES, more: PARTICULARS });
  const record = { ...read, ...readParticulars(content as object, read) };
  return { record, state: check(record) };
}
