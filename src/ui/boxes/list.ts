import type { AnyScreen } from './screen';

/**
 * The boxes that a page fetches when a game names them: rules, content, texts and drawings in one. Their entries are
 * called `<name>.box`: by that the service worker knows their files.
 */
export const LIST: Readonly<Record<string, () => Promise<{ readonly screen: AnyScreen }>>> = {
  silver: () => import('../silver/silver.box'),
};
