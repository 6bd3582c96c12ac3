import type { WheelAction } from '../../../content';
import { DISC } from '../../../content/silver/board';
import { reveal } from '../../ledger';
import type { State } from '../../model';
import { happen, type Play } from '../../play';
import { silverOf } from '../miner';

/** The Prospector wheel beside the wheel: it shares its sections, and turns against it (S7.1, S9.2). */

const SOURCE = { kind: 'round' } as const;

/** How far the section of a die value lies from the beginning of the Prospector wheel, clockwise. */
function placeOnDisc(state: State, value: number): number {
  const { offset, actions } = state.wheel;
  return (value - 1 + offset - silverOf(state).disc + actions.length) % actions.length;
}

const isAmong = (places: readonly number[], place: number): boolean => places.includes(place);

/** Whether dice of this value may be taken for the Prospector Action (S7.1). */
export const isProspecting = (state: State, value: number): boolean =>
  isAmong(DISC.prospector, placeOnDisc(state, value));

/** The Action more that dice of this value offer (S7.2). */
export const sectionsOfDisc = (state: State, value: number): readonly WheelAction[] =>
  isProspecting(state, value) ? PROSPECTING : NOTHING_MORE;

const PROSPECTING = ['prospector'] as const;
const NOTHING_MORE = [] as const;

/** Whether dice of this value bring a movement point (S7.9). */
export const bringsMovement = (state: State, value: number): boolean =>
  isAmong(DISC.movement, placeOnDisc(state, value));

/** A new Bonus tile where it was taken (S9.1). */
export function refillProspector(play: Play): void {
  if (play.state.wheel.tiles.prospector === undefined)
    reveal(play, 'bonus', 'wheel:prospector', { source: SOURCE, rule: 'S9.1' });
}

/** One step against the wheel, which has already turned (S9.2). */
export function turnDisc(play: Play): void {
  const { length } = play.state.wheel.actions;
  const place = (silverOf(play.state).disc - 1 + length) % length;
  happen(play, undefined, { what: 'disc', place }, { source: SOURCE, rule: 'S9.2' });
}
