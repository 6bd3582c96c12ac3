import type { ChoiceName, ItsChoiceName, PassedOver } from '../../../rules/cardinal/words';
import { countNames } from '../../../rules/counts';
import type { EventOf } from '../../../rules/events';
import { rowsFor } from '../../boxes/rows';
import type { Text } from '../catalogue';
import { plainly, type Marked } from '../message';
import { actionName, nameOf, tileName, townName, townOrSpace } from '../words';
import type { Telling } from './telling';

/** The Cardinal's turn in words: each step with its reason. */

/** The pawn goes back to the first card without a word. */
export function pawnWords(
  { text }: Telling,
  { decree: id, dice, rule }: EventOf<'pawn'>,
): Marked | undefined {
  const decree = nameOf(text, 'decree', id);
  if (dice) return text.mark('event.pawn.roll', { first: dice[0], second: dice[1], decree });
  return rule === 'R15.3' ? undefined : text.mark('event.pawn.on', { decree });
}

export function optionWords({ text }: Telling, event: EventOf<'option'>): Marked {
  const { decree: id, option } = event;
  const decree = nameOf(text, 'decree', id);
  const why = whyFailed(text, event);
  return why === undefined
    ? text.mark('event.option.holds', { decree, option: option + 1 })
    : text.mark('event.option.fails', { decree, option: option + 1, why });
}

/** With the numbers that it compared. */
function whyFailed(text: Text, { fails, with: facts }: EventOf<'option'>): string | undefined {
  if (fails === undefined) return undefined;
  const why = text.say(`fails.${fails}`);
  if (facts === undefined) return why;
  const { needs, has } = facts;
  const numbers =
    typeof needs === 'number' && typeof has === 'number'
      ? text.say('fails.needsHas', { needs, has })
      : text.say('fails.counts', {
          counts: countNames().flatMap(name => {
            const n = facts[name];
            return typeof n === 'number'
              ? [text.say('fails.count', { what: text.say(`count.${name}`), n })]
              : [];
          }),
        });
  return text.say('fails.because', { why, facts: numbers });
}

/** What nothing else could have been is not told, unless a nearer place was passed over. */
export function choiceWords(
  { text }: Telling,
  { of, chosen, by, among, over = [] }: EventOf<'choice'>,
): Marked | undefined {
  if (among.length < 2 && over.length === 0) return undefined;
  const choice = text.mark('event.choice', { chosen: CHOSEN[of](text, chosen), by: text.say(`by.${by}`) });
  return over.length === 0
    ? choice
    : text.mark('event.choice.over', { choice, over: passedWords(text, over) });
}

/** The nearer towns, those with the same reason together. */
function passedWords(text: Text, over: readonly PassedOver[]): Marked[] {
  const reasons = [...new Set(over.map(({ by }) => by))];
  return reasons.map(why =>
    text.mark('over.because', {
      towns: over.filter(({ by }) => by === why).map(({ town }) => townName(text, town)),
      why: text.say(`over.${why}`),
    }),
  );
}

/** What was chosen, by what it was chosen for. */
export type ChosenWords<Name extends ChoiceName = ChoiceName> = {
  readonly [K in Name]: (text: Text, id: string) => Marked;
};

const inTown = (text: Text, id: string): Marked => plainly(townName(text, townOrSpace(id)));

/** A colour, with its value where a die is meant. */
function dieOrColour(text: Text, id: string): Marked {
  const [colour = '', value] = id.split(':');
  const name = nameOf(text, 'die', colour);
  return plainly(value === undefined ? name : `${name} ${value}`);
}

export const CHOSEN = rowsFor<ChosenWords>({
  section: (text, id) => plainly(nameOf(text, 'action', id)),
  colour: dieOrColour,
  die: dieOrColour,
  tile: (text, space) => text.mark('event.choice.tileIn', { town: townName(text, townOrSpace(space)) }),
  cathedral: inTown,
  town: inTown,
  houseSpace: inTown,
  character: tileName,
  contract: tileName,
  crest: tileName,
  resource: (text, id) => plainly(nameOf(text, 'resource', id)),
} satisfies ChosenWords<ItsChoiceName>);

export const keepWords = ({ text }: Telling, { tile }: EventOf<'keep'>): Marked =>
  text.mark('event.keep', { tile: tileName(text, tile) });

export const actWords = ({ text }: Telling, { action, points, because }: EventOf<'act'>): Marked =>
  text.mark('event.act', {
    action: actionName(text, action),
    n: points,
    because: text.say(`because.${because}`),
  });
