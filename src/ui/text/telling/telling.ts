import type { Goods, WheelAction } from '../../../content';
import type { GameEvent, Happening } from '../../../rules/events';
import type { Text } from '../catalogue';
import type { Audience, Doer } from './people';

/** What is known while an event is told. */
export interface Telling {
  readonly text: Text;
  readonly audience: Audience;
  readonly doer: Doer;
  /** What was paid for it just before. */
  readonly price: Goods | undefined;
  readonly actionAt: (value: number) => WheelAction | undefined;
}

export type What = Happening['what'];

/** The event of a kind, also where several kinds share a shape. */
export type EventOf<K extends What> = GameEvent extends infer E
  ? E extends { what: infer W }
    ? K extends W
      ? E & { what: K }
      : never
    : never
  : never;
