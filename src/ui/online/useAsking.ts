import { useState } from 'react';
import { useText } from '../text';
import { HouseProblem } from './houseApi';
import { problemWords } from './problems';

interface Asking {
  /** Why the last thing was not done, in words. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  /** Does it unless something is still being done; what goes wrong is told beside it. */
  readonly ask: (run: () => Promise<unknown>) => void;
}

/** Asks the house for things, one at a time. */
export function useAsking(): Asking {
  const text = useText();
  const [why, setWhy] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = (run: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setWhy(undefined);
    run()
      .catch((error: unknown) => {
        if (!(error instanceof HouseProblem)) throw error;
        setWhy(error.why);
      })
      .finally(() => setBusy(false));
  };
  return { problem: why === undefined ? undefined : problemWords(text, why), busy, ask };
}
