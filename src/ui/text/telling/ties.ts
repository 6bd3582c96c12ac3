import type { Price } from '../../../content';
import type { EventOf, GameEvent, What } from '../../../rules/events';
import { rowsFor } from '../../boxes/rows';

/** How events go together with others in one line. */

interface Tie<K extends What> {
  /** The price that it pays, if it is a payment. */
  readonly pays?: (event: EventOf<K>) => Price | undefined;
  /** It is told together with what was paid for it. */
  readonly priced?: true;
  /** The name of a used Helper tells it. */
  readonly inName?: true;
}

/** For some events: of a box, for its own. */
export type Ties<Name extends What = What> = { readonly [K in Name]?: Tie<K> };

export const TIES = rowsFor<Ties>({
  pay: { pays: ({ goods }) => goods },
  gain: { priced: true, inName: true },
  score: { inName: true },
  points: { inName: true },
  die: { priced: true },
  contract: { priced: true },
  crest: { priced: true },
  cathedral: { priced: true },
});

const tieOf = <K extends What>({ what }: { readonly what: K }): Tie<K> | undefined => TIES[what];

/** What an event pays, if it is a payment. */
export const paymentIn = (event: GameEvent): Price | undefined => tieOf(event)?.pays?.(event);

/** Whether this is what was paid for. */
export const isPriced = (event: GameEvent): boolean => tieOf(event)?.priced ?? false;

/** What a used Helper gives is told by its name; what is paid for it is not. */
export const isInName = (event: GameEvent): boolean =>
  event.source.kind === 'helper' && (tieOf(event)?.inName ?? false) && !paymentIn(event);
