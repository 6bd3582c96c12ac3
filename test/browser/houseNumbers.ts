import { readRecord } from '../../src/table/record';
import { addTallies, overallOf, statisticsOf, tallyOf } from '../../src/table/statistics';
import { GOLDEN_GAMES, goldenText } from '../games/golden';
import type { Answers } from './game';

/** A house in which the golden games were played. */
export function playedHouse(): Answers {
  const tallies = GOLDEN_GAMES.map(name => tallyOf(statisticsOf(readRecord(goldenText(name)).record)));
  return { '/api/statistics': overallOf(addTallies(tallies)) };
}
