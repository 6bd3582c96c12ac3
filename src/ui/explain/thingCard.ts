import type { ReactNode } from 'react';
import type { RuleId } from '../../content/rulebook';
import type { Approach } from '../../rules/explaining/approach';
import type { Cure } from '../../rules/explaining/cures';
import type { Explanation } from '../../rules/explaining/explain';
import type { Seat, State } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import type { TableText } from '../play/words';
import type { Marked } from '../text';
import type { ShownName, ShownOf } from './shows';

/** What a card says of a thing: what it is and what comes of it. Ways, refusals and what is left follow by themselves. */
export interface ThingCard {
  readonly title: Marked;
  /** What kind of thing it is, whose, or how far away. */
  readonly family?: Marked;
  readonly lines: readonly CardLine[];
  readonly rules: readonly RuleId[];
  /** Instead of why its first way is refused, where that says less. */
  readonly refusal?: OwnRefusal | undefined;
  /** With a picture it is a card, without one a small dark tip. */
  readonly picture?: ReactNode;
  /** A picture that changes nothing of that. */
  readonly small?: boolean;
}

export interface OwnRefusal {
  readonly words: Marked;
  readonly cure: Cure;
}

export interface CardLine {
  readonly words: Marked;
  readonly rule?: RuleId | undefined;
  /** Possible now, or not now; else only to be known. */
  readonly tone?: 'now' | 'not' | undefined;
}

/** What is known while a card is written. */
export interface About<T> {
  readonly thing: T;
  readonly text: TableText;
  readonly G: State;
  /** For whom it is explained. */
  readonly me: Seat;
  readonly readings: Readings | undefined;
  /** What the rules say of it; nothing of what only the screen shows. */
  readonly explained: Explanation | undefined;
  /** The piece that would go there, and how. */
  readonly approach: Approach | undefined;
}

export type ThingCards<Name extends ShownName = ShownName> = {
  readonly [K in Name]: (about: About<ShownOf<K>>) => ThingCard;
};
