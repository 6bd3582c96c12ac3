import { io } from 'socket.io-client';
import { OnlineMatch } from '../../table/online/onlineMatch';
import type { Seating } from '../../table/online/onlineMoment';
import { fetchBoxes } from '../boxes/fetch';
import { wishesAt } from './wishes';

const RETRY = { reconnectionDelay: 500, reconnectionDelayMax: 3000, timeout: 5000 };

/** Comes to a table; a line that is cut comes back by itself. */
export const connect = (seating: Seating): OnlineMatch =>
  new OnlineMatch(
    io('/tiletum', {
      ...RETRY,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      forceNew: true,
      autoConnect: false,
    }),
    { ...seating, wishes: wishesAt(seating.id) },
    undefined,
    fetchBoxes,
  );
