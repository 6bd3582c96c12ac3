import { RULEBOOK } from '../../src/content';
import type { GameEvent } from '../../src/rules/events';
import { open, repeat, replay } from '../../src/rules/replay';
import { SCORE_ROWS, pointsByRow, scoreEntries } from '../../src/rules/scoreSheet';
import { ENGLISH, plain } from '../../src/ui/text';
import { tell, tellMove, type Audience, type Chapter } from '../../src/ui/text/telling';
import { GOLDEN_GAMES, goldenGame } from '../games/golden';
import { TEXTS } from './catalogues';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Denise'];

/** A recorded game as the log of the table has it. */
function chaptersOf(name: string): { chapters: Chapter[]; audience: Audience } {
  const record = goldenGame(name);
  let play = open(record);
  const opening: Chapter = { seat: 0, events: play.events };
  const chapters = record.steps.map((step, index) => {
    play = repeat(play.state, step, index + 1);
    return { seat: step.seat, events: play.events };
  });
  return { chapters: [opening, ...chapters], audience: { names: NAMES, viewer: 0 } };
}

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (language, text) => {
  test.each(GOLDEN_GAMES)('the whole game %s can be told', name => {
    const { chapters, audience } = chaptersOf(name);
    const lines = tell(text, chapters, audience);
    const said = lines.map(line => plain(line.text));
    expect(said.filter(line => /undefined|NaN|\[object|  | ,|, ,|: *$/.test(line))).toEqual([]);
    expect(lines.every(line => line.rule in RULEBOOK)).toBe(true);
    expect(said.length).toBeLessThan(chapters.length * 1.6);
    expect(said.length).toBeGreaterThan(chapters.length / 2);
  });

  test('every move is in a line of its own or with others, in order', () => {
    const { chapters, audience } = chaptersOf('2-players-a');
    const ranges = tell(text, chapters, audience).map(line => line.chapters);
    expect(
      ranges.every(([first, last], index) => first <= last && first >= (ranges[index - 1]?.[0] ?? 0)),
    ).toBe(true);
    expect(ranges.at(-1)?.[1]).toBe(chapters.length - 1);
    expect(language).toBeDefined();
  });
});

const tellOne = (events: GameEvent[]): string[] =>
  tellMove(ENGLISH, { seat: 1, events }, { names: NAMES, viewer: 0 }).map(line => plain(line.text));

const contract = { kind: 'contract', id: 'c-iron3' } as const;
const fulfilled = (seat: number): GameEvent[] => [
  { what: 'pay', goods: { iron: 3 }, seat, source: contract, rule: 'R7.5' },
  { what: 'contract', tile: 'c-iron3', from: 'storehouse', space: 0, seat, source: contract, rule: 'R7.5' },
  { what: 'release', piece: 'pillar', seat, source: { kind: 'contractSpace', id: '0' }, rule: 'R7.7' },
  { what: 'score', points: 1, seat, source: { kind: 'contractSpace', id: '0' }, rule: 'R7.8' },
  { what: 'score', points: 4, seat, source: contract, rule: 'R7.9' },
];

test('a payment and its points are one deed each', () => {
  expect(tellOne(fulfilled(1))).toEqual(['Bruno fulfils a Contract for 3 iron, frees a Pillar, scores 5 VP']);
});

test('the reader is told “you”', () => {
  expect(tellOne(fulfilled(0))).toEqual(['You fulfil a Contract for 3 iron, free a Pillar, score 5 VP']);
});

test('a name with signs stays a name', () => {
  const [line] = tellMove(ENGLISH, { seat: 1, events: fulfilled(1) }, { names: ['', '*x*[icon:wool]'] });
  expect(line && plain(line.text)).toMatch(/^\*x\*\[icon:wool\] fulfils/);
});

test('the step of a Contract that leads nowhere is told', () => {
  const lapsed: GameEvent = { what: 'lapse', effects: ['move'], seat: 1, source: contract, rule: 'R8.64' };
  const said = TEXTS.map(text =>
    tellMove(text, { seat: 1, events: [...fulfilled(1), lapsed] }, { names: NAMES }).map(line =>
      plain(line.text),
    ),
  );
  expect(said.map(lines => lines.join())).toEqual([
    expect.stringMatching(/scores 5 VP, finds no town next to the Merchant to walk to$/),
    expect.stringMatching(/, ne trouve pas de ville voisine où mener le Marchand$/),
  ]);
});

