import { RESOURCES } from '../../content';
import type { Player, State } from '../../rules/model';
import { boxOf } from '../../rules/shelf';

/** What a check knows of a table: its form stands in docs/RECORD.md and never changes, however a state is built. */
export function summaryOf(state: State): string {
  const { round, order, players } = state;
  const { boxes } = boxOf(state);
  const lines = players.map((player, seat) =>
    [seatOf(player), ...boxes.flatMap(({ summary }) => summary?.(state, seat) ?? [])].join(', '),
  );
  return [`round ${round}`, `order ${order.join(' ')}`, ...lines].join('\n');
}

const seatOf = ({ score, goods, merchant, architect, houses, pillars }: Player): string =>
  [
    `score ${score}`,
    ...RESOURCES.map(resource => `${resource} ${goods[resource]}`),
    ...[`merchant ${merchant}`, `architect ${architect}`],
    ...[`houses ${sorted(houses)}`, `pillars ${sorted(pillars)}`],
  ].join(', ');

const sorted = (places: readonly string[]): string => [...places].sort().join(' ');
