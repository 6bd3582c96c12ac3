import type { Cure } from '../../rules/explaining/cures';
import type { EventOf, Happening, What } from '../../rules/events';
import type { Pending } from '../../rules/model';
import { rowsFor } from '../boxes/rows';
import { plainly, type Marked, type Text } from '../text';
import { eventDeedOf } from '../text/telling/deeds';
import { actionName, nameOf, townName } from '../text/words';

/** What would help, in words: happenings as the log tells them, and what would have to wait. */

type CureWords = {
  readonly [K in What]?: (text: Text, happening: Extract<Happening, { what: K }>) => Marked;
};
type AwaitWords = {
  readonly [K in Pending['do']]?: (text: Text, effect: Extract<Pending, { do: K }>) => Marked;
};

/** What the log would tell as a deed, but is a state of things here. */
export const CURE_WORDS = rowsFor<CureWords>({
  remove: text => text.mark('explain.cure.space'),
  pillar: (text, { town }) => text.mark('explain.cure.pillar', { town: townName(text, town) }),
  die: (text, { action }) => text.mark('explain.cure.die', { action: actionName(text, action) }),
});

export const AWAIT_WORDS = rowsFor<AwaitWords>({
  dieAction: (text, { action, points }) =>
    action === 'joker'
      ? text.mark('explain.cure.anyAction')
      : text.mark('explain.cure.action', { action: actionName(text, action), n: points }),
  takeDie: text => text.mark('explain.cure.turn'),
  kingTile: text => text.mark('explain.cure.lead'),
});

const SOURCE = { source: { kind: 'action' }, rule: 'R6.1' } as const;

function happeningWords(text: Text, happening: Happening): Marked | undefined {
  const own = CURE_WORDS[happening.what] as ((text: Text, happening: Happening) => Marked) | undefined;
  if (own) return own(text, happening);
  const doer = { you: true, who: '' };
  const event = { ...happening, ...SOURCE, seat: 0 } as unknown as EventOf<What>;
  return eventDeedOf({ text, audience: { names: [] }, doer, price: undefined }, event);
}

function awaitWords(text: Text, effect: Pending): Marked {
  const own = AWAIT_WORDS[effect.do] as ((text: Text, effect: Pending) => Marked) | undefined;
  return (
    own?.(text, effect) ??
    text.mark('explain.cure.waits', { what: plainly(nameOf(text, 'waits', effect.do)) })
  );
}

export function cureWords(text: Text, { happens, awaits }: Cure): Marked | undefined {
  const steps = [
    ...happens.flatMap(happening => happeningWords(text, happening) ?? []),
    ...(awaits ? [awaitWords(text, awaits)] : []),
  ];
  return steps.length > 0 ? text.mark('explain.cure', { steps }) : undefined;
}
