import { BadRecord } from '../../../rules/badRecord';
import { check } from '../check';
import { readContent } from '../content';
import type { RecordFile } from '../format';
import { ofItsTime } from '../ofItsTime';
import { fileOf, seal } from '../write';
import { SumsOfVersion2 } from './sums';

/** The second format: its checks were made of states, and its rules were those of the first version. */
const RULES = { from: 0, to: 1 };
/** Options that came later. */
const NOT_YET = ['boxes', 'readings'];

/** Checked to its last point as it was then, it gets the readings of its time and checks of today. */
export function fromVersion2(content: unknown): RecordFile {
  const record = readContent(content, { rules: RULES });
  const { options, ...game } = record.game;
  const stranger = NOT_YET.find(name => Object.hasOwn((content as RecordFile).options, name));
  if (stranger !== undefined) throw new BadRecord(0, 'options', stranger);
  const played = { ...game, options: ofItsTime(options, RULES.to) };
  check({ ...record, game: played }, new SumsOfVersion2());
  const { seats, began, times } = record;
  return fileOf(seal(played, { seats, began, times }));
}
