import type { Doc } from '../../src/server/doc';
import { READINGS_OF_VERSION_1 } from '../../src/rules/readings';
import * as tables from '../../src/server/tables';
import { checkName, checkWords } from '../../src/server/words';
import type { SeatKind } from '../../src/table/seats';

const docOf = (kinds: SeatKind[] = ['person', 'person', 'person'], variant = {}): Doc =>
  tables.newDoc({ kinds, name: 'Ann', colour: 'teal', variant }, 'ann’s');
const BOB = (): Doc => tables.join(docOf(), 'Bob', undefined, 'bob’s').doc;
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
    const changed = tables.read(ready, { wheelTile: 'anyTime' });
    expect(changed.seats).toEqual(BOB().seats);
    expect(changed.variant).toEqual({ ...ready.variant, readings: { wheelTile: 'anyTime' } });
    expect(tables.read(changed, {})).toEqual(BOB());
    for (const readings of [undefined, null, [], { wheelTile: 'never' }, READINGS_OF_VERSION_1])
      expect(why(() => tables.read(changed, readings))).toBe('badOptions');
  });

  test('goes on with its readings at the next table, but not with those of older rules', () => {
    const chosen = tables.read(BOB(), { wheelTile: 'anyTime' });
    expect(tables.again(chosen, 0)).toEqual(chosen);
    const old = { ...BOB(), variant: { ...BOB().variant, readings: READINGS_OF_VERSION_1 } };
    expect(tables.again(old, 0)).toEqual(BOB());
  });
});

describe('sitting down and standing up', () => {
  test('who asks for no seat gets the first free one', () => {
    const { seat, doc } = tables.join(BOB(), 'Cid', undefined, 'cid’s');
    expect([seat, doc.seats[2]?.name]).toEqual([2, 'Cid']);
    expect(why(() => tables.join(doc, 'Dan', undefined, 'dan’s'))).toBe('noSeatFree');
  });

  test('a taken seat stays with who sits there, a bot too', () => {
    expect(why(() => tables.join(BOB(), 'Cid', 1, 'cid’s'))).toBe('seatTaken');
    expect(why(() => tables.join(docOf(['person', 'greedy']), 'Cid', 1, 'cid’s'))).toBe('seatTaken');
    expect(why(() => tables.join(BOB(), 'Cid', 3, 'cid’s'))).toBe('noSuchSeat');
  });

  test('a secret opens the seat it belongs to', () => {
    const doc = BOB();
    expect([tables.seatWith(doc, 'ann’s'), tables.seatWith(doc, 'bob’s')]).toEqual([0, 1]);
    expect([tables.seatWith(doc, undefined), tables.seatWith(doc, '')]).toEqual([undefined, undefined]);
    expect(why(() => tables.mustBeAt(doc, 0, 'bob’s'))).toBe('notYours');
    expect(why(() => tables.mustBeAt(doc, 2, undefined))).toBe('notYours');
    expect(why(() => tables.mustBeHost(doc, 'bob’s'))).toBe('notHost');
    expect(why(() => tables.mustBeHost(doc, 'ann’s'))).toBeUndefined();
  });

  test('the next person is host after the host, and without anybody there is no table', () => {
    const left = tables.leave(BOB(), 0);
    expect(left).toMatchObject({ host: 1, seats: [{ kind: 'person', colour: 'teal' }, { name: 'Bob' }, {}] });
    expect(left?.seats[0]).not.toHaveProperty('token');
    expect(left && tables.leave(left, 1)).toBeUndefined();
    expect(tables.leave(docOf(['person', 'greedy']), 0)).toBeUndefined();
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
    const filled = tables.seatKind(docOf(), 1, 'random');
    expect(filled.seats[1]).toMatchObject({ kind: 'random', name: 'Bot 2' });
    expect(tables.seatKind(filled, 1, 'person')).toEqual(docOf());
    expect(why(() => tables.seatKind(BOB(), 1, 'random'))).toBe('seatTaken');
    expect(why(() => tables.mustBeFull(filled))).toBe('seatsFree');
    expect(why(() => tables.mustBeFull(tables.seatKind(filled, 2, 'greedy')))).toBeUndefined();
  });

  test('play on for a person, who keeps the seat', () => {
    const away = tables.standIn(BOB(), 1, 'greedy');
    expect(away.seats[1]).toMatchObject({ name: 'Bob', standIn: 'greedy' });
    expect(tables.seatWith(away, 'bob’s')).toBe(1);
    expect(tables.standIn(away, 1, undefined)).toEqual(BOB());
    expect(why(() => tables.standIn(docOf(['person', 'random']), 1, 'greedy'))).toBe('noSuchSeat');
  });

  test('do not stand in at the next table any more', () => {
    const next = tables.again({ ...tables.standIn(BOB(), 1, 'greedy'), rematch: 'x' }, 1);
    expect(next).toEqual({ ...BOB(), host: 1 });
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

  test('words keep what holds an emoji together, and lose what turns them around', () => {
    expect(checkWords('👨‍👩‍👧 \u202Eok\u0007\n\nyes ')).toBe('👨‍👩‍👧 ok yes');
    expect(why(() => checkWords('x'.repeat(401)))).toBe('badWords');
    expect(why(() => checkWords('\u200b\u202e'))).toBe('badWords');
  });
});
