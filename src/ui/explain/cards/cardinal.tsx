import { challengeOf, type Challenge } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { DecreeDie, DecreeRow, DecreeTake, DrawnCondition } from '../../pictures/cards/DecreeCard';
import { priorityOf, rowsOf } from '../../play/cardinal/decrees';
import { plainly, type Marked, type Text } from '../../text';
import { nameOf } from '../../text/words';
import { line } from '../card';
import type { ThingCards } from '../thingCard';

/** The cards of the Cardinal in words: as they are drawn, row by row. */

const diceWords = (text: Text, dice: readonly DecreeDie[]): string[] =>
  dice.map(die => text.say(`explain.decreeDie.${die}`));

function conditionWords(text: Text, condition: DrawnCondition): string {
  switch (condition.when) {
    case 'more':
    case 'atLeast':
      return text.say(`explain.decree.${condition.when}`, {
        what: text.say(`explain.decreeCount.${condition.what}`),
        than: text.say(`explain.decreeCount.${condition.than}`),
      });
    case 'newCrest':
      return condition.by === 'offer'
        ? text.say('explain.decree.crestInOffer')
        : text.say('explain.decree.crestInReach', { piece: nameOf(text, 'piece', condition.by) });
    default:
      return text.say(`explain.decree.${condition.when}`);
  }
}

function takeWords(text: Text, take: DecreeTake): string {
  return take.take === 'action'
    ? text.say('explain.decree.forAction', { action: text.say(`action.${take.action}`) })
    : text.say(`explain.decree.${take.which}`, { dice: diceWords(text, take.dice) });
}

const rowWords = (text: Text, { condition, take }: DecreeRow): Marked =>
  text.mark('explain.decree.row', { when: conditionWords(text, condition), take: takeWords(text, take) });

const rulesOf = ({ rule, hooks }: Challenge): RuleId[] => [
  ...new Set([rule, ...hooks.map(each => each.rule)]),
];

export const CARDINAL_CARDS = {
  decree: ({ text, thing: { decree } }) => ({
    title: plainly(nameOf(text, 'decree', decree)),
    family: text.mark('explain.decree'),
    lines: [
      ...rowsOf(decree).map(row => line(rowWords(text, row))),
      line(text.mark('explain.decree.priority', { dice: diceWords(text, priorityOf(decree)) }), 'R15.10'),
    ],
    rules: ['R15.7', 'R15.8', 'R15.9'],
  }),
  challenge: ({ text, thing: { challenge } }) => ({
    title: plainly(nameOf(text, 'challenge', challenge)),
    family: text.mark('explain.challenge'),
    lines: [line(plainly(nameOf(text, 'challengeText', challenge)))],
    rules: rulesOf(challengeOf(challenge)),
  }),
} satisfies Partial<ThingCards>;