const step = (to: string): Chapter => ({
  seat: 1,
  events: [{ what: 'walk', piece: 'merchant', to, seat: 1, source: { kind: 'die' }, rule: 'R6.20' }],
});

test('a walk of several steps is one line', () => {
  const lines = tell(ENGLISH, [step('antwerpen'), step('koeln'), step('frankfurt')], { names: NAMES });
  expect(lines.map(line => plain(line.text))).toEqual([
    'Bruno moves the Merchant via Antwerpen, Köln to Frankfurt',
  ]);
  expect(lines[0]?.chapters).toEqual([0, 2]);
});

test('a die is told with its Action, its tile and its goods', () => {
  const [action, value] = ['king', 2] as const;
  const source = { kind: 'die' } as const;
  const taking: Chapter = {
    seat: 0,
    events: [
      { what: 'die', die: { colour: 'yellow', value }, to: value, action, seat: 0, source, rule: 'R5.9' },
    ],
  };
  const tile: Chapter = {
    seat: 0,
    events: [
      {
        what: 'take',
        tile: 'b-joker1-1',
        from: `wheel:${action}`,
        to: 'storehouse',
        ...{ seat: 0, source, rule: 'R5.18' },
      },
      { what: 'gain', goods: { gold: value }, seat: 0, source, rule: 'R5.27' },
    ],
  };
  const lines = tell(ENGLISH, [taking, tile], { names: NAMES, viewer: 0 }).map(line => plain(line.text));
  expect(lines).toEqual([
    `You take the gold die ${value} for ${ENGLISH.say(`action.${action}`)}, take the Helper Any action 1 from the wheel, gain ${value} gold`,
  ]);
});

test('Corruption tells all markers in one line', () => {
  const corruption = { kind: 'corruption', id: 'corr-5' } as const;
  const down = (seat: number): GameEvent => ({
    what: 'king',
    steps: -2,
    to: 3,
    seat,
    source: corruption,
    rule: 'R5.2',
  });
  expect(
    tellOne([
      { what: 'corruption', token: 'corr-5', steps: 2, cycle: 1, source: corruption, rule: 'R5.1' },
      down(0),
      down(1),
    ]),
  ).toEqual(['Corruption 2: every marker moves down']);
});

test('every row of the score sheet has a name', () => {
  const names = SCORE_ROWS.map(row => ENGLISH.say(`scores.${row}`));
  expect(names.every(name => name.length > 0)).toBe(true);
});

/** What the log of a table keeps of a move, out of its store: words and numbers, and no state beside them. */
const kept = (chapters: readonly Chapter[]): Chapter[] => JSON.parse(JSON.stringify(chapters)) as Chapter[];

describe.each(GOLDEN_GAMES)('from the events of %s alone', name => {
  test('every line can be told, in both languages', () => {
    const { chapters, audience } = chaptersOf(name);
    for (const text of TEXTS) {
      const told = tell(text, kept(chapters), audience).map(line => plain(line.text));
      expect(told).toEqual(tell(text, chapters, audience).map(line => plain(line.text)));
      expect(told.filter(line => /undefined|NaN|\[object/.test(line))).toEqual([]);
    }
  });

  test('every point has its place on the score sheet', () => {
    const { chapters } = chaptersOf(name);
    const entries = scoreEntries(kept(chapters).flatMap(({ events }) => events));
    const rows = ({ score }: { score: number }, seat: number): number[] => [
      score,
      Object.values(pointsByRow(entries, SCORE_ROWS, seat)).reduce((sum, points) => sum + points, 0),
    ];
    const sheets = replay(goldenGame(name)).players.map(rows);
    expect(sheets.filter(([score, sum]) => score !== sum)).toEqual([]);
  });
});

test('without its events a move has nothing to tell, and its points are missing', () => {
  const { chapters, audience } = chaptersOf('2-players-a');
  const silent = chapters.map(chapter => ({ ...chapter, events: [] }));
  expect(tell(ENGLISH, silent, audience)).toEqual([]);
  expect(scoreEntries([])).toEqual([]);
});
