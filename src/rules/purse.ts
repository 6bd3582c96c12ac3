import { RESOURCES, type Goods } from '../content';
import type { Player } from './model';

/** Whether a player owns these goods. */
export const canAfford = (player: Player, price: Goods): boolean =>
  RESOURCES.every(resource => player.goods[resource] >= (price[resource] ?? 0));

/** What a player lacks of a price. */
export function missing(player: Player, price: Goods): Record<string, number> {
  const lack: Record<string, number> = {};
  for (const resource of RESOURCES) {
    const short = (price[resource] ?? 0) - player.goods[resource];
    if (short > 0) lack[resource] = short;
  }
  return lack;
}
