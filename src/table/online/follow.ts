import type { Game, LogEntry, State as FrameworkState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { replaying, type Chance, type Outcome } from '../../rules/chance';
import { activeSeat, type Options, type Seat, type State } from '../../rules/model';
import { refuse } from '../../rules/moves';
import { seatCount } from '../../rules/setup/options';
import { forBoxesAtHand } from '../../rules/shelf';
import { createGame } from '../game';
import { openingOutcomes, optionsOf } from '../record';
import { actionOf, isBack, parseLine, type Act } from './lines';

/** Follows a match line by line, through the framework's reducer: its states, its undo, its log. */

export type FollowedTable = FrameworkState<State>;

/** How a match began. */
export interface Start {
  readonly options: Options;
  readonly opening: readonly Outcome[];
  /** When, in milliseconds since 1970. */
  readonly at?: number | undefined;
}

/** Chance that has nothing to say: what comes out, only the server knows. */
class NotForUs extends Error {}

const silent: Chance = {
  pick: () => {
    throw new NotForUs();
  },
};

let source: Chance = silent;
/** The framework's machine for the boxes at hand: another one when a box has come. */
const machine = forBoxesAtHand(() => {
  const game = createGame({ pick: from => source.pick(from) });
  return { game, reducer: CreateGameReducer({ game }) };
});

function withChance<T>(chance: Chance, run: () => T): T {
  source = chance;
  try {
    return run();
  } finally {
    source = silent;
  }
}

/** The table at the first decision. */
export const beginTable = ({ options, opening }: Start): FollowedTable =>
  withChance(replaying(opening), () =>
    InitializeGame({ game: machine().game, numPlayers: seatCount(options), setupData: options }),
  ) as FollowedTable;

/** A new match with chance of its own, and whom it waits for. */
export function openOnlineTable(
  ownGame: Game<State>,
  options: Options,
): { start: Start; waits: Seat | undefined } {
  const table = InitializeGame({
    game: ownGame,
    numPlayers: seatCount(options),
    setupData: options,
  }) as FollowedTable;
  return {
    start: { options: optionsOf(table.G), opening: openingOutcomes(table) },
    waits: activeSeat(table.G),
  };
}

const act = (table: FollowedTable, seat: Seat, what: Act): FollowedTable => {
  const next = machine().reducer(table, actionOf(seat, what)) as FollowedTable & { transients?: unknown };
  if (next.transients !== undefined || next._stateID === table._stateID)
    throw new Error(`the table does not allow ${what.type}`);
  return next;
};

/** The table after the line; throws where it does not fit. */
export function follow(table: FollowedTable, line: string): FollowedTable {
  const { seat, act: what, outcomes } = parseLine(line);
  const chance = replaying(outcomes);
  const next = withChance(chance, () => act(table, seat, what));
  if (chance.rest() > 0) throw new Error(`'${line}' brings more than comes out`);
  return next;
}

/** The entries that one line gave to the log. */
export const logEntriesOf = (table: FollowedTable): readonly LogEntry[] => table.deltalog ?? [];

/** The table as it will be, where no chance has a say in it; else it has to be waited for. */
export function guess(table: FollowedTable, seat: Seat, what: Act): FollowedTable | undefined {
  if (!mayDo(table, seat, what)) return undefined;
  try {
    return withChance(silent, () => act(table, seat, what));
  } catch (error) {
    if (error instanceof NotForUs) return undefined;
    throw error;
  }
}

/** Whether it is a seat's to do this now. Of moves the rules say it; back goes as far as the table can be taken back. */
export function mayDo(table: FollowedTable, seat: Seat, what: Act): boolean {
  if (!isBack(what)) return refuse(table.G, seat, what) === undefined;
  if (table.ctx.currentPlayer !== String(seat) || table.ctx.gameover !== undefined) return false;
  return what.type === 'undo' ? table.G.undoable > 0 : table._redo.length > 0;
}
