import { useLayoutEffect, useState } from 'react';
import type { Moment, Session } from '../session/session';
import { inOwnTask } from '../pacing/pieces';

/**
 * The present moment of a session, drawn apart from what has changed it: of several moves that are made at once only
 * what they lead to is drawn, and not each on the way.
 */
export function useMoment(session: Session): Moment {
  const [drawn, draw] = useState(() => session.moment());
  useLayoutEffect(() => {
    const follow = (): void => draw(session.moment());
    follow();
    return session.subscribe(() => inOwnTask(follow));
  }, [session]);
  return drawn;
}
