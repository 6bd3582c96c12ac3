import { useWindowIs, windowIs } from '../parts/media';

/** What somebody has asked their system for: it holds where a setting leaves the choice to the system. A screen for fingers too. */
const QUERIES = {
  night: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  fingers: '(pointer: coarse)',
} as const;

export type SystemWish = keyof typeof QUERIES;

export const systemWants = (wish: SystemWish): boolean => windowIs(QUERIES[wish]);
export const useSystemWants = (wish: SystemWish): boolean => useWindowIs(QUERIES[wish]);
