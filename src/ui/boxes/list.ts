import type { AnyScreen } from './screen';

/**
 * The boxes that a page fetches when a game names them: rules, content, texts and drawings in one. Their entries are
 * called `<name>.box`: by that the service worker knows their files. There is none yet; docs/BOXES.md shows a line.
 */
export const LIST: Readonly<Record<string, () => Promise<{ readonly screen: AnyScreen }>>> = {};
