import { flushSync } from 'react-dom';
import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { activeSeat, type Move, type Seat, type State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { logThen } from '../../table/logThen';
import { canRedoIn, recordOf, type Timing } from '../../table/record';
import { broughtAs, type SeatKind } from '../../table/seats';
import { keepSame } from '../session/keep';
import type { Moment, Session } from '../session/session';
import { Shown } from '../session/shown';

/** What a board reads of all that the framework gives to one. */
export type GivenTable = Pick<
  BoardProps<State>,
  'G' | 'plugins' | '_redo' | 'moves' | 'undo' | 'redo' | 'playerID' | 'isMultiplayer' | 'matchData'
> & {
  readonly log: readonly LogEntry[];
  /** The table of a moment that was picked out of the past has none. */
  readonly _stateID?: number;
};

/** What a page knows of its match, and the framework does not. */
export interface PageOfBoard {
  readonly id: string;
  readonly seats: readonly SeatKind[];
  readonly playsBots: boolean;
  readonly timing?: () => Timing;
  /** Asked before something is done; nothing is where it says no. */
  readonly mayAct?: (byPerson: boolean) => boolean;
}

/** Who has no name but that of a seat is called as the lobby of the framework has it. */
function named(G: State, { matchData = [] }: GivenTable): State {
  const nameOf = (seat: Seat): string | undefined => matchData.find(({ id }) => id === seat)?.name;
  if (!matchData.some(({ name }) => name !== undefined)) return G;
  return { ...G, players: G.players.map((each, seat) => ({ ...each, name: nameOf(seat) ?? each.name })) };
}

const isPast = ({ _stateID }: GivenTable): boolean => _stateID === undefined;

/** Other people's clients are told of no redo: the log says it. */
const canRedo = (given: GivenTable): boolean =>
  !isPast(given) && (given._redo.length > 0 || (given.isMultiplayer && canRedoIn(given.log)));

function isOneMove(added: readonly LogEntry[]): boolean {
  const [first, second] = added.filter(({ automatic }) => !automatic);
  return first?.action.type === 'MAKE_MOVE' && !second;
}

/** A match as the framework gives it to a board, from one drawing of the board to the next. */
export class BoardSession implements Session {
  readonly moment: Session['moment'];
  readonly subscribe: Session['subscribe'];
  private readonly shown: Shown<Moment>;
  /** The table as it was when the last entry came into the log: one that is only looked up is none. */
  private logged: State;

  constructor(
    private given: GivenTable,
    private page?: PageOfBoard,
  ) {
    const { G, log } = given;
    this.logged = named(G, given);
    this.shown = new Shown<Moment>({ G: this.logged, log, canRedo: canRedo(given) });
    this.moment = this.shown.view;
    this.subscribe = this.shown.subscribe;
  }

  get id(): string | undefined {
    return this.page?.id;
  }

  get seats(): readonly SeatKind[] {
    return this.page?.seats ?? this.given.G.players.map(({ colour }) => broughtAs(colour) ?? 'person');
  }

  /** In the framework's single mode everybody sits here. */
  get people(): readonly Seat[] {
    const { playerID, isMultiplayer } = this.given;
    if (this.isPast) return [];
    if (playerID !== null) return [Number(playerID)];
    return isMultiplayer ? [] : this.seats.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
  }

  get isPast(): boolean {
    return isPast(this.given);
  }

  get playsBots(): boolean {
    return this.page?.playsBots ?? !this.given.isMultiplayer;
  }

  readonly make = ({ type, ...args }: Move): void =>
    this.act(this.isPersons, ({ moves }) => moves[type]?.(args));
  readonly undo = (): void => this.act(true, ({ undo }) => undo());
  readonly redo = (): void => this.act(true, ({ redo }) => redo());

  readonly record = (): GameRecord => recordOf(this.given, this.given.log);

  readonly timing = (): Timing => this.page?.timing?.() ?? {};

  /** The board was given this. */
  show(given: GivenTable, page = this.page): void {
    this.given = given;
    this.page = page;
    const before = this.moment();
    const G = keepSame(before.G, named(given.G, given));
    const { log } = given;
    const now = { G, log, canRedo: canRedo(given) };
    if (G === before.G && log === before.log && now.canRedo === before.canRedo) return;
    // of others' tables it is known ahead of the log what a move will bring
    const isNext = !given.isMultiplayer && isOneMove(log.slice(before.log.length));
    const logged = this.logged;
    if (log !== before.log) this.logged = G;
    const then = this.isPast && { then: logThen(log, given.plugins) };
    this.shown.show({ ...now, ...(isNext && { before: logged }), ...then });
  }

  private get isPersons(): boolean {
    return this.people.includes(activeSeat(this.moment().G) ?? -1);
  }

  /** What it leads to has been given to the board when it is done, where it is known here at all. */
  private act(byPerson: boolean, deed: (given: GivenTable) => void): void {
    if (this.page?.mayAct?.(byPerson) ?? true) flushSync(() => deed(this.given));
  }
}
