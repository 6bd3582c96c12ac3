import type { Options } from '../../rules/model';
import { open } from '../../rules/replay';
import { recordOfMatch, startMatch } from '../../table/localMatch';
import { seal } from '../../table/record';
import type { SeatKind } from '../../table/seats';
import { newSavedId, saveMatch } from './savedMatches';

/** Begins a match and saves it; gives its id. The page of the table goes on with it. */
export function beginMatch(options: Options, seats: readonly SeatKind[]): string {
  const id = newSavedId();
  const game = recordOfMatch(startMatch(options));
  const record = seal(game, { seats, began: Date.now() });
  saveMatch(id, { record, saved: Date.now(), state: open(game).state });
  return id;
}
