import type { CorruptionToken } from './components';

/** How far the tokens push every marker down the King track. */
export const CORRUPTION_TOKENS: readonly CorruptionToken[] = [
  { id: 'corr-1', steps: 0 },
  { id: 'corr-2', steps: 0 },
  { id: 'corr-3', steps: 1 },
  { id: 'corr-4', steps: 1 },
  { id: 'corr-5', steps: 2 },
  { id: 'corr-6', steps: 2 },
];

export const TOKENS_PER_ROUND = 3;
