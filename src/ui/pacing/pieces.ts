/**
 * What need not be done before the next picture of the page: each piece of work is a task of its own after it, and
 * once however often it was asked for. When pieces take long, pictures come between them, so that none has to show
 * too much at once. Where the page is not seen there is no picture to wait for.
 */

/** In a task of its own: so that a click, what it does and drawing it do not add up to one long task. */
export const inOwnTask = (work: () => void): void => void setTimeout(work);

/** When nothing else is to be done; some browsers don't say when that is. */
export const whenIdle = (work: () => void): void =>
  typeof requestIdleCallback === 'undefined' ? void setTimeout(work) : void requestIdleCallback(work);

/** As long as may be worked between two pictures, in milliseconds, before one more piece waits for the next one. */
const ENOUGH = 8;

interface Piece {
  readonly work: () => void;
  /** Has a picture of its own: its drawing takes longer than its work. */
  readonly large: boolean;
}

const waiting = new Map<object, Piece>();
let pictured = 0;
let worked = false;

export function afterPaint(whose: object, work: () => void, large = false): void {
  if (waiting.size === 0) afterPicture(begin);
  waiting.set(whose, { work, large });
}

const comers: { readonly turn: number; readonly come: () => void }[] = [];

/** Large pieces of one moment, in the order of their turns and not in that in which they were told. */
export function inTurn(turn: number, come: () => void): void {
  if (comers.length === 0)
    queueMicrotask(() => {
      for (const each of comers.splice(0).toSorted((one, other) => one.turn - other.turn))
        afterPaint(each, each.come, true);
    });
  comers.push({ turn, come });
}

const fetched = new Set<Promise<unknown>>();

/** What is being fetched for the page is waited for, too. */
export function onItsWay<T>(coming: Promise<T>): Promise<T> {
  const settled = coming.catch(() => undefined).then(() => void fetched.delete(settled));
  fetched.add(settled);
  return coming;
}

/** Whether something is still to come. */
export const isWaiting = (): boolean => waiting.size > 0 || fetched.size > 0;

/** Once everything that waits now, or is on its way, has been done: at once when nothing is. */
export function afterWaiting(work: () => void): void {
  const [coming] = fetched;
  // what has come waits for its turn
  if (coming) void coming.then(() => inOwnTask(() => afterWaiting(work)));
  else if (waiting.size === 0) work();
  else afterPaint(work, work);
}

function begin(): void {
  pictured = performance.now();
  worked = false;
  next();
}

function next(): void {
  const [first] = waiting;
  if (!first) return;
  const [whose, { work, large }] = first;
  if (performance.now() - pictured > ENOUGH || (large && worked)) {
    afterPicture(begin);
    return;
  }
  worked = true;
  if (large) pictured = -Infinity;
  waiting.delete(whose);
  if (waiting.size > 0) setTimeout(next);
  work();
}

function afterPicture(work: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

// a page that is hidden while it waits gets no picture any more
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', begin);
