import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from './config';

/** How much one address, or one table, may ask for; more is refused until some time has gone by. */

export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

export interface Limits {
  /** New tables of one address. */
  readonly tables: Limit;
  /** Seats that one address takes, at all tables and at one of them. */
  readonly seats: Limit;
  readonly seatsAtTable: Limit;
  /** Requests of one address to the lobby. */
  readonly requests: Limit;
  /** Packets of one address over its sockets. */
  readonly packets: Limit;
  /** Acts of one seat: what one of them does takes nothing from the others. */
  readonly acts: Limit;
  readonly chats: Limit;
}

/** As its host has set it. */
export const limitsOf = (config: Config): Limits => ({
  tables: { points: config.tablesPerHour, seconds: 3600 },
  seats: { points: config.seatsPerHour, seconds: 3600 },
  seatsAtTable: { points: config.seatsPerTable, seconds: 3600 },
  requests: { points: config.requestsPerMinute, seconds: 60 },
  packets: { points: config.movesPerSecond * 10, seconds: 1 },
  acts: { points: config.movesPerSecond, seconds: 1 },
  chats: { points: config.chatsPerMinute, seconds: 60 },
});

/** Whether there is still something left for this one. */
export type Allow = (kind: keyof Limits, who: string) => Promise<boolean>;

export function newAllow(limits: Limits): Allow {
  const made = new Map(
    Object.entries(limits).map(([kind, { points, seconds }]: [string, Limit]) => [
      kind,
      new RateLimiterMemory({ points, duration: seconds }),
    ]),
  );
  return async (kind, who) => {
    try {
      await made.get(kind)?.consume(who);
      return true;
    } catch {
      return false;
    }
  };
}

/** Counts who is inside; only so many of one kind fit. */
export class Crowd {
  private readonly inside = new Map<string, number>();

  constructor(private readonly most: number) {}

  isFull(who: string): boolean {
    return (this.inside.get(who) ?? 0) >= this.most;
  }

  enter(who: string): void {
    this.inside.set(who, (this.inside.get(who) ?? 0) + 1);
  }

  leave(who: string): void {
    const left = (this.inside.get(who) ?? 0) - 1;
    if (left > 0) this.inside.set(who, left);
    else this.inside.delete(who);
  }
}
