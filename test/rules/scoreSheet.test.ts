import type { GameEvent } from '../../src/rules/events';
import { playerOf } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import {
  SCORE_ROWS,
  pointsByRound,
  pointsByRow,
  scoreByRound,
  scoreEntries,
} from '../../src/rules/scoreSheet';
import { randomGame } from '../../src/tools/randomGame';

function aPlayedGame(seed: number) {
  const { record, state } = randomGame(4, seed, { eager: true });
  let play = open(record);
  const events: GameEvent[] = [...play.events];
  record.steps.forEach((step, index) => {
    play = repeat(play.state, step, index + 1);
    events.push(...play.events);
  });
  return { state, entries: scoreEntries(events) };
}

test('rows and rounds of every seat add up to its score', () => {
  const { state, entries } = aPlayedGame(60);
  state.players.forEach(({ score }, seat) => {
    const rows = pointsByRow(entries, SCORE_ROWS, seat);
    expect(SCORE_ROWS.reduce((total, row) => total + rows[row], 0)).toBe(score);
    expect(scoreByRound(entries, seat).at(-1)).toBe(score);
    expect(scoreByRound(entries, seat)[0]).toBe(10);
    expect(rows.start).toBe(10);
    const rounds = pointsByRound(entries, SCORE_ROWS, seat);
    for (const row of SCORE_ROWS) expect(rounds[row].reduce((sum, n) => sum + n, 0)).toBe(rows[row]);
    expect(rounds.start).toEqual([10, 0, 0, 0, 0, 0]);
    scoreByRound(entries, seat).reduce((before, after, round) => {
      expect(SCORE_ROWS.reduce((sum, row) => sum + (rounds[row][round] ?? 0), 0)).toBe(after - before);
      return after;
    }, 0);
    expect(rows.housesTimesPillars).toBe(
      playerOf(state, seat).houses.length * playerOf(state, seat).pillars.length,
    );
  });
});

test('each source has its row, and what is none of the named ones is a tile or a space', () => {
  const entries = [61, 62, 63].flatMap(seed => aPlayedGame(seed).entries);
  const rowOf = (kind: string): Set<string> =>
    new Set(entries.filter(entry => entry.event.source.kind === kind).map(entry => entry.row));
  expect(rowOf('contractSpace')).toEqual(new Set(['contracts']));
  expect(rowOf('cathedral')).toEqual(new Set(['cathedrals']));
  expect(rowOf('kingTrack')).toEqual(new Set(['king']));
  expect(rowOf('fair')).toEqual(new Set(['fairs']));
  expect(rowOf('houseSpace')).toEqual(new Set(['spaces']));
});

test('a Fair belongs to the round in which it is held', () => {
  const { entries } = aPlayedGame(62);
  const rounds = new Set(entries.filter(entry => entry.row === 'fairs').map(entry => entry.round));
  expect([...rounds].every(round => round >= 1 && round <= 4)).toBe(true);
  expect(new Set(entries.filter(entry => entry.row === 'leftovers').map(entry => entry.round))).toEqual(
    new Set([5]),
  );
});
