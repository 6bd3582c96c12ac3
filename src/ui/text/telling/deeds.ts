import { KING_TRACK } from '../../../content';
import type { EventOf, What } from '../../../rules/events';
import type { Source } from '../../../rules/model';
import type { WorkingsOf } from '../../../rules/workings';
import { rowsFor } from '../../boxes/rows';
import type { Marked } from '../message';
import { actionName, dieSign, goodsSigns, theTile, townName, townOrSpace } from '../words';
import { actWords, choiceWords, keepWords, optionWords, pawnWords } from './cardinal';
import { listedNames, doer } from './people';
import {
  crestOf,
  fromWords,
  helperWords,
  lapseWords,
  paidWords,
  revealWords,
  scoreWords,
  walkWords,
  withoutWords,
} from './phrases';
import type { Telling } from './telling';

/** What a player did, to follow his name, or a sentence about the table; nothing where another line says it. */
export type EventWords<Name extends What = What> = {
  readonly [K in Name]: (telling: Telling, event: EventOf<K>) => Marked | undefined;
};

/** Another line says it, or nobody asks. */
const unsaid = (): undefined => undefined;

/** The set-up is told in one line. */
const isSetUp = ({ kind }: Source): boolean => kind === 'setup';

type Always = keyof WorkingsOf<'base', 'happenings'> | keyof WorkingsOf<'cardinal', 'happenings'>;

/** Every event: one without words does not compile. */
export const EVENT_WORDS = rowsFor<EventWords>({
  gain: ({ text, doer: { you }, price }, { goods, source }) => {
    const gained = goodsSigns(text, goods);
    if (!price) return text.mark('event.gain', { you, goods: gained });
    const values = { you, goods: gained, price: goodsSigns(text, price) };
    return source.kind === 'buy' ? text.mark('event.buy', values) : text.mark('event.exchange', values);
  },
  pay: ({ text, doer: { you } }, { goods }) =>
    text.mark('event.pay', { you, goods: goodsSigns(text, goods) }),
  score: (telling, event) => scoreWords(telling, event),
  take: ({ text, doer: { you } }, { tile, from }) =>
    text.mark('event.take', { you, tile: theTile(text, tile), from: fromWords(text, from) }),
  remove: ({ text, doer: { you } }, { tile, source }) =>
    source.kind === 'helper' ? undefined : text.mark('event.remove', { you, tile: theTile(text, tile) }),
  house: ({ text, doer: { you } }, { space }) =>
    text.mark('event.house', { you, town: townName(text, townOrSpace(space)) }),
  pillar: ({ text, doer: { you } }, { town }) =>
    text.mark('event.pillar', { you, town: townName(text, town) }),
  release: ({ text, doer: { you } }, { piece }) => text.mark(`event.release.${piece}`, { you }),
  character: ({ text, doer: { you } }, { tile, building, floor }) =>
    text.mark('event.character', { you, character: theTile(text, tile), building: building + 1, floor }),
  crest: ({ text, doer: { you }, price }, { tile, building }) =>
    text.mark('event.crest', {
      you,
      crest: crestOf(text, tile),
      building: building + 1,
      price: paidWords(text, price),
    }),
  complete: ({ text, doer: { you } }, { building, points }) =>
    text.mark('event.complete', { you, building: building + 1, points }),
  contract: ({ text, doer: { you }, price }) =>
    text.mark('event.contract', { you, price: paidWords(text, price) }),
  cathedral: ({ text, doer: { you }, price }, { town }) =>
    text.mark('event.cathedral', { you, town: townName(text, town), price: paidWords(text, price) }),
  walk: (telling, event) => walkWords(telling, [event]),
  king: ({ text, doer: { you } }, { steps, to }) =>
    text.mark('event.king', { you, n: steps, to: KING_TRACK[to]?.points ?? 0 }),
  points: ({ text, doer: { you } }, { points, action }) =>
    text.mark('event.points', { you, n: points, action: actionName(text, action) }),
  die: ({ text, doer: { you }, price }, { die, to, action: at }) => {
    const action = actionName(text, at);
    const taken = dieSign(text, { ...die, value: to });
    if (die.value === to) return text.mark('event.die', { you, die: taken, action });
    const from = dieSign(text, die);
    return text.mark('event.dieTurned', { you, from, die: taken, action, price: paidWords(text, price) });
  },
  roll: ({ text }, { dice }) =>
    text.mark('event.roll', { n: dice.length, dice: dice.map(die => dieSign(text, die)) }),
  reveal: (telling, event) => revealWords(telling.text, [event]),
  discardOffer: ({ text, doer: { you } }) => text.mark('event.discardOffer', { you }),
  corruption: ({ text }, { steps }) => text.mark('event.corruption', { n: steps }),
  decline: ({ text, doer: { you } }, { effects }) =>
    text.mark('event.decline', { you, what: withoutWords(text, effects) }),
  lapse: (telling, event) => lapseWords(telling, event),
  phase: ({ text }, { phase, round }) =>
    phase === 'preparation'
      ? text.mark(`event.phase.${phase}`, { round })
      : text.mark(`event.phase.${phase}`),
  turn: ({ text, doer: { you, who } }) => text.mark('event.turn', { you, who }),
  order: ({ text, audience }, { order, source }) =>
    isSetUp(source) ? undefined : text.mark('event.order', { names: listedNames(text, audience, order) }),
  reset: ({ text, audience }, { seats, source }) =>
    isSetUp(source) ? undefined : text.mark('event.reset', { names: listedNames(text, audience, seats) }),
  rotate: ({ text }, { source }) => (isSetUp(source) ? undefined : text.mark('event.rotate')),
  declare: ({ text, doer: { you } }, { action }) =>
    text.mark('event.declare', { you, action: actionName(text, action) }),
  use: ({ text, doer: { you } }, { tile }) =>
    text.mark('event.useHelper', { you, helper: helperWords(text, tile) }),
  colour: ({ text, doer: { you } }, { resource }) =>
    text.mark('event.chooseColour', { you, resource: text.say(`resource.${resource}`) }),
  choose: ({ text, doer: { you } }, { building }) =>
    text.mark('event.chooseBuilding', { you, building: building + 1 }),
  bonus: ({ text, doer: { you } }, { tile }) =>
    text.mark('event.receive', { you, character: theTile(text, tile) }),
  slide: unsaid,
  mixIn: unsaid,
  clear: unsaid,
  actions: unsaid,
  markers: unsaid,
  dropDecree: unsaid,
  pawn: pawnWords,
  option: optionWords,
  choice: choiceWords,
  keep: keepWords,
  act: actWords,
  end: ({ text, audience }, { ranking }) => text.mark('event.end', doer(text, audience, ranking[0])),
} satisfies EventWords<Always>);

export function eventDeedOf<K extends What>(telling: Telling, event: EventOf<K>): Marked | undefined {
  const words: (telling: Telling, event: EventOf<K>) => Marked | undefined = EVENT_WORDS[event.what];
  return words(telling, event);
}
