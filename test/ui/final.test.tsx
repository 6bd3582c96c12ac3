import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseTable } from '../../src/ui/final/CourseTable';
import { spread } from '../../src/ui/final/course';
import { highlightsOf } from '../../src/ui/final/highlights';
import { Film } from '../../src/ui/replay/film';
import { Podium } from '../../src/ui/final/Podium';
import { ROW_NAMES } from '../../src/ui/final/rows';
import { SourceBars } from '../../src/ui/final/SourceBars';
import { SourceTable } from '../../src/ui/final/SourceTable';
import { standingsOf } from '../../src/ui/final/standings';
import { victoryText } from '../../src/ui/final/victory';
import { replay } from '../../src/rules/replay';
import { SCORE_ROWS } from '../../src/rules/scoreSheet';
import { ENGLISH } from '../../src/ui/text';
import { goldenGame } from '../games/golden';

const record = goldenGame('4-players-a');
const state = replay(record);
const events = new Film(record).history;
const standings = standingsOf(state, events);

test('the standings go from the winner down, and rows and rounds add up to the score', () => {
  expect(standings.map(({ seat }) => seat)).toEqual(state.ranking);
  for (const { score, rows, course, inRounds } of standings) {
    expect(SCORE_ROWS.reduce((sum, row) => sum + rows[row], 0)).toBe(score);
    expect(course.at(-1)).toBe(score);
    for (const row of SCORE_ROWS)
      expect(inRounds[row].reduce((sum, points) => sum + points, 0)).toBe(rows[row]);
  }
});

test('what is to be remembered happened', () => {
  const { turn, road, king, fair } = highlightsOf(state, events);
  expect(turn?.points).toBeGreaterThan(0);
  expect(turn?.round).toBeGreaterThanOrEqual(1);
  expect(road?.steps).toBe(
    Math.max(
      ...state.players.flatMap((_, seat) =>
        ['merchant', 'architect'].map(
          piece =>
            events.filter(each => each.what === 'walk' && each.seat === seat && each.piece === piece).length,
        ),
      ),
    ),
  );
  expect(king?.times).toBeGreaterThanOrEqual(1);
  expect(fair && state.fairs[fair.round - 1]?.town).toBe(fair?.town);
  const paid = standings.reduce((sum, { inRounds }) => sum + (inRounds.fairs[fair?.round ?? 0] ?? 0), 0);
  expect(paid).toBe(fair?.points);
});

test('of a game without events nothing is told', () => {
  expect(highlightsOf(state, [])).toEqual({});
});

test('pictures and tables name every player with the score', () => {
  const pages = [
    <Podium key="podium" standings={standings} />,
    <SourceBars key="bars" standings={standings} />,
    <SourceTable key="sources" standings={standings} />,
    <CourseTable key="course" standings={standings} />,
  ].map(page => renderToStaticMarkup(page));
  for (const { name, score } of standings)
    for (const page of pages) {
      expect(page).toContain(name);
      expect(page).toContain(String(score));
    }
});

test('a bar tells every sum, what was lost too', () => {
  const lost = standings.flatMap(({ rows }) => SCORE_ROWS.filter(row => rows[row] < 0));
  expect(lost).not.toEqual([]);
  const bars = renderToStaticMarkup(<SourceBars standings={standings} />);
  for (const { name, rows } of standings)
    for (const row of SCORE_ROWS) {
      const said = `aria-label="${ENGLISH.say('scores.sum', { name, source: ENGLISH.say(ROW_NAMES[row]), n: rows[row] })}"`;
      expect(bars.includes(said)).toBe(rows[row] !== 0);
    }
});

test('every source of points has a colour of its own', () => {
  const sheet = readFileSync(join(__dirname, '../../src/ui/final/sourceBars.css'), 'utf8');
  const colours = SCORE_ROWS.map(
    row => new RegExp(`\\.source-${row} \\{\\s*--source: ([^;]+);`).exec(sheet)?.[1],
  );
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(SCORE_ROWS.length);
});

test('the victory is told to whoever sits there', () => {
  const [first] = standings;
  const seats = state.players.map(() => 'greedy' as const);
  expect(victoryText(ENGLISH, standings, seats)).toMatch(new RegExp(`^${first?.name ?? ''} wins`));
  const alone = seats.map((kind, seat) => (seat === first?.seat ? 'person' : kind));
  expect(victoryText(ENGLISH, standings, alone)).toMatch(/^You win/);
});

test('names at the end of the lines keep their distance', () => {
  const heights = spread([100, 102, 104, 30]);
  const sorted = heights.toSorted((a, b) => a - b);
  sorted
    .slice(1)
    .forEach((height, index) => expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(19));
  expect(heights[3]).toBe(30);
});
