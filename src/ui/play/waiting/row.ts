import type { ReactNode } from 'react';
import type { CourseStep, MoveType, Pending, PendingOf, State } from '../../../rules/model';
import type { PlainKey } from '../../text';
import type { Tab } from '../tabs';
import type { TableText } from '../words';

/** What waits for a decision, as the screen asks for it. Its sentence in a refusal is the message `waits.…`. */

export interface Headline {
  readonly title: string;
  readonly hint: string;
}

/** Whether a kind of move is possible. */
export type Can = (type: MoveType) => boolean;

export interface WaitingRow<E> {
  /** The one line of the bar, and the title of the card over the map. */
  readonly headline: (text: TableText, effect: E, state: State) => Headline;
  /** Where it is decided. */
  readonly tab: (effect: E, can: Can, state: State) => Tab;
  /** What is chosen on the table itself has none. */
  readonly card: ((effect: E, state: State, title: string) => ReactNode) | undefined;
}

export type Waits = Exclude<Pending['do'], CourseStep['do']>;
/** Rows for some of what waits: of a box, for its own. */
export type WaitingRows<Name extends Waits = Waits> = { readonly [K in Name]: WaitingRow<PendingOf<K>> };

export const at = (tab: Tab) => (): Tab => tab;

/** Nobody ever sees it wait. */
export const BY_ITSELF: WaitingRow<Pending> = {
  headline: () => ({ title: '', hint: '' }),
  tab: at('board'),
  card: undefined,
};

type NameIn<Key> = Key extends `prompt.${infer Name}.hint` ? Name : never;
/** Prompts that are always the same words. */
type Asked = { [K in PlainKey]: `prompt.${NameIn<K>}` extends PlainKey ? NameIn<K> : never }[PlainKey];

export const asks =
  (name: Asked) =>
  ({ say }: TableText): Headline => ({ title: say(`prompt.${name}`), hint: say(`prompt.${name}.hint`) });
