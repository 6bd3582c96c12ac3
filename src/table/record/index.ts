/** The record of a match: made from a log, written, read, checked, brought up to date. */
export { boxesIn, boxesOf } from './boxes';
export { MatchClock, matchClockOf } from './clock';
export {
  FORMAT,
  LONGEST_RECORD,
  type Check,
  type Circumstances,
  type MatchRecord,
  type Particulars,
  type Played,
  type RecordFile,
  type Times,
  type Timing,
} from './format';
export {
  canRedoIn,
  chapterOf,
  effective,
  moveOf,
  openingOutcomes,
  optionsOf,
  recordOf,
  whatCounts,
} from './fromLog';
export { ofItsTime } from './ofItsTime';
export { readRecord, type FittingRecord } from './read';
export { checksOf, RecordWalk } from './walk';
export { fileOf, printRecord, recordWith, seal } from './write';
