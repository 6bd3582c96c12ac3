import type { Messages } from '../message';

/** What the browser shows while the page is closed: a catalogue of its own, for the service worker is small. */
export const englishNotice = {
  'notice.turn': ({ host }: { host: string }) => `It is your turn at ${host}’s table.`,
} satisfies Messages;
