import type { GameEvent } from '../../../src/rules/events';
import { CARDINAL } from '../../../src/rules/cardinal/board';
import { open, repeat } from '../../../src/rules/replay';
import { shelveForCommands } from '../../../src/tools/shelf';
import { addRows } from '../../../src/ui/boxes/rows';
import { beatEvents, tableAt, tellsFair, tellsKing, type RoundEnd } from '../../../src/ui/play/told/beat';
import { fairStory } from '../../../src/ui/play/told/fair';
import { endOfRound, KING_BEATS } from '../../../src/ui/play/told/story';
import { goldenGame, SILVER_GOLDEN_GAMES } from '../../games/golden';

/** The end of a round with Silver: King II and the King’s Surprises part the King phase from the Fair. */

shelveForCommands();
addRows(KING_BEATS, { ribbon: 'points' });

interface Told {
  readonly story: RoundEnd;
  readonly events: readonly GameEvent[];
}

function toldIn(name: string): Told[] {
  const record = goldenGame(name);
  let { state } = open(record);
  return record.steps.flatMap((step, index) => {
    const { events, state: after } = repeat(state, step, index + 1);
    const story = endOfRound(state, events);
    state = after;
    return story ? [{ story, events }] : [];
  });
}

const TOLD = SILVER_GOLDEN_GAMES.map(toldIn);
const ROUNDS = [1, 2, 3, 4];

test('each King phase and each Fair is told once, and one after the other is remembered', () => {
  for (const told of TOLD.map(all => all.map(({ story }) => story))) {
    expect(told.filter(tellsKing).map(({ round }) => round)).toEqual(ROUNDS);
    expect(told.filter(tellsFair).map(({ round }) => round)).toEqual(ROUNDS);
    const heard = told.map(({ heardAs }) => heardAs);
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
  }
  expect(TOLD.flat().some(({ story }) => !tellsFair(story))).toBe(true);
});

test('a Fair is told with what it pays', () => {
  for (const { story, events } of TOLD.flat().filter(each => tellsFair(each.story))) {
    const paid = events.flatMap(event =>
      event.what === 'score' && event.source.kind === 'fair' ? [event.points] : [],
    );
    const told = fairStory(story).lines.flatMap(({ points }) => (points === 0 ? [] : [points]));
    expect(told.toSorted()).toEqual(paid.filter(points => points !== 0).toSorted());
  }
});

test('[S13.6] at the Fair of Technologies the Cardinal’s cards are told, not tiers', () => {
  const [first] = toldIn('silver/solo-hard').filter(({ story }) => tellsFair(story));
  if (!first) throw new Error('no Fair is told');
  const { story } = first;
  const fairs = story.before.fairs.map(fair => ({ ...fair, tile: 'fair-technology' }));
  const { lines } = fairStory({ ...story, before: { ...story.before, fairs } });
  const counted = (of: number): string[] | undefined =>
    lines.find(({ seat }) => seat === of)?.counts.map(count => count.of);
  expect([counted(0), counted(CARDINAL)]).toEqual([['technologyTiers'], ['kingsSurprises']]);
});

test('[S8.3 S8.4] ribbons pay when the track does, not when the leader takes the tile', () => {
  for (const { story } of TOLD.flat().filter(each => tellsKing(each.story))) {
    const early = beatEvents(story, name => name === 'tile');
    expect(early.filter(({ source }) => source.kind === 'ribbon' || source.kind === 'kingTrack')).toEqual([]);
    const scores = tableAt(story, 0).players.map(({ score }) => score);
    const prize = early.flatMap(event => (event.what === 'score' ? [event.points] : []));
    const before = story.before.players.map(({ score }) => score);
    const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
    expect(sum(scores)).toBe(sum(before) + sum(prize));
  }
});
