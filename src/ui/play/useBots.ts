import { useEffect } from 'react';
import type { Seat, State } from '../../rules/model';
import { goesByItself } from '../../rules/powers';
import { isBotKind, newBot } from '../../table/bots';
import { driveBots } from '../../table/bots/driver';
import { usePlaysBots } from '../session/claim';
import type { Session } from '../session/session';
import { useSettings, type Settings } from '../session/settings';

/** How long a bot waits before a step, so that people can follow. */
const PAUSE: Record<Settings['pace'], number> = { steps: 1200, flowing: 700, atOnce: 0 };

/** Step by step, what goes by itself goes on only when it is told to. */
const byHand = (state: State, seat: Seat, pace: Settings['pace']): boolean =>
  pace === 'steps' && goesByItself(state, seat);

/** Lets the bots of a session play their seats, also after a reload in the middle of their turn; not while `held`, and not where another page does. */
export function useBots(session: Session, held: boolean): void {
  const { pace } = useSettings();
  const isOurs = usePlaysBots(session.seats.some(isBotKind) ? session.id : undefined);
  useEffect(() => {
    if (held || !isOurs) return undefined;
    const { G } = session.moment();
    const bots = new Map(
      session.seats.flatMap((kind, seat) =>
        isBotKind(kind) && !byHand(G, seat, pace) ? [[seat, newBot(kind)] as const] : [],
      ),
    );
    if (bots.size === 0) return undefined;
    const table = {
      state: () => session.moment().G,
      make: session.make,
      subscribe: session.subscribe,
    };
    return driveBots(table, bots, {
      pause: PAUSE[pace],
      onError: error => {
        throw error;
      },
    });
  }, [session, pace, held, isOurs]);
}
