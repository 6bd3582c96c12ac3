import type { Resource } from '../vocabulary';
import type { Technology, Tier } from './words';

/** The nine Technologies; three of them are in play. */
export const TECHNOLOGIES: readonly Technology[] = [
  'character',
  'die',
  'king',
  'merchant',
  'prospector',
  'contract',
  'resource',
  'joker',
  'architect',
];

export const TECHNOLOGIES_IN_PLAY = 3;

/** The steps of each Technology: what reaching one costs in Silver, its points at the end, the rule that says what it does, and whether it asks its owner (the table after S3.33). */
export const TIERS: readonly Tier[] = [
  { id: 'character1', technology: 'character', tier: 1, cost: 1, points: 1, rule: 'S3.5', asks: false },
  { id: 'character2', technology: 'character', tier: 2, cost: 2, points: 2, rule: 'S3.6', asks: false },
  { id: 'character3', technology: 'character', tier: 3, cost: 3, points: 3, rule: 'S3.7', asks: true },
  { id: 'die1', technology: 'die', tier: 1, cost: 1, points: 1, rule: 'S3.8', asks: true },
  { id: 'die2', technology: 'die', tier: 2, cost: 2, points: 2, rule: 'S3.9', asks: true },
  { id: 'die3', technology: 'die', tier: 3, cost: 3, points: 3, rule: 'S3.10', asks: true },
  { id: 'king1', technology: 'king', tier: 1, cost: 1, points: 1, rule: 'S3.11', asks: false },
  { id: 'king2', technology: 'king', tier: 2, cost: 2, points: 2, rule: 'S3.12', asks: false },
  { id: 'king3', technology: 'king', tier: 3, cost: 3, points: 3, rule: 'S3.13', asks: true },
  { id: 'merchant1', technology: 'merchant', tier: 1, cost: 1, points: 1, rule: 'S3.14', asks: false },
  { id: 'merchant2', technology: 'merchant', tier: 2, cost: 2, points: 2, rule: 'S3.15', asks: true },
  { id: 'merchant3', technology: 'merchant', tier: 3, cost: 3, points: 3, rule: 'S3.16', asks: false },
  { id: 'prospector1', technology: 'prospector', tier: 1, cost: 1, points: 1, rule: 'S3.17', asks: false },
  { id: 'prospector2', technology: 'prospector', tier: 2, cost: 2, points: 2, rule: 'S3.18', asks: false },
  { id: 'prospector3', technology: 'prospector', tier: 3, cost: 3, points: 3, rule: 'S3.19', asks: true },
  { id: 'contract1', technology: 'contract', tier: 1, cost: 1, points: 1, rule: 'S3.20', asks: false },
  { id: 'contract2', technology: 'contract', tier: 2, cost: 2, points: 2, rule: 'S3.21', asks: true },
  { id: 'contract3', technology: 'contract', tier: 3, cost: 3, points: 3, rule: 'S3.22', asks: false },
  { id: 'resource1', technology: 'resource', tier: 1, cost: 1, points: 1, rule: 'S3.23', asks: true },
  { id: 'resource2', technology: 'resource', tier: 2, cost: 2, points: 2, rule: 'S3.24', asks: false },
  { id: 'resource3', technology: 'resource', tier: 3, cost: 3, points: 3, rule: 'S3.25', asks: false },
  { id: 'joker1', technology: 'joker', tier: 1, cost: 1, points: 1, rule: 'S3.26', asks: false },
  { id: 'joker2', technology: 'joker', tier: 2, cost: 2, points: 2, rule: 'S3.27', asks: false },
  { id: 'joker3', technology: 'joker', tier: 3, cost: 3, points: 3, rule: 'S3.28', asks: true },
  { id: 'architect1', technology: 'architect', tier: 1, cost: 1, points: 1, rule: 'S3.29', asks: false },
  { id: 'architect2', technology: 'architect', tier: 2, cost: 2, points: 2, rule: 'S3.30', asks: false },
  { id: 'architect3', technology: 'architect', tier: 3, cost: 3, points: 3, rule: 'S3.31', asks: false },
];

/** The Resources of the tiles on the first step of the Resource Technology, one each. */
export const RESOURCE_BONUSES: readonly Resource[] = ['food', 'wool', 'stone', 'iron'];
