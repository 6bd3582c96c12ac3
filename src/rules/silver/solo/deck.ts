import { LAST_SURPRISE_ROUND, SURPRISE_PRICES } from '../../../content/silver/solo/board';
import { SURPRISES } from '../../../content/silver/solo/surprises';
import type { Surprise } from '../../../content/silver/solo/words';
import { pushInTurn } from '../../agenda';
import { CARDINAL } from '../../cardinal/board';
import type { Seat, State, Table } from '../../model';
import type { Play } from '../../play';
import { goesByItself, hasAutomaton } from '../../powers';
import { canAfford } from '../../prices';
import { silverOf } from '../miner';

/** The King's Surprise cards: those that are tucked below his board, and those still to come. */

/** Those that were drawn: they count for him as Technologies do (S13.5, S13.6). */
export const tuckedBy = (state: State, seat: Seat): number =>
  goesByItself(state, seat) ? tucked(state).length : 0;

const tucked = (table: Pick<Table, 'boxes'>): readonly string[] => silverOf(table).surprises ?? [];

/** Those that can still be drawn; nobody shuffles them again (SQ13.8). */
export const deckOf = (state: State): string[] =>
  SURPRISES.map(({ id }) => id).filter(id => !tucked(state).includes(id));

export function surpriseOf(id: string): Surprise {
  const surprise = SURPRISES.find(each => each.id === id);
  if (!surprise) throw new Error(`no King's Surprise '${id}' in the box`);
  return surprise;
}

/** The most cards that he can pay for, as long as there are so many (S13.4, SQ13.1, SQ13.8). */
export const surprisesFor = (state: State) =>
  SURPRISE_PRICES.find(
    ({ silver, cards }) => cards <= deckOf(state).length && canAfford(state, CARDINAL, { silver }),
  );

/** In all rounds but the last (S13.4, SQ16.1). */
export const surprisesCome = (state: State): boolean =>
  hasAutomaton(state) && state.round <= LAST_SURPRISE_ROUND;

/** When the King phase is over. */
export function kingsSurprise(play: Play): void {
  if (surprisesCome(play.state))
    pushInTurn(play, CARDINAL, [{ do: 'cardinal', step: 'paySurprise' }], { kind: 'surprise' });
}
