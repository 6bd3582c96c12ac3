/** What can be counted of matches: of one, of many, and as files for other programs. */
export { bgStatsLink, bgStatsPlay } from './bgStats';
export { namesIn, sum } from './counting';
export { csvOf, type Named } from './csv';
export { csvOfOverall } from './csvOverall';
export {
  counting,
  DIE_VALUES,
  ROUNDS,
  statisticsOf,
  type FairStatistics,
  type MatchStatistics,
  type SeatStatistics,
} from './match';
export { overall, overallOf, type AllStatistics, type OverallStatistics } from './overall';
export type { PlayerStatistics, Rate } from './players';
export { addTallies, TALLY_VERSION, tallyOf, type Tally } from './tally';
export { LONGEST_THOUGHT_MS } from './time';
