import { RESOURCES } from '../../content';
import type { Player, State } from '../../rules/model';

/** What a check knows of a table: its form stands in docs/RECORD.md and never changes, however a state is built. */
export const summaryOf = ({ round, order, players }: State): string =>
  [`round ${round}`, `order ${order.join(' ')}`, ...players.map(seatOf)].join('\n');

const seatOf = ({ score, goods, merchant, architect, houses, pillars }: Player): string =>
  [
    `score ${score}`,
    ...RESOURCES.map(resource => `${resource} ${goods[resource]}`),
    ...[`merchant ${merchant}`, `architect ${architect}`],
    ...[`houses ${sorted(houses)}`, `pillars ${sorted(pillars)}`],
  ].join(', ');

const sorted = (places: readonly string[]): string => [...places].sort().join(' ');
