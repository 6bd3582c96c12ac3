import { renderToStaticMarkup } from 'react-dom/server';
import type { GameEvent } from '../../src/rules/events';
import type { State } from '../../src/rules/model';
import { projectEnd } from '../../src/rules/projection';
import { FINAL_ROUND, finalRows, scoreEntries } from '../../src/rules/scoreSheet';
import { seal } from '../../src/table/record';
import { csvOf, csvOfOverall, overall, statisticsOf } from '../../src/table/statistics';
import { bring } from '../../src/ui/boxes/screen';
import { Final } from '../../src/ui/final/Final';
import { SourceBars } from '../../src/ui/final/SourceBars';
import { SourceTable } from '../../src/ui/final/SourceTable';
import { standingsOf } from '../../src/ui/final/standings';
import { TableProvider } from '../../src/ui/play/TableContext';
import { Outlook } from '../../src/ui/play/sheet/Outlook';
import { finalStory } from '../../src/ui/play/told/final';
import { endOfRound } from '../../src/ui/play/told/story';
import { timelineOf } from '../../src/ui/replay/timeline';
import { MatchCharts } from '../../src/ui/statistics/MatchCharts';
import { plain } from '../../src/ui/text';
import { tell } from '../../src/ui/text/telling';
import { groupsOf } from '../../src/ui/text/telling/groups';
import { TEXTS } from '../ui/catalogues';
import { played, viewOf } from './played';
import { screen } from './screen';

/** The part of the final scoring that the pottery has, in the place of one of the base: it is wherever parts are. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));

bring(screen);

const KIND = 'potsAtTheEnd';
const isPart = (event: GameEvent): boolean => event.what === 'score' && event.source.kind === KIND;

/** A game in which it paid something. */
const game = [1, 2, 3, 4, 5].map(played).find(({ events }) => events.some(isPart));
if (!game) throw new Error('nobody had pots at the end');
const { record, state, states, chapters, events } = game;
const paid = (seat: number): number =>
  events.reduce(
    (sum, event) =>
      event.what === 'score' && isPart(event) && event.seat === seat ? sum + event.points : sum,
    0,
  );
const standings = standingsOf(state, events);
const nothing = (): void => undefined;

test('in the projection, in the place of the part that it replaces', () => {
  const before: State = states.at(-2) ?? state;
  const kinds = projectEnd(before, 0).parts.map(({ kind }) => kind);
  expect(kinds).toContain(KIND);
  expect(kinds).not.toContain('leftovers');
  const sheet = renderToStaticMarkup(
    <TableProvider value={viewOf(before)}>
      <Outlook seat={0} />
    </TableProvider>,
  );
  expect(sheet).toContain('Pots and clay');
});

test('on the score sheet, in the round of the final scoring', () => {
  const entries = scoreEntries(events).filter(({ event }) => isPart(event));
  expect(entries.map(({ row, round }) => [row, round])).toEqual(entries.map(() => ['pots', FINAL_ROUND]));
  expect(finalRows()).toContain('pots');
  expect(finalRows()).not.toContain('pottery');
});

test('on the final screen: in the bars, in the table, among the rules', () => {
  for (const { seat, rows, inRounds } of standings) {
    expect(rows.pots).toBe(paid(seat));
    expect(inRounds.pots?.[FINAL_ROUND]).toBe(paid(seat));
  }
  const bars = renderToStaticMarkup(<SourceBars standings={standings} />);
  expect(bars).toContain('source-pots source-at-end');
  expect(bars).not.toContain('source-pottery source-at-end');
  expect(renderToStaticMarkup(<SourceTable standings={standings} />)).toContain('Pots at the end');
  const page = renderToStaticMarkup(
    <Final
      {...{ state, events, seats: ['person', 'person'], replay: '/', numbers: '/', onRematch: undefined }}
      {...{ onLook: nothing, onHome: nothing, onExport: nothing }}
    />,
  );
  expect(page).toMatch(/Pots and clay <a href="\/rules\/T8"/);
  expect(page).not.toMatch(/\/rules\/R13\.4"/);
});

test('when the end of the game is told, part by part', () => {
  const story = endOfRound(states.at(-2) ?? state, chapters.at(-1)?.events ?? []);
  const lines = story ? finalStory(story) : [];
  expect(lines).toHaveLength(2);
  for (const { seat, parts } of lines)
    expect(parts.find(({ kind }) => kind === KIND)).toEqual({ kind: KIND, points: paid(seat) });
});

test('in the log, in a line of the final scoring', () => {
  const group = groupsOf(chapters).find(({ events: told }) => told.some(isPart));
  expect(group?.part).toBe('end');
});

test.each(TEXTS.map(text => [text.language, text] as const))('in the sentences (%s)', (language, text) => {
  const lines = tell(text, chapters, { names: ['Ada', 'Bruno'], viewer: undefined }).map(line =>
    plain(line.text),
  );
  const words = language === 'en' ? 'Pots and clay' : 'Pots et argile';
  expect(lines.filter(line => line.includes(words))).not.toEqual([]);
});

test('on the timeline of the replay, also where it is the first part that pays', () => {
  const ending = events.filter(event => event.what !== 'score' || isPart(event));
  const { slots } = timelineOf(2, [], [ending]);
  expect(slots.at(-1)?.kind).toBe('final');
});

test('in the statistics of one match and of many, on the page and for spreadsheets', () => {
  const statistics = statisticsOf(seal(record, { seats: ['person', 'person'] }));
  for (const { seat, points } of statistics.seats) expect(points.pots?.at(-1)).toBe(paid(seat));
  expect(renderToStaticMarkup(<MatchCharts statistics={statistics} />)).toContain('Pots at the end');

  const [head = '', ...rows] = csvOf([{ id: 'a', statistics }]).split(/\r?\n/);
  const column = head.split(',').indexOf('points pots');
  expect(rows.slice(0, 2).map(row => Number(row.split(',')[column]))).toEqual([paid(0), paid(1)]);
  expect(csvOfOverall(overall([statistics]))).toContain(`points,pots,final,${paid(0) + paid(1)},`);
});
