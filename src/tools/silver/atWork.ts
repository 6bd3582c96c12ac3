import { TECHNOLOGIES, TIERS } from '../../content/silver/technologies';
import type { GameEvent } from '../../rules/events';
import type { Options } from '../../rules/model';
import { open, repeat, type GameRecord } from '../../rules/replay';
import { readSilverOptions } from '../../rules/silver/options';
import { silverTables } from './tables';

/** What of the box has been at work in games, counted from their events by source. */

/** That something came to nothing, or was left, is no work. */
const IDLE: ReadonlySet<GameEvent['what']> = new Set(['lapse', 'decline']);

/** How often each tier did something: it changed the table or a price, or decided. */
export function tiersAtWork(events: Iterable<GameEvent>): Map<string, number> {
  const counts = new Map(TIERS.map(({ id }) => [id as string, 0]));
  for (const { what, source } of events) {
    const { kind, id = '' } = source;
    const before = counts.get(id);
    if (kind === 'technology' && before !== undefined && !IDLE.has(what)) counts.set(id, before + 1);
  }
  return counts;
}

export const workOfTiers = (record: GameRecord): Record<string, number> =>
  Object.fromEntries(tiersAtWork(gameEvents(record)));

/** Everything that is told of a game. */
export function* gameEvents(record: GameRecord): Generator<GameEvent> {
  const opening = open(record);
  yield* opening.events;
  let { state } = opening;
  for (const [index, step] of record.steps.entries()) {
    const next = repeat(state, step, index + 1);
    yield* next.events;
    state = next.state;
  }
}

const EACH = 3;

/** Tables at which each of the nine Technologies is in play once. */
export const tablesWithAll = (players: number): Options[] =>
  silverTables([players]).flatMap(table =>
    [0, 1, 2].map(third => ({
      ...table,
      boxes: {
        silver: readSilverOptions({ technologies: TECHNOLOGIES.slice(third * EACH, (third + 1) * EACH) }),
      },
    })),
  );
