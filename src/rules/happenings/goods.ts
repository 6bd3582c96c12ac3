import type { Goods } from '../../content/vocabulary';
import type { Player } from '../model';
import { changePlayer } from './draft';
import type { Rows } from './row';

/** Goods and Victory Points. */

export interface GoodsHappenings {
  gain: { readonly goods: Goods };
  pay: { readonly goods: Goods };
  /** Points won, or lost. */
  score: { readonly points: number };
}

export const GOODS_ROWS: Rows<GoodsHappenings> = {
  gain: (table, { goods }, seat) =>
    changePlayer(table, seat, player => {
      player.goods = added(player.goods, goods, 1);
    }),
  pay: (table, { goods }, seat) =>
    changePlayer(table, seat, player => {
      player.goods = added(player.goods, goods, -1);
    }),
  score: (table, { points }, seat) =>
    changePlayer(table, seat, player => {
      player.score += points;
    }),
};

const added = (own: Player['goods'], goods: Goods, sign: 1 | -1): Player['goods'] => ({
  gold: own.gold + sign * (goods.gold ?? 0),
  food: own.food + sign * (goods.food ?? 0),
  wool: own.wool + sign * (goods.wool ?? 0),
  stone: own.stone + sign * (goods.stone ?? 0),
  iron: own.iron + sign * (goods.iron ?? 0),
});
