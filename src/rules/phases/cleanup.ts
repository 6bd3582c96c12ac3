import { reveal } from '../ledger';
import { happen, type Play } from '../play';
import { goTo } from './phase';

/** The last round whose Cleanup refills the King track (R12.3). */
const LAST_KING_TILE = 2;

const SOURCE = { kind: 'round' } as const;

/** Makes the table ready for the next round (R12.1–R12.9). */
export function cleanup(play: Play): void {
  const { round, wheel } = play.state;
  for (const action of wheel.actions)
    if (wheel.tiles[action] === undefined)
      reveal(play, 'bonus', `wheel:${action}`, { source: SOURCE, rule: 'R12.2' });
  if (round <= LAST_KING_TILE) reveal(play, 'bonus', 'king', { source: SOURCE, rule: 'R12.3' });
  happen(play, undefined, { what: 'clear' }, { source: SOURCE, rule: 'R12.6' });
  const offset = (wheel.offset + 1) % wheel.actions.length;
  happen(play, undefined, { what: 'rotate', offset }, { source: SOURCE, rule: 'R12.7' });
  goTo(play, 'preparation', round + 1);
}
