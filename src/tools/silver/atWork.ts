import { SILVER_BONUS_TILES } from '../../content/silver/bonusTiles';
import { PROSPECTORS } from '../../content/silver/characters';
import { SILVER_CONTRACTS } from '../../content/silver/contracts';
import { SILVER_FAIR_TILES } from '../../content/silver/fairs';
import { TABLETS } from '../../content/silver/tablets';
import { TIERS } from '../../content/silver/technologies';
import { UNDERGROUND_TILES } from '../../content/silver/undergroundTiles';
import type { GameEvent } from '../../rules/events';
import type { SourceKind } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { tabletOf } from '../../rules/silver/known';
import { retold } from '../retold';

/** What of the box has been at work in games, counted from their events by source: it changed the table or a price. */

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** The faces of tiles that do something when they are used, placed or fulfilled. */
const FACES: ReadonlySet<string> = new Set(
  idsOf([...SILVER_BONUS_TILES, ...UNDERGROUND_TILES, ...SILVER_CONTRACTS]),
);
const CHARACTERS: ReadonlySet<string> = new Set(idsOf(PROSPECTORS));
const FAIRS: ReadonlySet<string> = new Set(idsOf(SILVER_FAIR_TILES));
const TIER_NAMES: ReadonlySet<string> = new Set(idsOf(TIERS));

/** All that has to be at work. */
export const WORKING: readonly string[] = [
  ...[...TIER_NAMES].map(id => `tier ${id}`),
  ...Object.keys(TABLETS).map(kind => `tablet ${kind}`),
  ...[...FACES].map(id => `tile ${id}`),
  ...[...CHARACTERS].map(id => `character ${id}`),
  ...[...FAIRS].map(id => `fair ${id}`),
];

/** What came to nothing, was left, or only begins and pays for what is to come. */
const IDLE: ReadonlySet<GameEvent['what']> = new Set([
  ...(['lapse', 'decline', 'use', 'remove', 'choose', 'pay', 'tablet'] as const),
]);

const isPaid = (event: GameEvent): boolean => event.what === 'silver' && event.count < 0;

/** What was at work in an event that a source has brought. */
const OF_SOURCE: { readonly [K in SourceKind]?: (id: string, event: GameEvent) => string | undefined } = {
  technology: id => (TIER_NAMES.has(id) ? `tier ${id}` : undefined),
  tablet: id => `tablet ${tabletOf(id).kind}`,
  helper: id => (FACES.has(id) ? `tile ${id}` : undefined),
  character: id => (CHARACTERS.has(id) ? `character ${id}` : undefined),
  fair: (id, event) =>
    FAIRS.has(id) && event.what === 'score' && event.points > 0 ? `fair ${id}` : undefined,
};

function workOfEvent(event: GameEvent): string | undefined {
  if (event.what === 'crest' || event.what === 'contract')
    return FACES.has(event.tile) ? `tile ${event.tile}` : undefined;
  if (IDLE.has(event.what) || isPaid(event)) return undefined;
  return OF_SOURCE[event.source.kind]?.(event.source.id ?? '', event);
}

/** What is used up by its work, so that it works once in a game, in however many moves. */
const ONCE: ReadonlySet<SourceKind> = new Set(['helper', 'tablet']);

/** How often everything was at work: in how many moves, and what is used up once. */
export function countWork(moves: Iterable<readonly GameEvent[]>): Map<string, number> {
  const counted = new Set<string>();
  const counts = new Map<string, number>();
  let line = 0;
  for (const events of moves) {
    line += 1;
    for (const event of events) {
      const name = workOfEvent(event);
      const { kind, id } = event.source;
      const time = `${name} ${ONCE.has(kind) ? id : line}`;
      if (name === undefined || counted.has(time)) continue;
      counted.add(time);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

export const workIn = (record: GameRecord): Map<string, number> =>
  countWork([...retold(record)].map(({ events }) => events));
