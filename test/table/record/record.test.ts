import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadRecord } from '../../../src/rules/badRecord';
import { below, seededNumbers } from '../../../src/rules/chance';
import { CHOOSABLE, READINGS } from '../../../src/rules/readings';
import { readChosen } from '../../../src/rules/setup/options';
import { replay } from '../../../src/rules/replay';
import {
  checksOf,
  printRecord,
  readRecord,
  seal,
  RecordWalk,
  LONGEST_RECORD,
  type MatchRecord,
  type RecordFile,
} from '../../../src/table/record';
import { sumOfTexts } from '../../../src/table/record/sum';
import { randomGame } from '../../../src/tools/randomGame';
import { optionsFor } from '../../../src/tools/step';
import { goldenGame, goldenToday } from '../../games/golden';

const TEXT = goldenToday('2-players-a');
const FILE = JSON.parse(TEXT) as RecordFile;
const { lines } = FILE;

function problemOf(text: string): BadRecord {
  try {
    readRecord(text);
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('the record fits');
}

const withOption = (option: object): BadRecord => changed({ options: { ...FILE.options, ...option } });

const changed = (change: object): BadRecord => problemOf(JSON.stringify({ ...FILE, ...change }));

test('the record of a usual game has not one byte more for what others may have', () => {
  const asUsual = Object.fromEntries(CHOOSABLE.map(name => [name, READINGS[name].usual]));
  const textOf = (more: object): string => {
    const options = readChosen({ ...optionsFor(2), ...more });
    const { record } = randomGame(options, 5, { watched: false });
    return printRecord(seal(record, { seats: ['person', 'person'] }));
  };
  const usual = textOf({});
  expect(textOf({ readings: asUsual, boxes: {} })).toBe(usual);
  const { options, ...file } = JSON.parse(usual) as RecordFile;
  expect(Object.keys(file)).toEqual(['tiletum', 'rules', 'seats', 'opening', 'lines', 'checks', 'scores']);
  expect(Object.keys(options)).toEqual(['players', 'actionTiles', 'firstPlayer']);
});

test('a record is read as it was written, with everything that is known of the match', () => {
  const { record, state } = randomGame(4, 7, { eager: true });
  const written = seal(record, {
    ...{ seats: ['person', 'greedy', 'random', 'person'], began: 1_700_000_000_000 },
    times: record.steps.map((_, index) => (index % 2 ? null : index * 1000)),
  });
  const read = readRecord(printRecord(written));
  expect(read.record).toEqual(written);
  expect(JSON.stringify(read.state)).toBe(JSON.stringify(state));
});

test('what is particular about a match is read as it was written, and what is usual is not written', () => {
  const { record } = readRecord(TEXT);
  const particular: MatchRecord = {
    ...record,
    ...{ kind: 'puzzle', levels: [null, 'strong'], hints: [0, 12], proof: 'signed' },
    ...{ ended: { how: 'resigned', seat: 1 }, standIns: [{ seat: 0, kind: 'greedy', from: 3, to: 9 }] },
  };
  expect(readRecord(printRecord(particular)).record).toEqual(particular);
  expect(Object.keys(JSON.parse(printRecord(record)) as RecordFile)).toEqual([
    ...['tiletum', 'rules', 'options', 'seats', 'opening', 'lines', 'checks', 'scores'],
  ]);
});

/** Written out as docs/RECORD.md tells it: with another form every record of today would seem to be spoilt. */
test('a check is made of the options, the opening, the lines and a summary, and of nothing else', () => {
  const [check] = FILE.checks;
  const readings = '{"completionTold":"twice","contractMerchantMove":"step","tasksInBonuses":"yes"}';
  const players = '[{"colour":"plum","name":"Player 1"},{"colour":"orange","name":"Player 2"}]';
  const options = `{"actionTiles":"standard","firstPlayer":"random","players":${players},"readings":${readings}}`;
  const summary = [
    'round 2',
    'order 0 1',
    'score 34, gold 1, food 0, wool 2, stone 4, iron 1, merchant brugge, architect tiletum, houses tiletum.h1, pillars ',
    'score 25, gold 0, food 4, wool 0, stone 0, iron 2, merchant tiletum, architect tiletum, houses tiletum.h2, pillars ',
  ];
  const before = sumOfTexts([options, FILE.opening]);
  expect(check?.sum).toBe(sumOfTexts([before, ...lines.slice(0, check?.line), ...summary]));
});

test('a game may be recorded up to any of its lines', () => {
  const game = goldenGame('3-players-a');
  for (let length = 0; length < game.steps.length; length += 23) {
    const part = { ...game, steps: game.steps.slice(0, length) };
    const record = seal(part, { seats: ['person', 'person', 'person'] });
    expect(record.scores).toBeUndefined();
    expect(readRecord(printRecord(record)).record).toEqual(record);
  }
});

test('the checks of a game that goes on are those of the whole game, whatever it has looked at before', () => {
  const game = goldenGame('4-players-b');
  for (const stride of [1, 40, 200]) {
    const walk = new RecordWalk(game);
    for (let length = 0; length <= game.steps.length; length += stride) {
      const part = { ...game, steps: game.steps.slice(0, length) };
      if (length % 40 === 0) expect(walk.follow(part, replay(part))).toEqual(checksOf(part));
    }
  }
});

describe('a record with one move', () => {
  const SAMPLE = lines.map((_, index) => index).filter(index => index % 6 === 1);
  const withLines = (changedLines: readonly string[]): BadRecord =>
    changed({ lines: changedLines, scores: FILE.scores });
  /** The round in which a line was made ends here. */
  const endOf = (line: number): number => FILE.checks.find(check => check.line >= line)?.line ?? 0;

  test.each(SAMPLE)('left out (%i) is found at the latest where its round ends', index => {
    const { line, why } = withLines(lines.filter((_, each) => each !== index));
    expect(['refused', 'chance', 'checksum']).toContain(why);
    expect(line).toBeGreaterThan(index - 1);
    expect(line).toBeLessThanOrEqual(endOf(index + 1) + 1);
  });

  const swapped = (index: number): string[] =>
    lines.with(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? '');
  test.each(SAMPLE.filter(index => index + 1 < lines.length && lines[index] !== lines[index + 1]))(
    'in another place (%i) is found at the latest where its round ends',
    index => {
      const { line, why } = withLines(swapped(index));
      expect(['refused', 'chance', 'checksum']).toContain(why);
      expect(line).toBeGreaterThan(index);
      expect(line).toBeLessThanOrEqual(endOf(index + 1) + 1);
    },
  );

  test('in another place is found even where the rules allow it and it leads to the same state', () => {
    const game = goldenGame('2-players-a');
    const state = JSON.stringify(replay(game));
    const harmless = lines.flatMap((_, index) => {
      try {
        const steps = [...game.steps];
        steps.splice(index, 2, ...game.steps.slice(index, index + 2).reverse());
        return lines[index] !== lines[index + 1] && JSON.stringify(replay({ ...game, steps })) === state
          ? [index]
          : [];
      } catch {
        return [];
      }
    });
    expect(harmless.length).toBeGreaterThan(0);
    for (const index of harmless.slice(0, -1))
      expect(withLines(swapped(index))).toMatchObject({ why: 'checksum', line: endOf(index + 1) });
  });

  test.each(SAMPLE)('changed (%i) is found', index => {
    const other = lines.find(line => line !== lines[index]) ?? '';
    expect(['refused', 'chance', 'checksum']).toContain(withLines(lines.with(index, other)).why);
    expect(withLines(lines.with(index, '0 fly to the moon'))).toMatchObject({
      line: index + 1,
      why: 'noMove',
    });
  });
});

test('a game with lines cut off at its end, or from another game, is found', () => {
  expect(changed({ lines: lines.slice(0, -3) }).why).toBe('checksum');
  const other = JSON.parse(goldenToday('2-players-b')) as RecordFile;
  expect(changed({ lines: other.lines }).why).toMatch(/refused|chance/);
  expect(changed({ opening: other.opening }).why).toMatch(/refused|chance|checksum/);
  expect(changed({ checks: other.checks }).why).toBe('checksum');
  expect(changed({ checks: [] }).why).toBe('checksum');
  expect(changed({ checks: [...FILE.checks, { line: 9999, sum: '' }] }).why).toBe('checksum');
  expect(changed({ scores: [46, 87] })).toMatchObject({ line: lines.length, why: 'scores' });
  expect(changed({ scores: undefined }).why).toBe('scores');
});

const PLAYERS = FILE.options.players;
const SCRIPT = '<script>alert(1)</script>';

describe('what is no record says so', () => {
  test.each<[string, () => BadRecord, Partial<BadRecord>]>([
    ['nothing', () => problemOf(''), { why: 'foreign' }],
    ['something else', () => problemOf('%PDF-1.7'), { why: 'foreign' }],
    ['other JSON', () => problemOf('{"version":1}'), { why: 'foreign' }],
    ['a list', () => problemOf('[]'), { why: 'foreign' }],
    ['null', () => problemOf('null'), { why: 'foreign' }],
    ['a file that was cut', () => problemOf(TEXT.slice(0, 3000)), { why: 'damaged' }],
    ['a huge file', () => problemOf(TEXT + ' '.repeat(LONGEST_RECORD)), { why: 'tooLong' }],
    ['a deep file', () => problemOf(`{"tiletum":3,"x":${'['.repeat(200_000)}`), { why: 'damaged' }],
    ['a newer version', () => changed({ tiletum: 4 }), { why: 'newer' }],
    ['newer rules', () => changed({ rules: 99 }), { why: 'newer' }],
    ['rules that no such record had', () => changed({ rules: 1 }), { why: 'field', detail: 'rules' }],
    ['an unknown kind', () => changed({ kind: 'duel' }), { why: 'newer', detail: 'kind' }],
    ['an unknown ending', () => changed({ ended: { how: 'flood' } }), { why: 'newer', detail: 'ended.how' }],
    ['an unknown level', () => changed({ levels: [null, 'divine'] }), { why: 'newer', detail: 'levels[1]' }],
    [
      'an unknown stand-in',
      () => changed({ standIns: [{ seat: 0, kind: 'parrot', from: 1 }] }),
      { why: 'newer', detail: 'standIns[0].kind' },
    ],
    ['an unknown box', () => withOption({ boxes: { silver: {} } }), { why: 'newer', detail: 'boxes.silver' }],
    [
      'an unknown reading',
      () => withOption({ readings: { weather: 'fair' } }),
      { why: 'newer', detail: 'readings.weather' },
    ],
    [
      'a reading that is understood otherwise',
      () => withOption({ readings: { kingAction: 'some' } }),
      { why: 'newer', detail: 'readings.kingAction' },
    ],
    ['a level too many', () => changed({ levels: [null] }), { why: 'field', detail: 'levels' }],
    ['an ending of nobody', () => changed({ ended: { how: 'time', seat: 2 } }), { why: 'field' }],
    ['a hint after the end', () => changed({ hints: [1000] }), { why: 'field', detail: 'hints[0]' }],
    ['a proof that is no text', () => changed({ proof: {} }), { why: 'field', detail: 'proof' }],
    ['an unknown field', () => changed({ hacked: 1 }), { why: 'field', detail: 'hacked' }],
    ['a missing field', () => changed({ lines: undefined }), { why: 'field', detail: 'lines' }],
    [
      'a prototype',
      () => problemOf(TEXT.replace('{', '{"__proto__":{"scores":[1]},')),
      { why: 'field', detail: '__proto__' },
    ],
    [
      'a check with more',
      () => changed({ checks: [{ line: 1, sum: '', more: 1 }] }),
      { why: 'field', detail: 'more' },
    ],
    [
      'an opening with gaps',
      () => changed({ opening: FILE.opening.replace(' ', '  ') }),
      { why: 'field', detail: 'opening' },
    ],
    ['lines that are no list', () => changed({ lines: '0 endTurn' }), { why: 'field', detail: 'lines' }],
    ['a line that is no text', () => changed({ lines: [{}] }), { why: 'field', detail: 'lines[0]' }],
    [
      'a seat of another kind',
      () => changed({ seats: ['person', 'constructor'] }),
      { why: 'field', detail: 'seats[1]' },
    ],
    [
      'a Cardinal who does not play',
      () => changed({ seats: ['person', 'cardinal'] }),
      { why: 'field', detail: 'seats' },
    ],
    ['a seat too few', () => changed({ seats: ['person'] }), { why: 'field', detail: 'seats' }],
    ['times for other lines', () => changed({ times: [1] }), { why: 'field', detail: 'times' }],
    [
      'a time before the beginning',
      () => changed({ times: lines.map(() => -1) }),
      { why: 'field', detail: 'times[0]' },
    ],
    [
      'options with a prototype',
      () => problemOf(TEXT.replace('{"players"', '{"__proto__":{},"players"')),
      { why: 'options', detail: '__proto__' },
    ],
    [
      'one player',
      () => changed({ options: { ...FILE.options, players: PLAYERS.slice(1) } }),
      { why: 'options', detail: 'players' },
    ],
    [
      'a long name',
      () =>
        changed({
          options: { ...FILE.options, players: PLAYERS.map(each => ({ ...each, name: SCRIPT.repeat(9) })) },
        }),
      { why: 'options' },
    ],
  ])('%s', (_, read, expected) => {
    expect(read()).toMatchObject({ line: 0, ...expected });
  });
});

test('whatever is wrong anywhere in a file is said as such, and never believed', () => {
  const whim = seededNumbers(11);
  const JUNK = [
    '"',
    '{',
    '}',
    '0',
    '-1',
    'null',
    '[]',
    '__proto__',
    'constructor',
    ' ',
    '>',
    '\\u0000',
    '1e999',
  ];
  const words = TEXT.split(/\b/);
  for (let run = 0; run < 300; run++) {
    const at = below(words.length, whim);
    const junk = JUNK[below(JUNK.length, whim)] ?? '';
    const text = words.toSpliced(at, below(2, whim), ...(below(3, whim) > 0 ? [junk] : [])).join('');
    if (contentOf(text) !== contentOf(TEXT)) expect(problemOf(text)).toBeInstanceOf(BadRecord);
  }
});

/** What a file says, however it is laid out. */
function contentOf(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

test('a name is only ever text, and belongs to what was recorded', () => {
  const players = PLAYERS.map(each => ({ ...each, name: SCRIPT }));
  expect(changed({ options: { ...FILE.options, players } }).why).toBe('checksum');
  const { game } = readRecord(TEXT).record;
  const record = seal({ ...game, options: { ...game.options, players } }, { seats: FILE.seats });
  expect(readRecord(printRecord(record)).state.players[0]?.name).toBe(SCRIPT);
});

describe('the first version', () => {
  const textOf = (name: string): string => readFileSync(join(__dirname, name), 'utf8');
  const DUEL = textOf('version1.txt');
  const count = DUEL.trimEnd().split('\n').length - 3;

  test('is brought up to date: the same game, with checks', () => {
    const { record } = readRecord(DUEL);
    expect(record).toMatchObject({ game: goldenGame('2-players-a'), seats: ['person', 'person'] });
    expect(record.checks).toEqual(FILE.checks);
    expect(readRecord(DUEL.replaceAll('\n', '\r\n')).record).toEqual(record);
    expect(readRecord(textOf('version1-solo.txt')).record.seats).toEqual(['person', 'cardinal']);
  });

  test.each<[string, string, Partial<BadRecord>]>([
    ['another heading', DUEL.replace('tiletum 1', 'tiletum 10'), { line: 0, why: 'foreign' }],
    ['no options', 'tiletum 1', { line: 0, why: 'damaged' }],
    ['foreign options', DUEL.replace('{"', '{"hacked":1,"'), { line: 0, why: 'options', detail: 'hacked' }],
    ['a line that is no move', `${DUEL}0 fly to the moon\n`, { line: count + 1, why: 'noMove' }],
    ['a move too many', `${DUEL}0 endTurn\n`, { line: count + 1, why: 'refused' }],
  ])('with %s says so', (_, text, expected) => {
    expect(problemOf(text)).toMatchObject(expected);
  });
});
