import type { GameEvent } from '../../src/rules/events';
import type { Options, State } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import { ranking } from '../../src/rules/track';
import { randomGame } from '../../src/tools/randomGame';
import { soloFor } from '../../src/tools/step';
import { fairOnShow, fairStory } from '../../src/ui/play/told/fair';
import { finalStory } from '../../src/ui/play/told/final';
import { kingStory } from '../../src/ui/play/told/king';
import { tableAt, type RoundEnd } from '../../src/ui/play/told/beat';
import { endOfRound } from '../../src/ui/play/told/story';

interface Told {
  story: RoundEnd;
  events: readonly GameEvent[];
  state: State;
}

/** The ends of the rounds of a game, with the table after each. */
function ends(table: number | Options, seed: number): Told[] {
  const { record } = randomGame(table, seed, { watched: false, eager: true });
  let { state } = open(record);
  return record.steps.flatMap((step, index) => {
    const before = state;
    const play = repeat(before, step, index + 1);
    const { events } = play;
    state = play.state;
    const story = endOfRound(before, events);
    return story ? [{ story, events, state }] : [];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const TABLES = [2, 3, 4, 'solo'] as const;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const LEVELS = ['easy', 'normal', 'hard'] as const;

describe.each(TABLES)('%s', table => {
  const told = SEEDS.flatMap(seed =>
    ends(table === 'solo' ? soloFor({ level: LEVELS[seed % 3] ?? 'hard' }) : table, seed),
  );

  test('each of the four rounds of a game is told once', () => {
    expect(told.map(({ story }) => story.round)).toEqual(SEEDS.flatMap(() => [1, 2, 3, 4]));
  });

  test('what is told adds up to the score of everybody', () => {
    for (const { story, state } of told) {
      const king = kingStory(story);
      const fair = fairStory(story);
      const final = finalStory(story);
      state.players.forEach(({ score }, seat) => {
        const prize = king.leader === seat ? king.prize.points : 0;
        const track = sum(king.points.flatMap(line => (line.seat === seat ? line.points : [])));
        const atFair = sum(fair.lines.flatMap(line => (line.seat === seat ? line.points : [])));
        const atEnd = sum((final.find(line => line.seat === seat)?.parts ?? []).map(({ points }) => points));
        const { score: start = 0 } = story.before.players[seat] ?? {};
        expect(start + prize + track + atFair + atEnd).toBe(score);
      });
    }
  });

  test('a line of the Fair pays what it is worth to those who take part, down to a score of 0', () => {
    for (const { story } of told)
      for (const { ground, worth, points, sets, counts } of fairStory(story).lines) {
        if (ground === undefined || worth >= 0) expect(points).toBe(ground === undefined ? 0 : worth);
        else expect(points).toBeGreaterThanOrEqual(worth);
        if (counts.length > 0) expect(sets).toBe(Math.min(...counts.map(({ n }) => n)));
      }
  });

  test('the map shows what the Fair has paid so far, and nothing before and after it', () => {
    for (const { story } of told) {
      const { town, lines } = fairStory(story);
      const takers = lines.filter(({ ground }) => ground !== undefined);
      const shown = story.beats.map((_, at) => fairOnShow(story, at));
      expect(shown.map(fair => fair?.town)).toEqual(
        story.beats.map(({ name }) => (name === 'fair' ? town : undefined)),
      );
      const fairs = shown.flatMap(fair => fair ?? []);
      expect(fairs.map(({ gains }) => gains.length)).toEqual(
        takers.length === 0 ? [0] : takers.map((_, at) => at + 1),
      );
      expect(fairs.at(-1)?.gains.map(({ points }) => points)).toEqual(takers.map(({ points }) => points));
    }
  });

  test('the table of the last beat has the scores, the order and the track of the game', () => {
    for (const { story, events, state } of told) {
      const shown = tableAt(story, story.beats.length - 1);
      expect(shown.players.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
      expect(shown.order).toEqual(state.order);
      expect(shown.king.tile === null || shown.king.tile !== story.before.king.tile).toBe(true);
      const start = events.findIndex(event => event.what === 'corruption');
      if (state.ranking || start < 0) expect(ranking(shown)).toEqual(ranking(state));
    }
  });

  test('every event of the end of a round is told in exactly one beat', () => {
    for (const { story, events } of told) {
      const inBeats = story.beats.flatMap(beat => beat.events);
      expect(new Set(inBeats).size).toBe(inBeats.length);
      const scores = (list: readonly GameEvent[]) => list.filter(({ what }) => what === 'score');
      expect(scores(inBeats)).toHaveLength(scores(events).length);
    }
  });
});

test('a move within a round tells nothing', () => {
  const { record } = randomGame(2, 1, { watched: false });
  const { state } = open(record);
  const before = structuredClone(state);
  const [step] = record.steps;
  if (!step) throw new Error('an empty game');
  expect(endOfRound(before, repeat(state, step, 1).events)).toBeUndefined();
});

test('a Fair that counts the King track is told with the track as it was before the reset', () => {
  const told = SEEDS.flatMap(seed => ends(4, seed + 20)).filter(
    ({ story }) => fairStory(story).tile === 'fair-kingTrack',
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { story } of told) {
    const names = story.beats.map(({ name }) => name);
    if (names.includes('reset')) expect(names.indexOf('reset')).toBeGreaterThan(names.lastIndexOf('fair'));
    const { lines, value } = fairStory(story);
    for (const { track = 0, worth } of lines) expect(worth).toBe(value + track);
  }
});
