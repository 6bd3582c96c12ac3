import type { AnyScreen } from './screen';

/**
 * The boxes that a page fetches when a game names them: rules, content, texts and drawings in one.
 */
export const LIST: Readonly<Record<string, () => Promise<{ readonly screen: AnyScreen }>>> = {
  silver: () => import('../silver/silver.box'),
};
