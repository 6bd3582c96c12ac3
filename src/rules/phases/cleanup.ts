import { reveal } from '../ledger';
import { happen, type Play } from '../play';

/** What makes the table ready for the next round (R12.1–R12.9). */

/** The last round whose Cleanup refills the King track (R12.3). */
const LAST_KING_TILE = 2;

const SOURCE = { kind: 'round' } as const;

export function refillWheel(play: Play): void {
  const { wheel } = play.state;
  for (const action of wheel.actions)
    if (wheel.tiles[action] === undefined)
      reveal(play, 'bonus', `wheel:${action}`, { source: SOURCE, rule: 'R12.2' });
}

export function refillKing(play: Play): void {
  if (play.state.round <= LAST_KING_TILE) reveal(play, 'bonus', 'king', { source: SOURCE, rule: 'R12.3' });
}

/** Dice and Corruption tokens leave the table. */
export const clearTable = (play: Play): void =>
  happen(play, undefined, { what: 'clear' }, { source: SOURCE, rule: 'R12.6' });

export function rotateWheel(play: Play): void {
  const { offset, actions } = play.state.wheel;
  const turned = { what: 'rotate', offset: (offset + 1) % actions.length } as const;
  happen(play, undefined, turned, { source: SOURCE, rule: 'R12.7' });
}
