import { beginTable, follow, type Start, type FollowedTable } from '../table/online/follow';
import type { StoredLine, TableStatus } from '../table/online/wire';
import { Problem } from './problem';

/**
 * Matches of which something that was stored can't be read any more. Each harms only itself: it is told once, nothing of
 * it is changed, and it can be looked at as far as it is whole.
 */

export class Damaged extends Problem {
  constructor(cause: unknown) {
    super('damaged', undefined, { cause });
  }
}

export type OnDamage = (error: unknown, id: string) => void;

/** Which ones are known. */
export class Damages {
  private readonly known = new Set<string>();
  private readonly told = new Set<string>();

  constructor(private readonly onDamage: OnDamage) {}

  note(id: string, error: unknown): void {
    this.known.add(id);
    if (this.told.has(id)) return;
    this.told.add(id);
    this.onDamage(error, id);
  }

  /** It is read again: perhaps somebody has mended it. */
  lookAnew(id: string): void {
    this.known.delete(id);
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  get size(): number {
    return this.known.size;
  }
}

type NthLine = StoredLine & { readonly n: number };

export interface PlayedLines {
  /** None where not even the beginning can be played. */
  readonly table?: FollowedTable;
  /** The lines that lead there: all of them, but where something is wrong. */
  readonly lines: readonly NthLine[];
  readonly wrong?: unknown;
}

/** A match as far as it can be played. */
export function playable(start: Start, status: TableStatus, lines: readonly NthLine[]): PlayedLines {
  let table: FollowedTable | undefined;
  let played = 0;
  try {
    table = beginTable(start);
    for (const { n, line } of lines) {
      if (n !== played) throw new Error(`line ${played} is missing`);
      table = follow(table, line);
      played += 1;
    }
    if (status === 'over' && !table.G.ranking) throw new Error('its lines do not lead to its end');
    return { table, lines };
  } catch (wrong) {
    return { ...(table && { table }), lines: lines.slice(0, played), wrong };
  }
}
