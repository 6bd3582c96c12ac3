import type { Price } from '../../../content';
import type { Text } from '../catalogue';
import type { Audience, Doer } from './people';

/** What is known while an event is told. */
export interface Telling {
  readonly text: Text;
  readonly audience: Audience;
  readonly doer: Doer;
  /** What was paid for it just before. */
  readonly price: Price | undefined;
}
