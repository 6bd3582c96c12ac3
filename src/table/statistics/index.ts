/** What can be counted of matches: of one, of many, and as files for other programs. */
export { bgStatsLink, bgStatsPlay } from './bgStats';
export { csvOf, type Named } from './csv';
export {
  DEEDS,
  DIE_VALUES,
  statisticsOf,
  type Deed,
  type FairStatistics,
  type MatchStatistics,
  type SeatStatistics,
} from './match';
export { overall, type OverallStatistics, type PlayerStatistics, type Rate } from './overall';
export { LONGEST_THOUGHT_MS } from './time';
