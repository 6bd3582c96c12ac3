import type { BoxScreen } from '../boxes/screen';
import { mapFrom } from '../text/silver/words';

/** What would help below, where the log tells it as a deed. */
export const SILVER_CURE_WORDS = {
  hire: (text, { to }) => text.mark('explain.cure.hire', { map: mapFrom(text, to) }),
  movement: text => text.mark('explain.cure.movement'),
  unlock: text => text.mark('explain.cure.unlock'),
} satisfies BoxScreen<'silver'>['cureWords'];
