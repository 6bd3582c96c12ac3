import type { Doc } from '../../src/server/doc';
import { READINGS_OF_VERSION_1 } from '../../src/rules/readings';
import * as tables from '../../src/server/tables';
import { checkName, checkWords } from '../../src/server/words';
import type { SeatKind } from '../../src/table/seats';

const WHEN = { at: 7, patience: 1000 };
const docOf = (kinds: SeatKind[] = ['person', 'person', 'person'], variant = {}): Doc =>
  tables.newDoc({ kinds, name: 'Ann', colour: 'teal', variant }, 'ann’s', WHEN);
const BOB = (): Doc => tables.join(docOf(), 'Bob', undefined, 'bob’s', 7).doc;
const why = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return (error as { why?: unknown }).why;
  }
  return undefined;
};
const coloursOf = ({ seats }: Doc): unknown[] => seats.map(({ colour }) => colour);

describe('a new table', () => {
  test('has its host on the first seat, and a colour for everybody', () => {
    const doc = docOf(['person', 'greedy', 'person']);
    expect(doc).toMatchObject({
      host: 0,
      seats: [{ name: 'Ann', colour: 'teal' }, { name: 'Bot 2' }, {}],
    });
    expect(new Set(coloursOf(doc)).size).toBe(3);
    expect(JSON.stringify(doc)).not.toContain('ann’s');
  });

  test('has the Cardinal where the rules know of him, and nowhere else', () => {
    const cardinal = { level: 'normal' };
    expect(docOf(['person', 'cardinal'], { cardinal }).seats[1]).toEqual({
      kind: 'cardinal',
      colour: 'cardinal',
    });
    expect(why(() => docOf(['person', 'cardinal']))).toBe('badOptions');
    expect(why(() => docOf(['person', 'person'], { cardinal }))).toBe('badOptions');
    expect(why(() => docOf(['cardinal', 'person'], { cardinal }))).toBe('badOptions');
  });

  test('keeps of what was agreed only what the rules have read', () => {
    expect(docOf(undefined, { players: 'x', actionTiles: 'shuffled' }).variant).toEqual({
      actionTiles: 'shuffled',
      firstPlayer: 'random',
    });
    expect(why(() => docOf(undefined, { seed: 1 }))).toBe('badOptions');
  });

  test('reads the rules as its host chose, and as nobody may choose never', () => {
    expect(docOf(undefined, { readings: { kingAction: 'all', wheelTile: 'afterDie' } }).variant).toEqual({
      actionTiles: 'standard',
      firstPlayer: 'random',
      readings: { kingAction: 'all' },
    });
    for (const readings of [{ luck: 'good' }, { kingAction: 'most' }, 7, READINGS_OF_VERSION_1])
      expect(why(() => docOf(undefined, { readings }))).toBe('badOptions');
  });

  test('is read otherwise before the game, and whoever was ready says so again', () => {
    const ready = tables.ready(BOB(), 1, true);
    const changed = tables.changeReadings(ready, { wheelTile: 'anyTime' });
    expect(changed.seats).toEqual(BOB().seats);
    expect(changed.variant).toEqual({ ...ready.variant, readings: { wheelTile: 'anyTime' } });
    expect(tables.changeReadings(changed, {})).toEqual(BOB());
    for (const readings of [undefined, null, [], { wheelTile: 'never' }, READINGS_OF_VERSION_1])
      expect(why(() => tables.changeReadings(changed, readings))).toBe('badOptions');
  });

  test('goes on with its readings at the next table, but not with those of older rules', () => {
    const chosen = tables.changeReadings(BOB(), { wheelTile: 'anyTime' });
    expect(tables.sameAgain(chosen, 0, WHEN.at)).toEqual(chosen);
    const old = { ...BOB(), variant: { ...BOB().variant, readings: READINGS_OF_VERSION_1 } };
    expect(tables.sameAgain(old, 0, WHEN.at)).toEqual(BOB());
  });
});

describe('sitting down and standing up', () => {
  test('who asks for no seat gets the first free one', () => {
    const { seat, doc } = tables.join(BOB(), 'Cid', undefined, 'cid’s', 7);
    expect([seat, doc.seats[2]?.name]).toEqual([2, 'Cid']);
    expect(why(() => tables.join(doc, 'Dan', undefined, 'dan’s', 7))).toBe('noSeatFree');
  });

  test('a taken seat stays with who sits there, a bot too', () => {
    expect(why(() => tables.join(BOB(), 'Cid', 1, 'cid’s', 7))).toBe('seatTaken');
    expect(why(() => tables.join(docOf(['person', 'greedy']), 'Cid', 1, 'cid’s', 7))).toBe('seatTaken');
    expect(why(() => tables.join(BOB(), 'Cid', 3, 'cid’s', 7))).toBe('noSuchSeat');
  });

  test('a secret opens the seat it belongs to', () => {
    const doc = BOB();
    expect([tables.seatWith(doc, 'ann’s'), tables.seatWith(doc, 'bob’s')]).toEqual([0, 1]);
    expect([tables.seatWith(doc, undefined), tables.seatWith(doc, '')]).toEqual([undefined, undefined]);
    expect(why(() => tables.mustBeAt(doc, 0, 'bob’s'))).toBe('notYours');
    expect(why(() => tables.mustBeAt(doc, 2, undefined))).toBe('notYours');
  });

  test('the next person is host after the host, and without anybody there is no table', () => {
    const left = tables.leaveTable(BOB(), 0);
    expect(left).toMatchObject({ host: 1, seats: [{ kind: 'person', colour: 'teal' }, { name: 'Bob' }, {}] });
    expect(left?.seats[0]).not.toHaveProperty('token');
    expect(left && tables.leaveTable(left, 1)).toBeUndefined();
    expect(tables.leaveTable(docOf(['person', 'greedy']), 0)).toBeUndefined();
  });
});

