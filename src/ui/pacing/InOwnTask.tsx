import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { inTurn } from './pieces';

/** Whether what is around came late. */
export const ComesLate = createContext(false);

/**
 * Comes back to the table in a task of its own, after the next picture: for what is large, where several come. One in
 * another comes a picture after it, and at once where the other did.
 */
export function InOwnTask({ back, children }: { back?: boolean; children: ReactNode }) {
  const around = useContext(ComesLate);
  const [late] = useState(back ?? around);
  const [here, come] = useState(!late);
  useEffect(() => {
    // drawn within its task: else several that come are drawn together
    if (late) inTurn(0, () => flushSync(() => come(true)));
  }, [late]);
  return <ComesLate value={late}>{here && children}</ComesLate>;
}
