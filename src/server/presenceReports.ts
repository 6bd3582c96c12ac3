import type { Seat } from '../rules/model';

/** Who is at which table, from what each process says of its own people; one that is not heard any more has gone. */

/** Which seats have their people at the table, and when the others left, as long as anybody is there. */
export interface Present {
  readonly present: ReadonlySet<Seat>;
  readonly left: ReadonlyMap<Seat, number>;
}

/** What a process has said of its people at a table, when, and how long it holds. */
interface Report {
  readonly seats: readonly Seat[];
  readonly at: number;
  readonly until: number;
}

interface Place {
  readonly reports: Map<string, Report>;
  readonly left: Map<Seat, number>;
}

const NOBODY: Present = { present: new Set(), left: new Map() };

/** What is known from the reports, at a moment that the caller names. */
export class Reports {
  private readonly places = new Map<string, Place>();

  /** What a process says of its people at a table. Answers whether it was known there before. */
  take(process: string, id: string, report: Report): boolean {
    const place: Place = this.places.get(id) ?? { reports: new Map(), left: new Map() };
    this.places.set(id, place);
    const before = place.reports.get(process);
    place.reports.set(process, report);
    note(place, before, report.at);
    return before !== undefined;
  }

  /** The process has nobody there any more, nor anybody who wants to know. */
  drop(process: string, id: string, now: number): void {
    const place = this.places.get(id);
    const before = place?.reports.get(process);
    if (!place || !before) return;
    place.reports.delete(process);
    note(place, before, now);
    if (place.reports.size === 0) this.places.delete(id);
  }

  at(id: string, now: number): Present {
    const place = this.places.get(id);
    return place ? { present: seatsAt(place, now), left: place.left } : NOBODY;
  }

  /** Forgets the processes that have gone, and names the tables where they were. */
  expire(now: number): string[] {
    const gone = [...this.places].flatMap(([id, { reports }]) =>
      [...reports].filter(([, { until }]) => until <= now).map(([process, { at }]) => ({ process, id, at })),
    );
    // their people were last seen when they were last heard of
    for (const { process, id, at } of gone) this.drop(process, id, at);
    return [...new Set(gone.map(({ id }) => id))];
  }
}

const seatsAt = ({ reports }: Place, now: number): Set<Seat> =>
  new Set([...reports.values()].flatMap(({ seats, until }) => (until > now ? seats : [])));

/** Whoever was there before and is not there now has left. */
function note(place: Place, before: Report | undefined, now: number): void {
  const present = seatsAt(place, now);
  for (const seat of before?.seats ?? []) if (!present.has(seat)) place.left.set(seat, now);
}
