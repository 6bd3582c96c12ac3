import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ComesLate } from './InOwnTask';
import { afterWaiting, inOwnTask, inTurn, onItsWay } from './pieces';

/**
 * Parts of a page in a file of their own, which is fetched when the first of them is wanted: at once, or when
 * all that is on its way has been drawn.
 */
export class Later<Parts> {
  private come: Parts | undefined;
  private coming: Promise<Parts> | undefined;

  constructor(
    private readonly load: () => Promise<Parts>,
    private readonly when: { readonly afterAll: boolean } = { afterAll: false },
  ) {}

  /** If they have come. */
  get here(): Parts | undefined {
    return this.come;
  }

  /** Where they don't come, it can be asked for again. */
  fetch(): Promise<Parts> {
    this.coming ??= this.begin().then(
      parts => (this.come = parts),
      (error: unknown) => {
        this.coming = undefined;
        throw error;
      },
    );
    return this.coming;
  }

  private begin(): Promise<Parts> {
    const begin = (): Promise<Parts> => onItsWay(this.load());
    if (!this.when.afterAll) return begin();
    // what else is wanted now is asked for within this task
    return new Promise(resolve => inOwnTask(() => afterWaiting(() => resolve(begin()))));
  }
}

interface PartProps<Parts> {
  readonly of: Later<Parts>;
  /** The lower comes before the higher. */
  readonly turn: number;
  /** Takes the place of something: where it has come it does not wait for a picture. */
  readonly atOnce?: boolean;
  readonly children: (parts: Parts) => ReactNode;
}

/** Elsewhere, where it is only written down, everything is there at once. */
const isPage = typeof document !== 'undefined';

/** One of them: it comes in a task of its own, after a picture. What does not come is trouble of the whole page. */
export function Part<Parts>({ of, turn, atOnce = !isPage, children }: PartProps<Parts>) {
  const [first] = useState(() => (atOnce ? of.here : undefined));
  const [parts, setParts] = useState<Parts>();
  const [trouble, setTrouble] = useState<Error>();
  useEffect(() => {
    if (first) return;
    const come = (come: Parts): void => inTurn(turn, () => flushSync(() => setParts(() => come)));
    if (of.here) come(of.here);
    else of.fetch().then(come, (error: unknown) => setTrouble(new Error('a part is away', { cause: error })));
  }, [of, turn, first]);
  if (trouble) throw trouble;
  if (first) return children(first);
  return parts && <ComesLate value>{children(parts)}</ComesLate>;
}
