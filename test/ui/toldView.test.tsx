import { renderToStaticMarkup } from 'react-dom/server';
import type { GameEvent } from '../../src/rules/events';
import { open, repeat, replay } from '../../src/rules/replay';
import { resumeMatch } from '../../src/table/localMatch';
import { chapterOf } from '../../src/table/record';
import { randomGame } from '../../src/tools/randomGame';
import { fairStory } from '../../src/ui/play/told/fair';
import { kingStory } from '../../src/ui/play/told/king';
import { tableAt, type RoundEnd } from '../../src/ui/play/told/beat';
import { logAt } from '../../src/ui/play/told/logAt';
import { endOfRound } from '../../src/ui/play/told/story';
import { ToldBar } from '../../src/ui/play/told/ToldBar';
import { ToldFair } from '../../src/ui/play/told/ToldFair';
import { ToldKing } from '../../src/ui/play/told/ToldKing';
import { ToldLower } from '../../src/ui/play/told/ToldLower';
import { pictureAt, type ToldStory } from '../../src/ui/play/told';
import { TableProvider, type TableView } from '../../src/ui/play/TableContext';

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));

function lastRounds(seed: number): RoundEnd[] {
  const { record } = randomGame(3, seed, { watched: false, eager: true });
  let { state } = open(record);
  return record.steps.flatMap((step, index) => {
    const before = state;
    const play = repeat(before, step, index + 1);
    state = play.state;
    return endOfRound(before, play.events) ?? [];
  });
}

const nothing = (): void => undefined;

function tellingAt(story: RoundEnd, at: number): ToldStory {
  const beat = story.beats[at];
  if (!beat) throw new Error('no such beat');
  const view: TableView = {
    G: tableAt(story, at),
    opening: { seat: 0, events: [] },
    log: [],
    me: 0,
    mine: false,
    legal: [],
    why: nothing as TableView['why'],
    make: nothing,
    id: 'told',
    toMyTurn: nothing,
    undo: nothing,
    undoTurn: nothing,
    redo: nothing,
    canRedo: false,
    mark: undefined,
    touch: nothing,
    touched: nothing,
    picked: undefined,
    pick: nothing,
    walker: 'merchant',
    walkWith: nothing,
  };
  const last = at === story.beats.length - 1;
  return { story, at, beat, last, view, goOn: nothing, skip: nothing, again: nothing };
}

const drawn = (Part: typeof ToldFair, telling: ToldStory): string =>
  renderToStaticMarkup(
    <TableProvider value={telling.view}>
      <Part telling={telling} />
    </TableProvider>,
  );

const stories = [3, 7].flatMap(lastRounds);

test('the Fair shows nothing before it is counted, then what everybody got', () => {
  for (const story of stories) {
    const won = (html: string): string[] => [...html.matchAll(/told-won">([^<]*)</g)].map(([, n = '']) => n);
    const first = story.beats.findIndex(({ name }) => name === 'fair');
    const end = story.beats.findLastIndex(({ name }) => name === 'fair');
    expect(won(drawn(ToldFair, tellingAt(story, first - 1))).join('')).toBe('');
    const points = fairStory(story).lines.map(line => (line.points > 0 ? `+${line.points}` : '0'));
    expect(won(drawn(ToldFair, tellingAt(story, end)))).toEqual(points);
  }
});

test('a pair that is formed stands in a frame of its own, up to three', () => {
  const frames = (html: string): number => html.split('"told-set').length - 1;
  const drawnSets: number[] = [];
  for (const story of stories) {
    const at = story.beats.findIndex(({ name }) => name === 'fair');
    const sets = fairStory(story).lines.flatMap(({ ground, counts, sets: n }) =>
      ground !== undefined && counts.length > 1 ? n : [],
    );
    drawnSets.push(...sets);
    const expected = sets.reduce((sum, n) => sum + (n > 3 ? 1 : n), 0);
    expect(frames(drawn(ToldFair, tellingAt(story, at)))).toBe(expected);
  }
  expect(Math.max(...drawnSets)).toBeGreaterThan(0);
});

test('who stands on red goes back by an arrow, once the reset is told', () => {
  const arrows = (html: string): number => html.split('way-back').length - 1;
  const withReset = stories.filter(story => kingStory(story).reset.length > 0);
  expect(withReset.length).toBeGreaterThan(0);
  for (const story of withReset) {
    const at = story.beats.findIndex(({ name }) => name === 'reset');
    expect(arrows(drawn(ToldKing, tellingAt(story, at - 1)))).toBe(0);
    expect(arrows(drawn(ToldKing, tellingAt(story, at)))).toBeGreaterThan(0);
  }
});

test('the log goes with the story: at each beat it tells what was told, at the end all of it', () => {
  const { record } = randomGame(3, 3, { watched: false, eager: true });
  const { log = [] } = resumeMatch(record);
  const stories = log.flatMap(entry => {
    const story = endOfRound(replay(record, log.indexOf(entry)), chapterOf(entry).events);
    return story ? [{ story, entry }] : [];
  });
  expect(stories.length).toBe(4);
  for (const { story, entry } of stories) {
    const all = chapterOf(entry).events;
    const told = (at: number): readonly GameEvent[] =>
      logAt(story, at, [entry]).flatMap(each => chapterOf(each).events);
    story.beats.forEach((_beat, at) => {
      const now = told(at);
      expect(now).toEqual(all.slice(0, now.length));
      const later = story.beats.slice(at + 1).flatMap(({ events }) => events);
      expect(now.filter(event => later.includes(event))).toEqual([]);
      if (later.length > 0) expect(now.at(-1)?.what).not.toBe('phase');
    });
    expect(told(story.beats.length - 1)).toEqual(all);
  }
});

test('the round lasts until its clean-up has been told', () => {
  for (const story of stories) {
    const { view, last } = tellingAt(story, story.beats.length - 1);
    const next: TableView = { ...view, G: { ...view.G, round: story.round + 1, phase: 'action' } };
    const { G } = pictureAt(story, story.beats.length - 1, next);
    expect(last).toBe(true);
    if (story.beats.at(-1)?.name === 'cleanup') expect([G.round, G.phase]).toEqual([story.round, 'cleanup']);
  }
});

test('the King phase opens step by step', () => {
  for (const story of stories) {
    const later = (at: number): number =>
      drawn(ToldKing, tellingAt(story, at)).split('told-later').length - 1;
    expect(later(0)).toBe(3);
    expect(later(1)).toBe(2);
    expect(later(story.beats.length - 1)).toBe(0);
    const { name = '' } = story.before.players[kingStory(story).leader] ?? {};
    expect(drawn(ToldKing, tellingAt(story, 0))).toContain(name);
  }
});

test('every beat can be drawn', () => {
  for (const story of stories)
    story.beats.forEach((_, at) => {
      for (const Part of [ToldBar, ToldLower, ToldKing])
        expect(drawn(Part, tellingAt(story, at))).not.toMatch(/undefined|NaN/);
    });
});
