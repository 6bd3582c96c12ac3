import { RESOURCES, isTile, isWheelAction } from '../../../content';
import type { ChoiceName } from '../../../rules/cardinal/words';
import { countNames } from '../../../rules/counts';
import type { EventOf } from '../../../rules/events';
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

/** What nothing else could have been is not told. */
export function choiceWords(
  { text }: Telling,
  { of, chosen, by, among }: EventOf<'choice'>,
): Marked | undefined {
  if (among.length < 2) return undefined;
  return text.mark('event.choice', { chosen: chosenName(text, of, chosen), by: text.say(`by.${by}`) });
}

function chosenName(text: Text, of: ChoiceName, id: string): Marked {
  if (of === 'cathedral' || of === 'town') return plainly(townName(text, id));
  if (of === 'houseSpace') return plainly(townName(text, townOrSpace(id)));
  if (of === 'section' && isWheelAction(id)) return plainly(actionName(text, id));
  const resource = RESOURCES.find(each => each === id);
  if (resource) return plainly(text.say(`resource.${resource}`));
  if (isTile(id)) return tileName(text, id);
  const town = townOrSpace(id);
  return town === id
    ? plainly(dieOrId(text, id))
    : text.mark('event.choice.tileIn', { town: townName(text, town) });
}

/** A colour, with its value where a die is meant. */
function dieOrId(text: Text, id: string): string {
  const [colour = '', value] = id.split(/[ :]/);
  const key = `die.${colour}`;
  const name = text.has(key) ? text.say(key) : colour;
  return value === undefined ? name : `${name} ${value}`;
}

export const keepWords = ({ text }: Telling, { tile }: EventOf<'keep'>): Marked =>
  text.mark('event.keep', { tile: tileName(text, tile) });

export const actWords = ({ text }: Telling, { action, points, because }: EventOf<'act'>): Marked =>
  text.mark('event.act', {
    action: actionName(text, action),
    n: points,
    because: text.say(`because.${because}`),
  });
