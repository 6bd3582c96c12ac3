import type { DecreeRow } from '../../pictures/cards/DecreeCard';
import type { DecreeDie, DecreeTake, DrawnCondition } from '../../pictures/cards/decreeParts';
import { addTexts, plain, type Marked, type Text } from '../../text';
import { DECREE_TEXTS } from '../../text/decrees';
import { nameOf } from '../../text/words';
import { priorityOf, rowsOf } from './decrees';

/** The Decrees in words, row by row as they are drawn. */

addTexts(DECREE_TEXTS);

const diceWords = (text: Text, dice: readonly DecreeDie[]): string[] =>
  dice.map(die => text.say(`decreeDie.${die}`));

function conditionWords(text: Text, condition: DrawnCondition): string {
  switch (condition.when) {
    case 'more':
    case 'atLeast':
      return text.say(`decreeRow.${condition.when}`, {
        what: text.say(`count.${condition.what}`),
        than: text.say(`count.${condition.than}`),
      });
    case 'newCrest':
      return condition.by === 'offer'
        ? text.say('decreeRow.crestInOffer')
        : text.say('decreeRow.crestInReach', { piece: nameOf(text, 'piece', condition.by) });
    default:
      return text.say(`decreeRow.${condition.when}`);
  }
}

function takeWords(text: Text, take: DecreeTake): string {
  if (take.take === 'die')
    return take.dice.includes('any')
      ? text.say(`decreeRow.${take.which}OfAll`)
      : text.say(`decreeRow.${take.which}`, { dice: diceWords(text, take.dice) });
  const action = text.say('decreeRow.forAction', { action: text.say(`action.${take.action}`) });
  const what = take.for?.map(count => text.say(`count.${count}`)) ?? [];
  const takes = what.length > 0 ? text.say('decreeRow.for', { take: action, what }) : action;
  return take.or
    ? text.say('decreeRow.orAction', { take: takes, action: text.say(`action.${take.or}`) })
    : takes;
}

const rowWords = (text: Text, { condition, take }: DecreeRow, at: number): Marked =>
  text.mark('decreeRow', {
    when:
      at === 0 && condition.when === 'always' ? text.say('decreeRow.first') : conditionWords(text, condition),
    take: takeWords(text, take),
  });

/** The rows of a card as `rowsOf` has them, each with its words. */
export const rowsWithWords = (text: Text, ...card: Parameters<typeof rowsOf>): DecreeRow[] =>
  rowsOf(...card).map((row, at) => ({ ...row, words: plain(rowWords(text, row, at)) }));

export const rowsInWords = (text: Text, decree: string): Marked[] =>
  rowsOf(decree).map((row, at) => rowWords(text, row, at));

/** The order of dice in its last row. */
export const priorityInWords = (text: Text, decree: string): Marked =>
  text.mark('decreePriority', { dice: diceWords(text, priorityOf(decree)) });
