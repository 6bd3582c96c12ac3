import { TECHNOLOGIES, TIERS } from '../../content/silver/technologies';
import type { GameEvent } from '../../rules/events';
import type { MoveType, Options } from '../../rules/model';
import { open, repeat, type GameRecord } from '../../rules/replay';
import { silverOf, tierOf } from '../../rules/silver/miner';
import { readSilverOptions } from '../../rules/silver/options';
import { atRandom, type Choose } from '../randomGame';
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
const LAST_TIER = 3;
/** What brings Silver, or what a tier offers. */
const SOUGHT: ReadonlySet<MoveType> = new Set([
  ...(['openMine', 'takeSilver', 'fulfilForLess', 'split', 'goOver', 'turnUp', 'keepTile'] as const),
  ...(['contribute', 'placeCrest', 'receive', 'exchange', 'buildHouse'] as const),
]);

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

/** Players who look for Silver, and spend it on one Technology first, then on the others; else they are eager, or greedy. */
export function seekers(seed: number, otherwise: Choose = atRandom(seed, true)): Choose {
  return (state, seat, moves) => {
    const { technologies } = silverOf(state);
    const favourite = technologies[(seed + seat) % technologies.length];
    const tiers = moves.filter(move => move.type === 'research');
    const wanted = tiers.find(({ technology }) => technology === favourite);
    const isLast = tierOf(state, seat, favourite ?? 'king') === LAST_TIER;
    if (wanted ?? (isLast && tiers[0])) return wanted ?? tiers[0];
    return moves.find(({ type }) => SOUGHT.has(type)) ?? otherwise(state, seat, moves);
  };
}
