import type { Seat } from '../rules/model';

/** Who is at which table through this process. */

export interface RoomPlace {
  readonly id: string;
  /** `undefined` for somebody who watches. */
  readonly seat: Seat | undefined;
  /** What the house keeps of the secret of the seat: another one means that it is somebody else's by now. */
  readonly secret: string | undefined;
}

export class Rooms {
  private readonly places = new Map<string, RoomPlace>();
  private readonly rooms = new Map<string, Set<string>>();

  enter(socket: string, place: RoomPlace): void {
    this.places.set(socket, place);
    const room = this.rooms.get(place.id) ?? new Set();
    this.rooms.set(place.id, room.add(socket));
  }

  /** Where somebody was who leaves. */
  leave(socket: string): RoomPlace | undefined {
    const place = this.places.get(socket);
    if (!place) return undefined;
    this.places.delete(socket);
    const room = this.rooms.get(place.id);
    room?.delete(socket);
    if (room?.size === 0) this.rooms.delete(place.id);
    return place;
  }

  place(socket: string): RoomPlace | undefined {
    return this.places.get(socket);
  }

  /** Those at a table of whom something is so. */
  find(id: string, isSo: (place: RoomPlace) => boolean): string[] {
    return [...(this.rooms.get(id) ?? [])].filter(socket => {
      const place = this.places.get(socket);
      return place !== undefined && isSo(place);
    });
  }

  isEmpty(id: string): boolean {
    return !this.rooms.has(id);
  }

  /** The seats of those who are there; `undefined` when nobody is, not even to watch. */
  seats(id: string): Seat[] | undefined {
    const room = this.rooms.get(id);
    if (!room) return undefined;
    const seats = [...room].map(socket => this.places.get(socket)?.seat);
    return [...new Set(seats.filter(seat => seat !== undefined))];
  }

  get open(): string[] {
    return [...this.rooms.keys()];
  }

  get people(): number {
    return this.places.size;
  }
}
