import { useCallback, useSyncExternalStore } from 'react';
import type { Moment, Session } from '../session/session';
import { inOwnTask } from '../pacing/pieces';

/** The present moment of a session; it is drawn apart from what has changed it. */
export function useMoment(session: Session): Moment {
  const subscribe = useCallback((draw: () => void) => session.subscribe(() => inOwnTask(draw)), [session]);
  return useSyncExternalStore(subscribe, session.moment);
}
