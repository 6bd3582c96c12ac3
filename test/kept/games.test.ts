import { BadRecord } from '../../src/rules/badRecord';
import { printStep, type GameRecord } from '../../src/rules/replay';
import { fileOf, readRecord, type FittingRecord } from '../../src/table/record';
import { statesAsThen } from './asThen';
import { dose, keptGames, VERSIONS } from './kept';
import type { Found, OldRecord } from './model';
import { spoil } from './spoil';
import { StateSums } from './states';

/** The recorded games of earlier versions come out as they did, and what is wrong with one is found where it was. */

const read = (record: OldRecord): FittingRecord => readRecord(JSON.stringify(record));

function foundIn(record: OldRecord): Found {
  try {
    read(record);
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return [error.line, error.why, error.detail];
    throw error;
  }
}

function sumsOf(game: GameRecord): readonly string[] {
  const sums = new StateSums();
  for (const state of statesAsThen(game)) sums.add(state);
  return sums.all();
}

describe.each(VERSIONS)('of %s', version => {
  const games = dose(keptGames(version), 60);

  test('the games have the same lines, outcomes and scores, go through the same states or have the same checks', () => {
    for (const { record, states } of games) {
      const { record: today } = read(record);
      const { game, scores, seats } = today;
      expect(game.steps.map(printStep)).toEqual(record.lines);
      expect(game.opening.join(' ')).toBe(record.opening);
      expect({ scores, seats }).toEqual({ scores: record.scores, seats: record.seats });
      if (states) expect(sumsOf(game)).toEqual(states);
      else expect(fileOf(today).checks).toEqual(record.checks);
    }
  });

  test('one changed line, outcome or digit is found at the same place', () => {
    games.forEach(({ record, spoilt }, index) => {
      const first = index % spoilt.length;
      for (const { spoiling, found } of dose([...spoilt.slice(first), ...spoilt.slice(0, first)], 1))
        expect({ spoiling, found: foundIn(spoil(record, spoiling)) }).toEqual({ spoiling, found });
    });
  });
});
