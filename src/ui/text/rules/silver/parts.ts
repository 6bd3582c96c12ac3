import { SILVER_RULES, type SilverRuleId } from '../../../../content/silver/rulebook';
import { partsOf } from '../sections';
import type { SilverRule } from './types';

/** Where the parts of the rules of Silver begin. */
const BEGINNINGS = {
  silverSetup: 'S1.1',
  silver: 'S2.1',
  technologies: 'S3.1',
  tiers: 'S3.5',
  underground: 'S4.1',
  prospectors: 'S5.1',
  mines: 'S6.1',
  prospectorWheel: 'S7.1',
  silverKing: 'S8.1',
  silverCleanup: 'S9.1',
  silverScoring: 'S10.1',
  silverTiles: 'S11.1',
  silverSoloSetup: 'S12.1',
  surprises: 'S13.1',
  itsProspector: 'S14.1',
  silverDecrees: 'S15.1',
  silverSoloScoring: 'S16.1',
} as const satisfies Record<string, SilverRule>;

export type SilverPart = keyof typeof BEGINNINGS;

export const SILVER_PARTS = partsOf(BEGINNINGS, Object.keys(SILVER_RULES) as SilverRuleId[], 12);
