import { askerAddress, networkOf } from './address';
import { newAttendance } from './attendance';
import type { HouseClock } from './clock';
import type { Config } from './config';
import type { Cellar } from './cellar';
import { newAllow, limitsOf } from './limits';
import type { Lingering } from './lingering';
import { newLobby } from './lobby';
import type { Metrics } from './metrics';
import { isWelcome } from './origins';
import { openPresence } from './presence';
import type { Rooms } from './rooms';
import { Sockets } from './sockets';
import type { Match } from './store';
import { viewOf } from './view';
import type { PublicTable } from '../table/online/wire';

/** The people of the house: the lobby where they meet, who is at which table, and the lines to them. */

export interface PeopleParts {
  readonly cellar: Cellar;
  readonly rooms: Rooms;
  readonly lingering: Lingering;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly clock: HouseClock;
}

export function openPeople({ cellar, rooms, lingering, config, metrics, clock }: PeopleParts) {
  const { database, store, matches, onError } = cellar;
  const lobby = newLobby({
    ...{ store, matches, clock, patience: config.patienceSeconds * 1000 },
    presentAt: id => presence.at(id),
  });
  const view = (match: Match): PublicTable => viewOf(match, lobby.presently(match.id));
  const allow = newAllow(limitsOf(config));

  const presence = openPresence({
    ...{ database, lastsMs: config.presenceSeconds * 1000, onError },
    onChange: id => {
      sockets.tellTable(id);
      if (!rooms.isEmpty(id)) void attendance.look(id);
    },
  });

  const attendance = newAttendance({
    ...{ lobby, clock, onError },
    onPatienceOver: id => sockets.tellTable(id),
  });

  const sockets = new Sockets({
    ...{ matches, store, rooms, presence, attendance, view, allow, onError },
    ...{ onArrive: lingering.onArrive, onEmpty: lingering.onEmpty },
    ...{ socketsPerAddress: config.socketsPerAddress, packetsPerLine: config.movesPerSecond * 50 },
    addressOf: request => networkOf(askerAddress(request, config.proxies)),
    isWelcome: ({ headers }) => isWelcome(headers, config),
    onRefused: reason => metrics.refused.inc({ reason }),
    onAct: (answer, milliseconds) => {
      metrics.moves.inc({ result: Object.keys(answer)[0] ?? '' });
      metrics.moveSeconds.observe(milliseconds / 1000);
    },
  });

  return { lobby, view, allow, presence, attendance, sockets };
}
