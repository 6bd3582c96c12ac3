import { TABLETS } from '../../../content/silver/tablets';
import { push } from '../../agenda';
import type { Seat } from '../../model';
import { happen, type Play } from '../../play';
import { tabletBetween } from '../known';
import { silverOf } from '../miner';

/** Whoever crosses an open tablet covers it, and gets what it brings: once, for everybody (S5.6, SQ5.5, SQ5.7). */
export function crossTablet(
  play: Play,
  seat: Seat,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const tablet = tabletBetween(from, to);
  if (!tablet || silverOf(play.state).crossed.includes(tablet.id)) return;
  const source = { kind: 'tablet', id: tablet.id } as const;
  happen(play, seat, { what: 'tablet', tablet: tablet.id }, { source, rule: 'S5.6' });
  push(play, seat, TABLETS[tablet.kind], source);
}
