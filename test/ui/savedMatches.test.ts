import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BadRecord } from '../../src/rules/badRecord';
import { printRecord, readRecord, type MatchRecord } from '../../src/table/record';
import { heardRound } from '../../src/ui/session/heard';
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
import { SharedMatch } from '../../src/ui/session/sharedMatch';
import { keepsAll, readText, removeText, writeText } from '../../src/ui/session/storage';
import { goldenText, goldenToday } from '../games/golden';
import { forbidStorage, installStorage, removeStorage } from './storageDouble';

const DUEL = goldenText('2-players-a');
const OLD_DUEL = readFileSync(join(__dirname, '../table/record/version1.txt'), 'utf8');
const { record: played, state } = readRecord(DUEL);
const record: MatchRecord = { ...played, seats: ['person', 'greedy'] };

const save = (id: string, saved = 1): boolean => saveMatch(id, { record, saved, state });

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
  expect(loadMatch('one')).toEqual({ id: 'one', saved: 1, record });
});

describe('what is saved soon', () => {
  const saveSoon = (id: string): void =>
    new SharedMatch({ id }).saveSoon(
      () => ({ record, saved: 1, state }),
      () => undefined,
    );

  test('is written by itself a moment later', async () => {
    saveSoon('soon');
    expect(kept).toEqual({});
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(Object.keys(kept)).toEqual(['tiletum.match.soon']);
  });

  test('is listed and read at once', () => {
    saveSoon('soon');
    expect(loadMatch('soon')).toEqual({ id: 'soon', saved: 1, revision: 1, record });
    saveSoon('other');
    expect(listMatches()).toHaveLength(2);
  });

  test('does not come back when the game is deleted meanwhile', async () => {
    saveSoon('soon');
    deleteMatch('soon');
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(kept).toEqual({});
  });
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
  'seats that are none': () => spoilt({ seats: ['person', null] }),
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

test('a game with a bot that this version does not know is listed, and set aside when it is opened', () => {
  kept['tiletum.match.bad'] = spoilt({ seats: ['person', 'constructor'] });
  expect(listMatches().map(({ id }) => id)).toEqual(['bad']);
  expect(loadMatch('bad')).toBeUndefined();
  expect(wasSetAside('bad')).toBe(true);
});

const CANNOT_BE_PLAYED: Record<string, string> = {
  'no record': '',
  'a newer form': DUEL.replace('"tiletum": 2', '"tiletum": 3'),
  'options with a prototype': OLD_DUEL.replace('{"', '{"__proto__":{"cardinal":{}},"'),
  'a move that the rules refuse': `${OLD_DUEL}0 endTurn\n`,
  'other seats than players': goldenText('solo-easy'),
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
    ['2-players-a', ['random', 'random']],
    ['4-players-b', ['random', 'random', 'random', 'random']],
    ['solo-hard', ['random', 'cardinal']],
  ])('%s becomes a game of this device, with who sat there', (name, seats) => {
    const imported = importMatch(goldenText(name), 7);
    const [match] = listMatches();
    expect(imported).toEqual({ id: match?.id, kept: true });
    expect(match).toMatchObject({ seats, saved: 7, over: true });
    expect(heardRound(match?.id ?? '')).toBe(4);
    expect(printRecord(loadMatch(match?.id ?? '')?.record ?? record)).toBe(goldenToday(name));
  });

  test('of the first version is brought up to date; people sit where it did not say who sat', () => {
    importMatch(OLD_DUEL, 7);
    const [match] = listMatches();
    expect(match?.seats).toEqual(['person', 'person']);
    expect(loadMatch(match?.id ?? '')?.record).toEqual({ ...played, seats: ['person', 'person'] });
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

  test('may be a game that was saved with a record of the first version', () => {
    importMatch(spoilt({ record: OLD_DUEL }), 2);
    const [match] = listMatches();
    expect(loadMatch(match?.id ?? '')?.record).toEqual(record);
  });

  test('may have been written on Windows', () => {
    for (const text of [DUEL, OLD_DUEL])
      expect(importMatch(text.replaceAll('\n', '\r\n'), 2)).toHaveProperty('id');
  });

  const { length } = record.game.steps;
  test.each<[string, string, Partial<BadRecord>]>([
    ['nothing', '', { why: 'foreign' }],
    ['half a game', DUEL.slice(0, 2000), { why: 'damaged' }],
    ['foreign options', OLD_DUEL.replace('{"', '{"hacked":1,"'), { why: 'options' }],
    ['too much', `${DUEL}${' '.repeat(LONGEST_FILE)}`, { why: 'tooLong' }],
    ['a last step that is no move', `${OLD_DUEL}0 fly to the moon\n`, { line: length + 1, why: 'noMove' }],
    ['a step too many', `${OLD_DUEL}0 endTurn\n`, { line: length + 1, why: 'refused' }],
  ])('with %s changes nothing and says what is wrong', (_, text, expected) => {
    save('old');
    const before = { ...kept };
    expect(importMatch(text, 2)).toMatchObject({ bad: expected });
    expect(kept).toEqual(before);
  });
});

describe('what another version had to set aside', () => {
  const moveAside = (id: string): void => {
    save(id);
    kept[`tiletum.aside.${id}`] = kept[`tiletum.match.${id}`] ?? '';
    removeText(`tiletum.match.${id}`);
    kept['tiletum.aside.broken'] = '{';
  };

  test('is tried again, and comes back where it can be read', () => {
    moveAside('one');
    expect(loadMatch('one')).toEqual({ id: 'one', saved: 1, record });
    expect(listMatches().map(({ id }) => id)).toEqual(['one']);
    expect(asideMatches().map(({ id }) => id)).toEqual(['broken']);
  });

  test('is tried once by each version, and takes no other game’s place', () => {
    moveAside('one');
    save('one', 7);
    expect(listMatches()).toMatchObject([{ id: 'one', saved: 7 }]);
    removeText('tiletum.match.one');
    expect(listMatches()).toEqual([]);
    kept['tiletum.triedAgainBy'] = '2.1';
    expect(listMatches().map(({ id }) => id)).toEqual(['one']);
  });
});