describe('who leads the table', () => {
  test('empties any seat but his own before the game, and its secret opens nothing any more', () => {
    const emptied = tables.seatKind(BOB(), 1, 'person', 0);
    expect(emptied).toEqual(docOf());
    expect(tables.seatWith(emptied, 'bob’s')).toBeUndefined();
    expect(tables.seatKind(BOB(), 1, 'greedy', 0).seats[1]).toMatchObject({ kind: 'greedy', name: 'Bot 2' });
    expect(why(() => tables.seatKind(BOB(), 0, 'person', 0))).toBe('ownSeat');
    expect(why(() => tables.seatKind(BOB(), 3, 'person', 0))).toBe('noSuchSeat');
  });
});

describe('names', () => {
  test.each(['Bob', 'BOB', 'Ｂob', 'bob\ufe0f', ' bob '])('%j is taken where Bob sits', name => {
    expect(why(() => tables.join(BOB(), name, 2, 'x', 7))).toBe('nameTaken');
    expect(why(() => tables.dress(BOB(), 0, { name }))).toBe('nameTaken');
    expect(why(() => tables.dress(BOB(), 1, { name }))).toBeUndefined();
  });
});

describe('dressing', () => {
  test('a colour nobody wears changes places, one that a person wears stays', () => {
    const doc = BOB();
    const [mine, bobs, free] = coloursOf(doc);
    const dressed = tables.dress(doc, 0, { name: ' Anne  Marie ', colour: free as 'plum' });
    expect(coloursOf(dressed)).toEqual([free, bobs, mine]);
    expect(dressed.seats[0]?.name).toBe('Anne Marie');
    expect(why(() => tables.dress(doc, 0, { colour: bobs as 'plum' }))).toBe('colourTaken');
  });

  test('a bot gives its colour away', () => {
    const doc = docOf(['person', 'greedy']);
    const [mine, bots] = coloursOf(doc);
    expect(coloursOf(tables.dress(doc, 0, { colour: bots as 'plum' }))).toEqual([bots, mine]);
  });
});

describe('bots', () => {
  test('take free seats before the game, and give them back', () => {
    const filled = tables.seatKind(docOf(), 1, 'random', 0);
    expect(filled.seats[1]).toMatchObject({ kind: 'random', name: 'Bot 2' });
    expect(tables.seatKind(filled, 1, 'person', 0)).toEqual(docOf());
    expect(why(() => tables.mustBeFull(filled))).toBe('seatsFree');
    expect(why(() => tables.mustBeFull(tables.seatKind(filled, 2, 'greedy', 0)))).toBeUndefined();
  });

  test('have names of their own, whatever people are called', () => {
    const doc = tables.newDoc(
      { kinds: ['person', 'greedy', 'person'], name: 'bot 2', variant: {} },
      'x',
      WHEN,
    );
    expect(doc.seats[1]?.name).toBe('Bot 3');
    const named = tables.join(doc, 'Bot 4', 2, 'y', 7).doc;
    expect(tables.seatKind(named, 1, 'random', 0).seats[1]?.name).toBe('Bot 3');
    expect(why(() => tables.join(doc, 'ＢＯＴ 3', 2, 'y', 7))).toBe('nameTaken');
  });
});

describe('what people write', () => {
  test.each([
    [' Ann  Marie ', 'Ann Marie'],
    ['Émile', 'Émile'],
    ['E\u0301mile', 'Émile'],
    ['李 🦊', '李 🦊'],
    ['<b>', '<b>'],
  ])('%j is a name', (given, name) => expect(checkName(given)).toBe(name));

  test.each([
    '',
    ' ',
    '\u0000',
    'a\u202eb',
    '\u200b',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\ud800',
    'x'.repeat(41),
    null,
    {},
    ['a'],
  ])('%j is none', (given: unknown) => expect(why(() => checkName(given))).toBe('badName'));

  test.each([
    ['\u0410nn', 'mixedName'],
    ['Ann\u03b1', 'mixedName'],
    ['Z\u0301\u0302\u0303\u0304', 'stackedMarks'],
  ])('%j is none, and it is said why', (given, reason) => expect(why(() => checkName(given))).toBe(reason));

  test('marks are stacked no higher in words', () => {
    expect(why(() => checkWords('so Z\u0301\u0302\u0303\u0304!'))).toBe('stackedMarks');
    expect(checkWords('Аnn? 👩‍❤️‍💋‍👨')).toBe('Аnn? 👩‍❤️‍💋‍👨');
  });

  test('words keep what holds an emoji together, and lose what turns them around', () => {
    expect(checkWords('👨‍👩‍👧 \u202Eok\u0007\n\nyes ')).toBe('👨‍👩‍👧 ok yes');
    expect(why(() => checkWords('x'.repeat(401)))).toBe('badWords');
    expect(why(() => checkWords('\u200b\u202e'))).toBe('badWords');
  });
});
