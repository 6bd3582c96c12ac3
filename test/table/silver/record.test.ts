import { BadRecord } from '../../../src/rules/badRecord';
import { activeSeat } from '../../../src/rules/model';
import { refuse } from '../../../src/rules/moves';
import { minerOf } from '../../../src/rules/silver/miner';
import { checksOf, printRecord, readRecord, type RecordFile } from '../../../src/table/record';
import { summaryOf } from '../../../src/table/record/summary';
import { aSilverGame, arrangeMiner } from '../../rules/silver/situation';
import { KEPT_GAMES } from './games';

/** Records of games with Silver, and what is no record of one. */

const [GAME] = KEPT_GAMES;
if (!GAME) throw new Error('no game');
const FILE = JSON.parse(printRecord(GAME.record)) as RecordFile;

describe.each(KEPT_GAMES)('$name', ({ record, state }) => {
  test('the record is read as it was written, and leads to the same table byte for byte', () => {
    const read = readRecord(printRecord(record));
    expect(read.record).toEqual(record);
    expect(JSON.stringify(read.state)).toBe(JSON.stringify(state));
  });
});

test('a check of a record knows what lies below', () => {
  const state = aSilverGame();
  const text = summaryOf(state);
  arrangeMiner(state, 0, { silver: 7 });
  expect(summaryOf(state)).not.toBe(text);
  expect(summaryOf(state)).toContain('silver 7, locked 3, supply 2, mines ');
  expect(checksOf(GAME.record.game)).toEqual(GAME.record.checks);
});

function problemOf(change: object): BadRecord {
  try {
    readRecord(JSON.stringify({ ...FILE, options: { ...FILE.options, boxes: change } }));
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('the record fits');
}

test.each<[string, object, Partial<BadRecord>]>([
  ['box', { gold: {} }, { why: 'newer', detail: 'boxes.gold' }],
  ['side', { silver: { sides: ['A', 'C', 'A'] } }, { why: 'newer', detail: 'boxes.silver.sides[1]' }],
  [
    'Technology',
    { silver: { technologies: ['king', 'die', 'steam'] } },
    { why: 'newer', detail: 'boxes.silver.technologies[2]' },
  ],
  ['option', { silver: { weather: 'fair' } }, { why: 'newer', detail: 'boxes.silver.weather' }],
])('a record that names an unknown %s is refused by name', (_, boxes, expected) => {
  expect(problemOf(boxes)).toMatchObject({ line: 0, ...expected });
});

test('a Technology above the purse is refused, and nothing is changed', () => {
  const state = aSilverGame();
  const seat = activeSeat(state) ?? 0;
  arrangeMiner(state, seat, { silver: 0 });
  const before = JSON.stringify(state);
  expect(refuse(state, seat, { type: 'research', technology: 'joker' })).toMatchObject({
    ...{ why: 'cannotPay', rule: 'S3.1', with: { silver: 1 } },
  });
  expect(JSON.stringify(state)).toBe(before);
  expect(minerOf(state, seat).silver).toBe(0);
});
