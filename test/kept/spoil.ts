import type { OldRecord, Spoiling } from './model';

/** The record with the change made to it. */
export function spoil(record: OldRecord, { list, at, remove, insert }: Spoiling): OldRecord {
  const changed = <T>(all: readonly T[]): T[] => all.toSpliced(at, remove, ...(insert as T[]));
  switch (list) {
    case 'lines':
      return { ...record, lines: changed(record.lines) };
    case 'checks':
      return { ...record, checks: changed(record.checks) };
    case 'scores':
      return { ...record, scores: changed(record.scores ?? []) };
    case 'opening':
      return { ...record, opening: changed(record.opening.split(' ')).join(' ') };
    case 'players':
      return { ...record, options: { ...record.options, players: changed(record.options.players) } };
  }
}
