import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import { isOtherVersion, type OnlineMoment, type Seating } from '../../table/online/onlineMoment';
import { connect } from './connect';
import { forgetWishes, keepWishes } from './wishes';

/** The line to a table, open as long as the page is. */
export function useMatch({ id, seat, token }: Seating): OnlineMatch {
  const match = useMemo(() => connect({ id, seat, token }), [id, seat, token]);
  useEffect(() => {
    const drop = (): void => match.drop();
    const unsubscribe = match.subscribe(() => keepUnfulfilled(id, match));
    match.open();
    addEventListener('offline', drop);
    return () => {
      unsubscribe();
      removeEventListener('offline', drop);
      match.close();
    };
  }, [id, match]);
  return match;
}

/** What this page cannot have, the next one asks for. */
function keepUnfulfilled(id: string, match: OnlineMatch): void {
  const { problem, line } = match.moment();
  const { wishes } = match;
  if (isOtherVersion(problem)) {
    if (wishes && wishes.acts.length > 0) keepWishes(id, wishes);
  } else if (line === 'open') forgetWishes(id);
}

export const useOnlineMoment = (match: OnlineMatch): OnlineMoment =>
  useSyncExternalStore(match.subscribe, match.moment);
