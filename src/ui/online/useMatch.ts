import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { OnlineMoment, Seating } from '../../table/online/onlineMoment';
import { connect } from './connect';

/** The line to a table, open as long as the page is. */
export function useMatch({ id, seat, token }: Seating): OnlineMatch {
  const match = useMemo(() => connect({ id, seat, token }), [id, seat, token]);
  useEffect(() => {
    const drop = (): void => match.drop();
    match.open();
    addEventListener('offline', drop);
    return () => {
      removeEventListener('offline', drop);
      match.close();
    };
  }, [match]);
  return match;
}

export const useOnlineMoment = (match: OnlineMatch): OnlineMoment =>
  useSyncExternalStore(match.subscribe, match.moment);
