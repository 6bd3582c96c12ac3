import type { Currency, Price } from '../../../content';
import type { Seat } from '../../model';
import type { OccasionOf } from '../../occasions';
import { happen, type Play } from '../../play';
import { printedPrice } from '../../prices';
import { whyOf } from './tiers';
import { changesOf } from './working';

/** What tiers save somebody is told before it is paid. */
export function tellSavings(play: Play, seat: Seat, { what }: OccasionOf<'paying'>): void {
  const { state: before } = play;
  const changes = changesOf(before, seat, what.of);
  if (changes.length === 0) return;
  let price = printedPrice(before, seat, what);
  for (const [{ id }, change] of changes) {
    const next = change(price, before, seat, what);
    // what spares nothing gives back the same price
    if (next !== price) happen(play, seat, { what: 'saved', price: difference(price, next) }, whyOf(id));
    price = next;
  }
}

function difference(before: Price, after: Price): Price {
  const less: Partial<Record<Currency, number>> = {};
  for (const currency of Object.keys(before) as Currency[]) {
    const count = (before[currency] ?? 0) - (after[currency] ?? 0);
    if (count > 0) less[currency] = count;
  }
  return less;
}
