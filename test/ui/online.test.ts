import { ANSWERS, PROBLEMS } from '../../src/table/online/problems';
import type { SeatView, PublicTable } from '../../src/table/online/wire';
import { tableIn } from '../../src/ui/online/seatLink';
import { problemWords } from '../../src/ui/online/problems';
import {
  forgetSitting,
  keepSitting,
  listSittings,
  noteSitting,
  sittingAt,
} from '../../src/ui/online/sittings';
import { tablesByUrgency, isMyTurn, presenceWords, resultOf, waitsFor } from '../../src/ui/online/tables';
import { ENGLISH, textOf } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';

const TOKEN = 'a'.repeat(32);
const person: SeatView = { kind: 'person', colour: 'plum', name: 'Ada', free: false, present: true };
const table = (id: string, change: Partial<PublicTable>): PublicTable => ({
  ...{ id, status: 'running', listed: true, host: 0, seats: [person, { ...person, name: 'Bob' }] },
  ...{ leader: 0, patience: 120_000, notes: [] },
  ...{ variant: {}, created: 0, updated: 0, ...change },
});

describe('problems', () => {
  test.each([
    ['English', ENGLISH],
    ['French', textOf('fr', fr)],
  ])('each that the house may have has a sentence of its own in %s', (_language, text) => {
    const codes = Object.keys({ ...PROBLEMS, ...ANSWERS });
    const sentences = codes.map(why => problemWords(text, why));
    expect(sentences.filter(sentence => sentence === text.say('house.failure'))).toHaveLength(1);
    expect(sentences.filter(sentence => !sentence.endsWith('.'))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('an unknown one is not left without words', () => {
    expect(problemWords(ENGLISH, 'constructor')).toBe(ENGLISH.say('house.failure'));
  });
});

test.each([
  ['https://play.example.org/table/abcdefghjk23', 'abcdefghjk23'],
  ['  abcdefghjk23 ', 'abcdefghjk23'],
  [`http://localhost:8000/table/abcdefghjk23#0.${TOKEN}`, 'abcdefghjk23'],
  ['https://play.example.org/table/', undefined],
  ['abc', undefined],
  ['', undefined],
])('of “%s” the table is %s', (text, id) => {
  expect(tableIn(text)).toBe(id);
});

test('seats are kept, the newest first, one for each table', () => {
  keepSitting({ id: 'one', seat: 0, token: TOKEN });
  keepSitting({ id: 'two', seat: 1, token: TOKEN });
  keepSitting({ id: 'one', seat: 2, token: TOKEN });
  expect(listSittings().map(({ id, seat }) => [id, seat])).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
  forgetSitting('one');
  expect(sittingAt('one')).toBeUndefined();
  expect(sittingAt('two')?.seat).toBe(1);
});

describe('the keys of seats', () => {
  const sit = (id: string): void => keepSitting({ id, seat: 0, token: TOKEN });
  const ids = (): string[] => listSittings().map(({ id }) => id);

  test('of running games are never dropped, of finished ones the newest 50 are kept', () => {
    const games = Array.from({ length: 120 }, (_, n) => `game${n}`);
    for (const id of games) sit(id);
    expect(ids()).toEqual(expect.arrayContaining(games));
    for (const id of games.slice(0, 70)) noteSitting(id, { over: true });
    const kept = games.slice(20).toReversed();
    expect(ids().filter(id => id.startsWith('game'))).toEqual(kept);
    sit('another');
    expect(ids()).toEqual(expect.arrayContaining(kept));
    noteSitting('another', { over: true });
    expect(sittingAt('game20')).toBeUndefined();
    expect(sittingAt('game21')).toMatchObject({ token: TOKEN, over: true });
    for (const id of ids()) forgetSitting(id);
  });

  test('that the house does not know are set aside, wait for nobody, and come back', () => {
    sit('aside');
    noteSitting('aside', { aside: true });
    expect(sittingAt('aside')).toMatchObject({ token: TOKEN, aside: true });
    expect(isMyTurn(table('aside', { waits: 0 }), listSittings())).toBe(false);
    noteSitting('aside', { aside: undefined });
    expect(isMyTurn(table('aside', { waits: 0 }), listSittings())).toBe(true);
  });

  test('are noted at the seat that is kept only: a rematch is a game of its own', () => {
    sit('first');
    noteSitting('first', { over: true });
    const first = sittingAt('first');
    if (first) keepSitting({ ...first, id: 'rematch' });
    expect(sittingAt('rematch')).toEqual({ id: 'rematch', seat: 0, token: TOKEN });
    noteSitting('unknown', { over: true });
    expect(sittingAt('unknown')).toBeUndefined();
  });
});

describe('my tables', () => {
  const sittings = ['mine', 'theirs', 'open', 'over'].map(id => ({ id, seat: 0, token: TOKEN }));

  test('stand with those first that wait for me, and with finished ones last', () => {
    const tables = [
      table('over', { status: 'over', updated: 9 }),
      table('open', { status: 'open', updated: 8 }),
      table('theirs', { waits: 1, updated: 7 }),
      table('mine', { waits: 0, updated: 1 }),
    ];
    expect(tablesByUrgency(tables, sittings).map(({ id }) => id)).toEqual(['mine', 'theirs', 'open', 'over']);
  });

  test('tell who had how many points when they are over', () => {
    const seats = [person, { ...person, kind: 'cardinal', name: undefined } as const];
    const over = table('over', { status: 'over', seats, scores: [51, 190] });
    expect(resultOf(ENGLISH, over)).toBe('Ada\u00a051, Cardinal\u00a0190');
  });

  test('do not wait for me while a bot plays my seat', () => {
    expect(waitsFor(table('mine', { waits: 0 }), 0)).toBe(true);
    const played = table('mine', { waits: 0, seats: [{ ...person, standIn: 'greedy' }, person] });
    expect(waitsFor(played, 0)).toBe(false);
  });
});

test('who is gone is said with the minutes, where the house has seen it', () => {
  const away = { ...person, present: false };
  expect(presenceWords(ENGLISH, { ...away, gone: 0 }, 5 * 60_000)).toBe('gone for 5 min');
  expect(presenceWords(ENGLISH, away, 0)).toBe('gone');
  expect(presenceWords(ENGLISH, { ...away, gone: 0, standIn: 'greedy' }, 0)).toBe(
    'gone just now, a bot plays on',
  );
});
