/** Where there is no page, in a test, everything is seen. */
export const isSeen = (): boolean => typeof document === 'undefined' || !document.hidden;

/** Calls back now if the page is seen, and whenever somebody comes back to it: also out of a long sleep. */
export function whenSeen(work: () => void): () => void {
  const look = (): void => {
    if (isSeen()) work();
  };
  look();
  if (typeof document === 'undefined') return () => undefined;
  document.addEventListener('visibilitychange', look);
  for (const event of ['pageshow', 'focus']) addEventListener(event, look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const event of ['pageshow', 'focus']) removeEventListener(event, look);
  };
}
