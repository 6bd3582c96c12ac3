import type { SourceKind } from '../../../rules/model';

/** The parts of the score sheet, in their order; the last three are the final scoring. */
export const SCORE_GROUPS = [
  'start',
  'contracts',
  'cathedrals',
  'spaces',
  'king',
  'fairs',
  'housesTimesPillars',
  'completedBuildings',
  'leftovers',
] as const;
export type ScoreGroup = (typeof SCORE_GROUPS)[number];

/** Which part a source belongs to: a new source without one does not compile. */
const GROUP_OF: Readonly<Record<SourceKind, ScoreGroup>> = {
  setup: 'start',
  contract: 'contracts',
  contractSpace: 'contracts',
  cathedral: 'cathedrals',
  die: 'spaces',
  action: 'spaces',
  exchange: 'spaces',
  buy: 'spaces',
  helper: 'spaces',
  character: 'spaces',
  crestSpace: 'spaces',
  houseSpace: 'spaces',
  building: 'spaces',
  offer: 'spaces',
  round: 'spaces',
  corruption: 'king',
  leader: 'king',
  kingTrack: 'king',
  fair: 'fairs',
  housesTimesPillars: 'housesTimesPillars',
  completedBuildings: 'completedBuildings',
  leftovers: 'leftovers',
};

/** Its name is the message `scores.` and the group. */
export const scoreGroup = (kind: SourceKind): ScoreGroup => GROUP_OF[kind];
