import { challengeOf, type Challenge } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import { priorityInWords, rowsInWords } from '../../play/cardinal/decreeWords';
import { plainly } from '../../text';
import { nameOf } from '../../text/words';
import { line } from '../card';
import type { ThingCards } from '../thingCard';

/** The cards of the Cardinal in words: as they are drawn, row by row. */

const rulesOf = ({ rule, hooks }: Challenge): RuleId[] => [
  ...new Set([rule, ...hooks.map(each => each.rule)]),
];

export const CARDINAL_CARDS = {
  decree: ({ text, thing: { decree } }) => ({
    title: plainly(nameOf(text, 'decree', decree)),
    family: text.mark('explain.decree'),
    lines: [
      ...rowsInWords(text, decree).map(row => line(row)),
      line(priorityInWords(text, decree), 'R15.10'),
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
