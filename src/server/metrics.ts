import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const MOVE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof createMetrics>;

/** What a host may want to watch, in Prometheus' words. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    moves: new Counter({
      ...{ name: 'tiletum_moves_total', help: 'Moves that arrived, by what became of them' },
      ...{ labelNames: ['result'] as const, registers },
    }),
    moveSeconds: new Histogram({
      ...{ name: 'tiletum_move_seconds', help: 'From the arrival of a move until it is stored' },
      ...{ buckets: MOVE_SECONDS, registers },
    }),
    refused: new Counter({
      ...{ name: 'tiletum_refused_packets_total', help: 'Packets that were not let in, by reason' },
      ...{ labelNames: ['reason'] as const, registers },
    }),
    sockets: new Gauge({ name: 'tiletum_sockets', help: 'Connected browsers', registers }),
    liveMatches: new Gauge({
      ...{ name: 'tiletum_live_matches', help: 'Matches that somebody looks at', registers },
    }),
    tables: new Gauge({
      ...{ name: 'tiletum_tables', help: 'Tables, by status' },
      ...{ labelNames: ['status'] as const, registers },
    }),
    requests: new Counter({
      ...{ name: 'tiletum_http_requests_total', help: 'Answered requests, by kind of address and status' },
      ...{ labelNames: ['route', 'status'] as const, registers },
    }),
  };
}
