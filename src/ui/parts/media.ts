import { useMemo, useSyncExternalStore } from 'react';

/** What holds of the window by a media query, and who is to hear when that changes. */

const asked = new Map<string, MediaQueryList>();

/** Asked once: the answer follows the window by itself. */
function answerTo(query: string): MediaQueryList {
  const answer = asked.get(query) ?? matchMedia(query);
  asked.set(query, answer);
  return answer;
}

export const windowIs = (query: string): boolean =>
  typeof matchMedia === 'function' && answerTo(query).matches;

/** To subscribe to queries. */
export const watching =
  (...queries: readonly string[]) =>
  (listener: () => void): (() => void) => {
    const answers = queries.map(answerTo);
    for (const answer of answers) answer.addEventListener('change', listener);
    return () => answers.forEach(answer => answer.removeEventListener('change', listener));
  };

export const useWindowIs = (query: string): boolean =>
  useSyncExternalStore(
    useMemo(() => watching(query), [query]),
    () => windowIs(query),
    () => false,
  );
