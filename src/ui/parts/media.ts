/** What holds of the window by a media query, and who is to hear when that changes. */

export const windowIs = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;

/** To subscribe to queries. */
export const watching =
  (...queries: readonly string[]) =>
  (listener: () => void): (() => void) => {
    const asked = queries.map(query => matchMedia(query));
    for (const query of asked) query.addEventListener('change', listener);
    return () => asked.forEach(query => query.removeEventListener('change', listener));
  };
