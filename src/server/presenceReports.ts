import type { Seat } from '../rules/model';

/** Who is at which table, from what each process says of its own people; one that is not heard any more has gone. */

/** What a process has said of its people at a table, and how long it holds. */
interface Report {
  readonly seats: readonly Seat[];
  readonly until: number;
}

/** By process. */
type Place = Map<string, Report>;

/** What is known from the reports, at a moment that the caller names. */
export class Reports {
  private readonly places = new Map<string, Place>();

  /** What a process says of its people at a table. Answers whether it was known there before. */
  take(process: string, id: string, report: Report): boolean {
    const place = this.places.get(id) ?? new Map<string, Report>();
    this.places.set(id, place);
    const isKnown = place.has(process);
    place.set(process, report);
    return isKnown;
  }

  /** The process has nobody there any more, nor anybody who wants to know. */
  drop(process: string, id: string): void {
    const place = this.places.get(id);
    place?.delete(process);
    if (place?.size === 0) this.places.delete(id);
  }

  /** Which seats have their people at the table. */
  at(id: string, now: number): ReadonlySet<Seat> {
    const reports = [...(this.places.get(id)?.values() ?? [])];
    return new Set(reports.flatMap(({ seats, until }) => (until > now ? seats : [])));
  }

  /** Forgets the processes that have gone, and names the tables where they were. */
  expire(now: number): string[] {
    const gone = [...this.places].flatMap(([id, place]) =>
      [...place].filter(([, { until }]) => until <= now).map(([process]) => ({ process, id })),
    );
    for (const { process, id } of gone) this.drop(process, id);
    return [...new Set(gone.map(({ id }) => id))];
  }
}
