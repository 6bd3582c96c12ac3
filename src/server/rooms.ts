import type { Seat } from '../rules/model';

/** Who is at which table through this process. */

export interface Place {
  readonly id: string;
  /** `undefined` for somebody who watches. */
  readonly seat: Seat | undefined;
}

/** Which seats have their people at the table, and when the others left, as long as anybody is there. */
export interface Presence {
  readonly present: ReadonlySet<Seat>;
  readonly left: ReadonlyMap<Seat, number>;
}

const NOBODY: ReadonlyMap<Seat, number> = new Map();

export class Rooms {
  private readonly places = new Map<string, Place>();
  private readonly rooms = new Map<string, Set<string>>();
  private readonly left = new Map<string, Map<Seat, number>>();

  enter(socket: string, place: Place): void {
    this.places.set(socket, place);
    const room = this.rooms.get(place.id) ?? new Set();
    this.rooms.set(place.id, room.add(socket));
  }

  /** Where somebody was who leaves. */
  leave(socket: string): Place | undefined {
    const place = this.places.get(socket);
    if (!place) return undefined;
    this.places.delete(socket);
    const room = this.rooms.get(place.id);
    room?.delete(socket);
    if (room?.size === 0) {
      this.rooms.delete(place.id);
      this.left.delete(place.id);
    } else if (place.seat !== undefined) this.noteLeaving(place.id, place.seat);
    return place;
  }

  private noteLeaving(id: string, seat: Seat): void {
    const left = this.left.get(id) ?? new Map<Seat, number>();
    this.left.set(id, left.set(seat, Date.now()));
  }

  place(socket: string): Place | undefined {
    return this.places.get(socket);
  }

  isEmpty(id: string): boolean {
    return !this.rooms.has(id);
  }

  presence(id: string): Presence {
    const seats = [...(this.rooms.get(id) ?? [])].map(socket => this.places.get(socket)?.seat);
    return { present: new Set(seats.filter(seat => seat !== undefined)), left: this.left.get(id) ?? NOBODY };
  }

  get open(): string[] {
    return [...this.rooms.keys()];
  }

  get people(): number {
    return this.places.size;
  }
}
