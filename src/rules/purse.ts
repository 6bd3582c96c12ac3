import { RESOURCES, type Goods } from '../content';
import type { Player } from './model';

/** Whether a player owns these goods. */
export const canAfford = (player: Player, price: Goods): boolean =>
  RESOURCES.every(resource => player.goods[resource] >= (price[resource] ?? 0));

/** What a player lacks of a price. */
export const missing = (player: Player, price: Goods): Record<string, number> =>
  Object.fromEntries(
    RESOURCES.map(resource => [resource, (price[resource] ?? 0) - player.goods[resource]] as const).filter(
      ([, lack]) => lack > 0,
    ),
  );
