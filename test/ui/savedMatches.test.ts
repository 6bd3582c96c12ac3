import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, printRecord, replay } from '../../src/rules/replay';
import { importMatch, LONGEST_FILE } from '../../src/ui/session/importMatch';
import {
  asideMatches,
  deleteMatch,
  forgetAside,
  listMatches,
  loadMatch,
  saveMatch,
  wasSetAside,
} from '../../src/ui/session/savedMatches';
import { keepsAll, readText, removeText, writeText } from '../../src/ui/session/storage';
import { forbidStorage, installStorage, removeStorage } from './storageDouble';

const textOf = (name: string): string => readFileSync(join(__dirname, `../games/${name}.txt`), 'utf8');
const DUEL = textOf('2-players-a');
const record = parseRecord(DUEL);
const state = replay(record);

const save = (id: string, saved = 1): boolean =>
  saveMatch({ id, seats: ['person', 'greedy'], record, saved }, state);

let kept: Record<string, string>;
beforeEach(() => {
  kept = installStorage();
});
afterEach(() => {
  for (const { id } of listMatches()) deleteMatch(id);
  for (const { id } of asideMatches()) forgetAside(id);
  removeStorage();
});

test('a game that was saved is listed and comes back', () => {
  save('one');
  save('two', 2);
  expect(listMatches().map(({ id }) => id)).toEqual(['two', 'one']);
  expect(loadMatch('one')).toEqual({ id: 'one', seats: ['person', 'greedy'], saved: 1, record });
});

/** A saved game with something in it replaced. */
const spoilt = (change: object): string => {
  save('model');
  const model = { ...(JSON.parse(kept['tiletum.match.model'] ?? '') as object), ...change };
  deleteMatch('model');
  return JSON.stringify(model);
};

const CANNOT_BE_LISTED: Record<string, () => string> = {
  nothing: () => '',
  null: () => 'null',
  'a number': () => '1',
  'a list': () => '[]',
  'cut off': () => spoilt({}).slice(0, 500),
  'another version': () => spoilt({ version: 2 }),
  'only a prototype': () => '{"__proto__":{"version":1,"seats":[]}}',
  'seats of an unknown kind': () => spoilt({ seats: ['person', 'constructor'] }),
  'no players to show': () => spoilt({ summary: { players: [null, null] } }),
  'a player of a colour that is none': () =>
    spoilt({
      summary: {
        ...(JSON.parse(spoilt({})) as { summary: object }).summary,
        players: [{ colour: '__proto__' }],
      },
    }),
  'a moment that is none': () => spoilt({ saved: null }),
};

test.each(Object.entries(CANNOT_BE_LISTED))('%s is set aside, not lost, and the others stay', (_, text) => {
  save('good');
  kept['tiletum.match.bad'] = text();
  const found = kept['tiletum.match.bad'];
  expect(listMatches().map(({ id }) => id)).toEqual(['good']);
  expect(asideMatches()).toEqual([{ id: 'bad', text: found }]);
});

const CANNOT_BE_PLAYED: Record<string, string> = {
  'no record': '',
  'a foreign heading': DUEL.replace('tiletum 1', 'tiletum 9'),
  'options with a prototype': DUEL.replace('{"', '{"__proto__":{"cardinal":{}},"'),
  'a move that the rules refuse': `${DUEL}0 endTurn\n`,
  'a huge text': 'x'.repeat(1_000_000),
};

test.each(Object.entries(CANNOT_BE_PLAYED))('a game with %s is set aside when it is opened', (_, lines) => {
  kept['tiletum.match.bad'] = spoilt({ record: lines });
  expect(loadMatch('bad')).toBeUndefined();
  expect(wasSetAside('bad')).toBe(true);
  expect(listMatches()).toEqual([]);
});

test('where there is no room to set a game aside, it stays where it is', () => {
  kept = installStorage(100);
  kept['tiletum.match.bad'] = 'y'.repeat(90);
  expect(listMatches()).toEqual([]);
  expect(kept).toEqual({ 'tiletum.match.bad': 'y'.repeat(90) });
  expect(asideMatches()).toHaveLength(1);
});

test('what no longer fits is newer than what was kept before it, and it is told', () => {
  kept = installStorage(20);
  expect(writeText('key', 'old')).toBe(true);
  expect(writeText('key', 'new and far too long to keep')).toBe(false);
  expect(readText('key')).toBe('new and far too long to keep');
  expect(keepsAll()).toBe(false);
  expect(writeText('key', 'short')).toBe(true);
  expect(keepsAll()).toBe(true);
});

test('where storage is forbidden a game lasts as long as the page', () => {
  forbidStorage();
  expect(save('page')).toBe(false);
  expect(listMatches().map(({ id }) => id)).toEqual(['page']);
  expect(loadMatch('page')?.record).toEqual(record);
  removeText('tiletum.match.page');
  expect(keepsAll()).toBe(true);
});

describe('a game file', () => {
  test.each([
    ['2-players-a', ['person', 'person']],
    ['4-players-b', ['person', 'person', 'person', 'person']],
    ['solo-hard', ['person', 'cardinal']],
  ])('%s becomes a game of this device', (name, seats) => {
    const imported = importMatch(textOf(name), 7);
    const [match] = listMatches();
    expect(imported).toEqual({ id: match?.id, kept: true });
    expect(match).toMatchObject({ seats, saved: 7, over: true });
    expect(printRecord(loadMatch(match?.id ?? '')?.record ?? record)).toBe(textOf(name));
  });

  test('never replaces another game, not even itself', () => {
    save('old');
    importMatch(DUEL, 2);
    importMatch(DUEL, 3);
    expect(listMatches()).toHaveLength(3);
    expect(loadMatch('old')?.saved).toBe(1);
  });

  test('may be a saved game, with who sat there', () => {
    importMatch(spoilt({}), 2);
    expect(listMatches()[0]?.seats).toEqual(['person', 'greedy']);
  });

  test('may have been written on Windows', () => {
    expect(importMatch(DUEL.replaceAll('\n', '\r\n'), 2)).toHaveProperty('id');
  });

  test.each([
    ['nothing', '', { foreign: true }],
    ['something else', '%PDF-1.7', { foreign: true }],
    ['foreign options', DUEL.replace('{"', '{"hacked":1,"'), { foreign: true }],
    ['too much', `${DUEL}${' '.repeat(LONGEST_FILE)}`, { foreign: true }],
    ['a last step that is no move', `${DUEL}0 fly to the moon\n`, { step: record.steps.length + 1 }],
    ['a step too many', `${DUEL}0 endTurn\n`, { step: record.steps.length + 1 }],
  ])('with %s changes nothing and says what is wrong', (_, text, expected) => {
    save('old');
    const before = { ...kept };
    expect(importMatch(text, 2)).toEqual(expected);
    expect(kept).toEqual(before);
  });
});
