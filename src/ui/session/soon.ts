/**
 * What need not be done before the next picture of the page: each piece of work is a task of its own after it, and
 * once however often it was asked for. Where the page is not seen there is no picture to wait for.
 */

const waiting = new Map<object, () => void>();

export function soon(whose: object, work: () => void): void {
  if (waiting.size === 0) afterPicture(next);
  waiting.set(whose, work);
}

function next(): void {
  const [first] = waiting;
  if (!first) return;
  const [whose, work] = first;
  waiting.delete(whose);
  if (waiting.size > 0) setTimeout(next);
  work();
}

function afterPicture(work: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

// a page that is hidden while it waits gets no picture any more
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', next);
