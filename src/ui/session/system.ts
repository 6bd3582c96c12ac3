import { useSyncExternalStore } from 'react';

/** What somebody has asked their system for: it holds where a setting leaves the choice to the system. */
const QUERIES = {
  night: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
} as const;

export type SystemWish = keyof typeof QUERIES;

const asks = typeof matchMedia === 'function';

export const systemWants = (wish: SystemWish): boolean => asks && matchMedia(QUERIES[wish]).matches;

export const useSystemWants = (wish: SystemWish): boolean =>
  useSyncExternalStore(
    listener => {
      const query = matchMedia(QUERIES[wish]);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => systemWants(wish),
    () => false,
  );
