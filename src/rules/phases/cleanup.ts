import { announce, type Play } from '../events';
import { reveal } from '../ledger';

/** The last round whose Cleanup refills the King track (R12.3). */
const LAST_KING_TILE = 2;

/** Makes the table ready for the next round (R12.1–R12.9). */
export function cleanup(play: Play): void {
  const { state } = play;
  const { wheel, king } = state;
  for (const action of wheel.actions) {
    if (wheel.tiles[action] !== undefined) continue;
    const tile = reveal(play, 'bonus', `wheel:${action}`, { kind: 'round' }, 'R12.2');
    if (tile !== null) wheel.tiles[action] = tile;
  }
  if (state.round <= LAST_KING_TILE) king.tile = reveal(play, 'bonus', 'king', { kind: 'round' }, 'R12.3');
  state.corruption = [];
  for (const player of state.players) player.dice = [];
  wheel.dice = [];
  wheel.offset = (wheel.offset + 1) % wheel.actions.length;
  announce(play, { what: 'rotate', offset: wheel.offset }, { kind: 'round' }, 'R12.7');
  state.round += 1;
  state.phase = 'preparation';
}
