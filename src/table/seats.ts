import type { SeatColour, State } from '../rules/model';
import type { BotKind } from './bots';

/** Who may play at a seat. */
export type SeatKind = 'person' | BotKind;

/** Who sits at the seats that a box brings along, and the colours of these seats. */
const BROUGHT = { cardinal: 'cardinal' } as const satisfies Partial<Record<SeatKind, SeatColour>>;
export type BroughtKind = keyof typeof BROUGHT;
/** Who plays where people may sit. */
export type FreeKind = Exclude<SeatKind, BroughtKind>;

/** Nobody else can play there, and it plays nowhere else. */
export const isBroughtSeat = (kind: SeatKind): kind is BroughtKind => Object.hasOwn(BROUGHT, kind);

const BROUGHT_KINDS = Object.keys(BROUGHT) as readonly BroughtKind[];

export const colourOf = (kind: BroughtKind): SeatColour => BROUGHT[kind];

/** Who sits at a seat of this colour, if a box has brought it. */
export const broughtAs = (colour: SeatColour): BroughtKind | undefined =>
  BROUGHT_KINDS.find(kind => BROUGHT[kind] === colour);

/** Who was brought along sits where the box has put it, and nowhere else. */
export const seatsFit = (seats: readonly SeatKind[], { players }: Pick<State, 'players'>): boolean => {
  const brought = seats.map(kind => (isBroughtSeat(kind) ? kind : undefined));
  return (
    seats.length === players.length &&
    players.every(({ colour }, seat) => brought[seat] === broughtAs(colour))
  );
};
