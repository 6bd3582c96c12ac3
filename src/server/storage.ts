import type { LogEntry, StorageAPI, State as FrameworkState } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { State } from '../rules/model';
import { beginTable, type FollowedTable } from '../table/online/follow';
import { lineOf } from '../table/online/lines';
import { playable } from './damage';
import { botOf, type Doc } from './doc';
import type { Match, Store } from './store';

/**
 * boardgame.io's storage on our database. What is stored of a match is its opening and its lines; the state in
 * memory is only what they give, held for as long as somebody is at the table.
 */

export interface Held {
  match: Match;
  table: FollowedTable;
  lines: { line: string; at: number }[];
}

export class MatchStorage extends Async {
  private readonly held = new Map<string, Promise<Held | undefined>>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    super();
  }

  connect(): Promise<void> {
    return Promise.resolve();
  }

  /** A running or finished match; read once, then held. */
  hold(id: string): Promise<Held | undefined> {
    const known = this.held.get(id);
    if (known) return known;
    const read = this.read(id);
    this.held.set(id, read);
    // what could not be read, or is not there, may be there the next time
    read.then(
      found => found ?? this.drop(id),
      () => this.drop(id),
    );
    return read;
  }

  drop(id: string): void {
    this.held.delete(id);
  }

  holds(id: string): boolean {
    return this.held.has(id);
  }

  get size(): number {
    return this.held.size;
  }

  private async read(id: string): Promise<Held | undefined> {
    const { damages } = this.store;
    damages.lookAnew(id);
    const match = await this.store.look(id);
    if (!match?.start) return undefined;
    const { table, lines, wrong } = playable(match.start, match.status, await this.store.lines(id));
    if (wrong !== undefined) damages.note(id, wrong);
    if (!table) return undefined;
    return { match: wrong === undefined ? match : { ...match, damaged: true }, table, lines: [...lines] };
  }

  override async setState(id: string, state: FrameworkState, deltalog: LogEntry[] = []): Promise<void> {
    const [entry] = deltalog;
    const held = await this.hold(id);
    // nothing has happened: the move was none, and the log is that of the move before
    if (!entry || !held || state._stateID === held.table._stateID) return;
    const table = { ...state, deltalog } as FollowedTable;
    const line = lineOf(entry);
    const at = this.now();
    const { doc } = held.match;
    const { bot: byBot } = waitsOf(held.table.G, doc);
    const { bot, ...now } = waitsOf(table.G, doc);
    await this.store.append(id, { n: table._stateID - 1, line, at, byBot, bot, ...now });
    held.table = table;
    held.lines.push({ line, at });
    held.match = { ...held.match, ...now, updated: at, moved: at, ...(now.scores && { status: 'over' }) };
  }

  /** The framework plays with the state only; who sits where is kept by the lobby. */
  override async fetch<O extends StorageAPI.FetchOpts>(
    id: string,
    { initialState }: O,
  ): Promise<StorageAPI.FetchResult<O>> {
    const held = await this.hold(id);
    const start = initialState ? held?.match.start : undefined;
    const found: Partial<StorageAPI.FetchFields> = {
      ...(held && { state: held.table }),
      ...(start && { initialState: beginTable(start) }),
    };
    return found as StorageAPI.FetchResult<O>;
  }

  override setMetadata(): Promise<void> {
    return Promise.resolve();
  }

  override async wipe(id: string): Promise<void> {
    this.drop(id);
    const match = await this.store.match(id);
    if (match) await this.store.remove(match);
  }

  override async listMatches(): Promise<string[]> {
    return (await this.store.listed(LIST)).map(({ id }) => id);
  }
}

const LIST = 100;

/** Whom a match waits for, whether that is a bot, and how it ended. */
export function waitsOf({ ranking, players, agenda }: State, { seats }: Doc) {
  const waits = ranking ? undefined : agenda.at(-1)?.seat;
  const seat = waits === undefined ? undefined : seats[waits];
  const bot = seat !== undefined && botOf(seat) !== undefined;
  return { waits, bot, scores: ranking && players.map(({ score }) => score) };
}
