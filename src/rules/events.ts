import type { RuleId } from '../content/rulebook';
import type { Goods, Piece, WheelAction } from '../content/vocabulary';
import { recording, type Chance, type Recording } from './chance';
import type { CardinalHappening } from './cardinal/words';
import type { Die, Phase, Seat, Source, State } from './model';

/** What happened, in words that a log, a score sheet and an animation can read. */
export type Happening =
  | { what: 'gain' | 'pay'; goods: Goods }
  | { what: 'score'; points: number }
  | { what: 'take'; tile: string; from: string }
  /** Removed from the game: used, refused or superfluous. */
  | { what: 'remove'; tile: string }
  | { what: 'house'; space: string }
  | { what: 'pillar'; town: string }
  | { what: 'release'; piece: 'house' | 'pillar' }
  | { what: 'character'; tile: string; building: number; floor: number }
  | { what: 'crest'; tile: string; building: number }
  | { what: 'complete'; building: number; points: number }
  | { what: 'contract'; tile: string; space: number }
  | { what: 'cathedral'; tile: string }
  | { what: 'walk'; piece: Piece; to: string }
  | { what: 'king'; steps: number; to: number }
  | { what: 'points'; points: number; action: WheelAction }
  | { what: 'die'; die: Die; to: number }
  | { what: 'roll'; dice: Die[] }
  /** A tile appears face up: in an offer, on the wheel, the map or the King track. */
  | { what: 'reveal'; tile: string; at: string }
  | { what: 'discardOffer'; tiles: string[] }
  | { what: 'corruption'; token: string; steps: number }
  | { what: 'decline' | 'lapse'; effects: string[] }
  | { what: 'phase'; phase: Phase; round: number }
  | { what: 'turn'; turn: number; cycle: number }
  | { what: 'order'; order: Seat[] }
  | { what: 'reset'; seats: Seat[] }
  | { what: 'rotate'; offset: number }
  | { what: 'end'; ranking: Seat[] }
  | CardinalHappening;

export type GameEvent = Happening & {
  /** Nobody's: what happens to the whole table. */
  seat?: Seat;
  source: Source;
  rule: RuleId;
};

/** A state that is being changed, with the chance it may ask and the events it leaves behind. */
export interface Play {
  readonly state: State;
  readonly chance: Chance;
  readonly events: GameEvent[];
}

/** A play whose chance is written down. */
export type Recorded = Play & { readonly chance: Recording };

export const recorded = (state: State, chance: Chance): Recorded => ({
  state,
  chance: recording(chance),
  events: [],
});

export function tell(play: Play, seat: Seat, happening: Happening, source: Source, rule: RuleId): void {
  play.events.push({ ...happening, seat, source, rule });
}

/** Tells what concerns the whole table. */
export function announce(play: Play, happening: Happening, source: Source, rule: RuleId): void {
  play.events.push({ ...happening, source, rule });
}
