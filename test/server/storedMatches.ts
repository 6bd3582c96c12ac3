import { scoresOf } from '../../src/rules/model';
import { printStep } from '../../src/rules/replay';
import { readRecord } from '../../src/table/record';
import { LIVE_PATIENCE } from '../../src/server/doc';
import { openDatabase } from '../../src/server/database/open';
import { newStore, type Store } from '../../src/server/store';
import { goldenText } from '../games/golden';

/** Matches in the database of a house as if they had been played there, from the golden games and others. */

export interface StoredMatch {
  readonly id: string;
  readonly golden?: string;
  /** The record of another game than a golden one. */
  readonly text?: string;
  readonly listed?: boolean;
  /** So many of its lines were played: all, if not told otherwise. */
  readonly lines?: number;
  /** What became of its lines since. */
  readonly damage?: (lines: string[]) => string[];
}

const SECOND = 1000;
const BEGAN = Date.UTC(2026, 10, 18, 12);

export async function putMatch(
  store: Store,
  { id, golden = '', text = goldenText(golden), listed = true, ...match }: StoredMatch,
): Promise<void> {
  const { record, state } = readRecord(text);
  const { game, seats } = record;
  const doc = {
    ...{ host: 0, variant: {}, patience: LIVE_PATIENCE },
    // the Cardinal's bot plays his seat; people sit at the others
    seats: seats.map((kind, seat) => ({
      kind: kind === 'cardinal' ? kind : ('person' as const),
      colour: state.players[seat]?.colour ?? 'plum',
      name: state.players[seat]?.name ?? '',
    })),
  };
  const start = { options: game.options, opening: game.opening, at: BEGAN };
  await store.create({ ...{ id, status: 'running', listed, waits: 0, doc, start } }, false);
  const played = game.steps.slice(0, match.lines).map(printStep);
  const isOver = played.length === game.steps.length;
  const lines = match.damage?.(played) ?? played;
  const append = (line: string, n: number): Promise<void> =>
    store.append(id, {
      ...{ n, line, at: BEGAN + (n + 1) * SECOND, waits: 0, byBot: false, bot: false },
      scores: isOver && n === lines.length - 1 ? scoresOf(state) : undefined,
    });
  // many at once go to disk together; the last one ends the match
  await Promise.all(lines.slice(0, -1).map(append));
  await append(lines.at(-1) ?? '', lines.length - 1);
}

/** The same in a house that is closed. */
export async function putMatches(dataDir: string, matches: readonly StoredMatch[]): Promise<void> {
  const where = { dataDir, databaseUrl: undefined };
  const database = await openDatabase(where, error => {
    throw error;
  });
  const store = newStore(database);
  for (const match of matches) await putMatch(store, match);
  await database.close();
}
