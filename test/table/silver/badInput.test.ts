import { BadRecord } from '../../../src/rules/badRecord';
import { activeSeat, type Move } from '../../../src/rules/model';
import { refuse } from '../../../src/rules/moves';
import { silverOf } from '../../../src/rules/silver/miner';
import { printRecord, readRecord, type RecordFile } from '../../../src/table/record';
import { optionsFor } from '../../../src/tools/step';
import { plain } from '../../../src/ui/text';
import { badRecordWords } from '../../../src/ui/text/record';
import { refusalWords } from '../../../src/ui/text/refusal';
import { goldenToday } from '../../games/golden';
import { TEXTS } from '../../ui/catalogues';
import { expectRefusals } from '../match';
import { clientOf } from './client';
import { KEPT_GAMES } from './games';

/** What somebody sends who has another box, or none, or too little: a sentence, and nothing is changed. */

expectRefusals();

const [GAME] = KEPT_GAMES;
if (!GAME) throw new Error('no game');
const FILE = JSON.parse(printRecord(GAME.record)) as RecordFile;
const BASE = JSON.parse(goldenToday('2-players-a')) as RecordFile;

function problemOf(file: RecordFile): BadRecord {
  try {
    readRecord(JSON.stringify(file));
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
  throw new Error('the record fits');
}

const inBoth = (bad: BadRecord): string[] => TEXTS.map(text => plain(badRecordWords(text, bad)));
const withFirst = (file: RecordFile, line: string): RecordFile => ({
  ...file,
  lines: [line, ...file.lines.slice(1)] as RecordFile['lines'],
});

test.each<[string, object, string]>([
  ['box', { gold: {} }, 'boxes.gold'],
  ['side', { silver: { sides: ['A', 'C', 'A'] } }, 'boxes.silver.sides[1]'],
  ['Technology', { silver: { technologies: ['king', 'die', 'steam'] } }, 'boxes.silver.technologies[2]'],
  ['option', { silver: { weather: 'fair' } }, 'boxes.silver.weather'],
])('a record that names an unknown %s is of a newer version', (_, boxes, detail) => {
  const problem = problemOf({ ...FILE, options: { ...FILE.options, boxes } });
  expect(problem).toMatchObject({ line: 0, why: 'newer', detail });
  expect(inBoth(problem)).toEqual([
    'This game was written by a newer version of Tiletum. Open it there.',
    'Cette partie vient d’une version plus récente de Tiletum. Ouvre-la avec celle-ci.',
  ]);
});

describe('a move of a box that is not in play', () => {
  const move: Move = { type: 'research', technology: 'king' };

  test('is no part of a record', () => {
    const seat = BASE.lines[0]?.[0] ?? '';
    const problem = problemOf(withFirst(BASE, `${seat} research king`));
    expect(problem).toMatchObject({ line: 1, why: 'refused', refusal: { why: 'notInThisGame' } });
    const [en = '', fr = ''] = inBoth(problem);
    expect(en).toContain('The box of this move is not part of this game.');
    expect(fr).toContain('Cette boîte n’est pas de la partie.');
  });

  test('is refused at a table', () => {
    const client = clientOf(optionsFor(2), 1);
    const before = client.getState()?.G;
    client.moves['research']?.({ technology: 'king' });
    expect(client.getState()?.G).toBe(before);
    expect(before && refuse(before, activeSeat(before) ?? 0, move)?.why).toBe('notInThisGame');
    client.stop();
  });
});

describe('a Technology above the purse', () => {
  test('is refused at a table', () => {
    const client = clientOf({ ...optionsFor(2), firstPlayer: 0, boxes: { silver: {} } }, 1);
    const state = client.getState()?.G;
    if (!state) throw new Error('no table');
    const [technology] = silverOf(state).technologies;
    if (!technology) throw new Error('no Technology');
    // whoever begins has no Silver (S1.9)
    const refusal = refuse(state, 0, { type: 'research', technology });
    expect(refusal).toMatchObject({ why: 'cannotPay', rule: 'S3.1', with: { silver: 1 } });
    expect(TEXTS.map(text => refusal && plain(refusalWords(text, refusal)))).toEqual([
      'You lack 1 silver.',
      expect.stringMatching(/^Il te manque 1\sargent\.$/),
    ]);
    client.moves['research']?.({ technology });
    expect(client.getState()?.G).toBe(state);
    client.stop();
  });

  test('is no part of a record', () => {
    const [first = ''] = FILE.lines;
    const [technology = ''] = silverOf(GAME.state).technologies;
    const problem = problemOf(withFirst(FILE, `${first[0]} research ${technology}`));
    expect(problem).toMatchObject({ line: 1, why: 'refused', refusal: { why: 'cannotPay' } });
    for (const sentence of inBoth(problem)) expect(sentence).toMatch(/^\p{Lu}.*1.*(silver|argent)/u);
  });
});
