import { useSyncExternalStore } from 'react';
import type { Moment, Session } from '../session/session';

/** The present moment of a session; draws anew when it changes. */
export const useMoment = (session: Session): Moment =>
  useSyncExternalStore(session.subscribe, session.moment);
