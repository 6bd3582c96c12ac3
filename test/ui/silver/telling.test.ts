import { TECHNOLOGIES } from '../../../src/content/silver/technologies';
import { SILVER_HAPPENINGS } from '../../../src/rules/silver/happenings';
import { ruleTitle } from '../../../src/rules/ruleTitle';
import { readSilverOptions } from '../../../src/rules/silver/options';
import { ENGLISH, plain, type Text } from '../../../src/ui/text';
import { tell, type Chapter } from '../../../src/ui/text/telling';
import type { GameEvent } from '../../../src/rules/events';
import { TEXTS } from '../catalogues';
import { TABLES, chaptersOf } from './games';

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

const NAMES = ['Ada', 'Bruno', 'Clara', 'Denise'];
/** Each Technology in one of them. */
const games = [...TABLES, ...TABLES].map((table, index) => {
  const technologies = TECHNOLOGIES.slice((index % 3) * 3, (index % 3) * 3 + 3);
  const chosen = { ...readSilverOptions({}), technologies };
  return chaptersOf({ ...table, boxes: { silver: chosen } }, index + 1, 20);
});

const said = (text: Text, chapters: readonly Chapter[]): string[] =>
  tell(text, chapters, { names: NAMES, viewer: 0 }).map(line => plain(line.text));

/** Holes, and keys and ids that nobody reads. */
const FAULT = /undefined|NaN|\[object|  | ,|, ,|: *$|\b[a-z]+\.[a-z]|I-[AB]|\b[a-z]+[A-Z]\w/;

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (_, text) => {
  test('whole games can be told', () => {
    for (const chapters of games) {
      const lines = said(text, chapters);
      expect(lines.filter(line => FAULT.test(line))).toEqual([]);
      expect(lines.length).toBeGreaterThan(chapters.length / 2);
      expect(lines.length).toBeLessThan(chapters.length * 1.6);
    }
  });
});

test('every line cites a rule of a book', () => {
  for (const chapters of games)
    for (const { rule } of tell(ENGLISH, chapters, { names: NAMES }))
      expect(ruleTitle(rule).length).toBeGreaterThan(2);
});

test('the board is laid out in one line, whatever is turned meanwhile', () => {
  const lines = games.map(chapters =>
    said(ENGLISH, chapters).filter(line => line === 'The board is laid out'),
  );
  expect(lines.map(({ length }) => length)).toEqual(games.map(() => 1));
});

/** Told below, as games seldom come to it; and of games against the Cardinal. */
const RARE = ['promise', 'surprise'];

test('every happening of the box comes in these games', () => {
  const seen = new Set(games.flat().flatMap(({ events }) => events.map(({ what }) => what as string)));
  expect(Object.keys(SILVER_HAPPENINGS).filter(what => !seen.has(what) && !RARE.includes(what))).toEqual([]);
});

const told = (...events: GameEvent[]): string[] => said(ENGLISH, [{ seat: 1, events }]);
const seat = 1;

test('Silver that is paid is told with what it was paid for', () => {
  const source = { kind: 'technology', id: 'king' } as const;
  expect(
    told(
      { what: 'silver', count: -2, seat, source, rule: 'S3.1' },
      { what: 'tier', technology: 'king', tier: 2, seat, source, rule: 'S3.1' },
    ),
  ).toEqual(['Bruno reaches King II for 2 silver']);
});

test('a Prospector that costs nothing has no price', () => {
  const hired = { what: 'hire', to: 'II-A.start', seat, source: { kind: 'hire' }, rule: 'S5.2' } as const;
  expect(told({ what: 'silver', count: -1, seat, source: hired.source, rule: 'S5.2' }, hired)).toEqual([
    'Bruno sends a Prospector into map II for 1 silver',
  ]);
  expect(told(hired)).toEqual(['Bruno sends a Prospector into map II']);
});

test('steps are one walk up to a tablet, and on another map another walk', () => {
  const step = (to: string): GameEvent => ({
    ...{ what: 'walk', piece: 'prospector', to, seat, source: { kind: 'action' }, rule: 'S5.3' },
  });
  const tablet = { kind: 'tablet', id: 'I-A.tablet-free-prospector' } as const;
  const chapters = [
    [step('I-A.t1'), { what: 'tablet', tablet: tablet.id, seat, source: tablet, rule: 'S5.6' } as const],
    [step('I-A.freiberg')],
    [step('II-A.t1')],
  ].map(events => ({ seat, events }));
  expect(said(ENGLISH, chapters)).toEqual([
    'Bruno moves the Prospector to Deep Gallery, crosses the stone tablet New Prospector, moves the Prospector to Freiberg, moves the Prospector to Water Gallery',
  ]);
});

test('what a paid Helper brings is its name, what it costs is told', () => {
  const source = { kind: 'helper', id: 'b-gold-silver' } as const;
  expect(
    told(
      { what: 'use', tile: source.id, seat, source, rule: 'R7.20' },
      { what: 'pay', goods: { gold: 2 }, seat, source, rule: 'R7.20' },
      { what: 'silver', count: 1, seat, source, rule: 'S2.1' },
    ),
  ).toEqual(['Bruno uses a Helper: 1 silver, pays 2 gold']);
});

test('points for a die to come are told', () => {
  const source = { kind: 'helper', id: 'b-colour-plus1' } as const;
  expect(
    told(
      { what: 'colour', resource: 'iron', seat, source, rule: 'S11.3' },
      { what: 'promise', points: 1, seat, source, rule: 'S11.3' },
    ),
  ).toEqual(['Bruno chooses iron for the die, gets 1 more point for the action of the die']);
});

test('what a tier does bears its name, once for all of it', () => {
  const by = (id: string) => ({ seat, source: { kind: 'technology', id }, rule: 'S3.8' }) as const;
  expect(
    told(
      { what: 'walk', piece: 'merchant', to: 'paris', seat, source: { kind: 'action' }, rule: 'R6.20' },
      { what: 'points', points: 1, action: 'merchant', ...by('merchant1') },
    ),
  ).toEqual(['Bruno moves the Merchant to Paris, gets 1 more point for Merchant (Merchant I)']);
  expect(
    told({ what: 'gain', goods: { gold: 2 }, ...by('king1') }, { what: 'score', points: 1, ...by('king1') }),
  ).toEqual(['Bruno gains 2 gold, scores 1 VP (King I)']);
});
