import { useEffect, useState } from 'react';
import { HouseProblem } from './houseApi';

const EVERY_MS = 8000;

export interface Heard<T> {
  readonly found: T | undefined;
  /** Why nothing newer came, as a code. */
  readonly why: string | undefined;
}

/** Asks the house again and again as long as somebody looks at the page. `ask` has to stay the same function. */
export function useHouse<T>(ask: () => Promise<T>): Heard<T> {
  const [heard, setHeard] = useState<Heard<T>>({ found: undefined, why: undefined });
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.hidden) return;
      ask().then(
        found => !gone && setHeard({ found, why: undefined }),
        (error: unknown) =>
          !gone &&
          setHeard(({ found }) => ({ found, why: error instanceof HouseProblem ? error.why : 'failure' })),
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
  return heard;
}
