import { scoreByRound, scoreEntries } from '../../../src/rules/scoreSheet';
import { scoresOf } from '../../../src/rules/model';
import { Film } from '../../../src/ui/replay/film';
import { printPlace, readPlace } from '../../../src/ui/replay/place';
import {
  gains,
  slotAt,
  slotNear,
  timelineOf,
  turnAfter,
  turnBefore,
  xOf,
} from '../../../src/ui/replay/timeline';
import { GOLDEN_GAMES, goldenGame } from '../../games/golden';

const filmed = (name: string) => {
  const film = new Film(goldenGame(name));
  const { players } = film.stateAt(0);
  return { film, seats: players.length, timeline: timelineOf(players.length, film.opening, film.events) };
};

test.each(GOLDEN_GAMES)('%s: three turns of each in four rounds, each ended by King phase and Fair', name => {
  const { timeline, seats } = filmed(name);
  const kinds = timeline.slots.map(({ kind }) => kind);
  const round = [...Array.from({ length: 3 * seats }, () => 'turn'), 'king', 'fair'];
  expect(kinds).toEqual([...round, ...round, ...round, ...round, 'final']);
  for (const { round: each, kind, turn } of timeline.slots)
    if (kind === 'turn') expect([1, 2, 3].includes(turn) && each >= 1 && each <= 4).toBe(true);
});

test.each(GOLDEN_GAMES)('%s: the chart agrees with the events', name => {
  const { film, timeline, seats } = filmed(name);
  const entries = scoreEntries([...film.opening, ...film.events.flat()]);
  expect(timeline.knots.at(-1)?.scores).toEqual(scoresOf(film.stateAt(film.end)));
  for (let seat = 0; seat < seats; seat++) {
    const rounds = scoreByRound(entries, seat);
    const fairs = timeline.slots.flatMap(({ kind }, index) => (kind === 'fair' ? [index] : []));
    const after = fairs.map(fair => timeline.knots.findLast(({ slot }) => slot === fair)?.scores[seat]);
    expect(after).toEqual(rounds.slice(1, 5));
    const gained = timeline.slots.reduce((sum, slot) => sum + (gains(timeline, slot)[seat] ?? 0), 0);
    expect(gained).toBe(
      (rounds.at(-1) ?? 0) - (timeline.knots.findLast(({ slot }) => slot < 0)?.scores[seat] ?? 0),
    );
  }
});

test('time only goes on, from the left end to the right one', () => {
  const { timeline } = filmed('3-players-a');
  const places = Array.from({ length: timeline.end + 1 }, (_, at) => xOf(timeline, at));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(timeline.slots.length);
  for (const [at, x] of places.entries()) expect(x).toBeGreaterThan(places[at - 1] ?? -1);
  for (const [at, { x }] of timeline.knots.entries())
    expect(x).toBeGreaterThanOrEqual(timeline.knots[at - 1]?.x ?? 0);
});

test('from turn to turn, there and back', () => {
  const { timeline } = filmed('4-players-a');
  const there = [0];
  while ((there.at(-1) ?? 0) < timeline.end) there.push(turnAfter(timeline, there.at(-1) ?? 0));
  const back = [timeline.end];
  while ((back[0] ?? 0) > 0) back.unshift(turnBefore(timeline, back[0] ?? 0));
  expect(back).toEqual(there);
  expect(there.length).toBeGreaterThan(48);
  expect(turnAfter(timeline, timeline.end)).toBe(timeline.end);
  expect(turnBefore(timeline, 0)).toBe(0);
});

test('what is dragged to is the turn that lies there, at the ends too', () => {
  const { timeline } = filmed('2-players-a');
  const [first] = timeline.slots;
  expect(slotNear(timeline, -5)).toBe(first);
  expect(slotNear(timeline, 1e6)?.kind).toBe('final');
  const third = slotNear(timeline, 2.7);
  expect(third).toBe(timeline.slots[2]);
  expect(third && slotAt(timeline, third.from)).toBe(third);
});

test('an address brings back its moment, and nonsense leads to the start', () => {
  const place = { at: 57, eyes: 2, beat: 3 };
  expect(readPlace(printPlace(place), 300, 4)).toEqual(place);
  expect(readPlace('?at=9999', 300, 4).at).toBe(300);
  for (const nonsense of ['', 'at=-1', 'at=x&seat=y', 'at=1e9', 'at=%3Cscript%3E'])
    expect(readPlace(nonsense, 300, 4)).toEqual({ at: 0, eyes: undefined, beat: undefined });
});
