import { useSyncExternalStore } from 'react';

/** What somebody has asked their system for: it holds where a setting leaves the choice to the system. A screen for fingers too. */
const QUERIES = {
  night: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  fingers: '(pointer: coarse)',
} as const;

export type SystemWish = keyof typeof QUERIES;

const asks = typeof matchMedia === 'function';
const asked = new Map<SystemWish, MediaQueryList>();

/** Asked once: the answer follows the system by itself. */
function queryOf(wish: SystemWish): MediaQueryList {
  const query = asked.get(wish) ?? matchMedia(QUERIES[wish]);
  asked.set(wish, query);
  return query;
}

export const systemWants = (wish: SystemWish): boolean => asks && queryOf(wish).matches;

export const useSystemWants = (wish: SystemWish): boolean =>
  useSyncExternalStore(
    listener => {
      const query = queryOf(wish);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => systemWants(wish),
    () => false,
  );
