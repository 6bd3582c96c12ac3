import { FAIR_ROW, fairOf } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { CountName } from '../../../content/vocabulary';
import type { ReadingName, Readings } from '../../../rules/readings';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { nameOf } from './names';
import type { CardWords } from './tiles';

/** What the Fairs pay for. */

const RULES: Readonly<Record<string, RuleId>> = {
  'fair-housePillar': 'R11.10a',
  'fair-contractCathedral': 'R11.10b',
  'fair-contract': 'R11.10c',
  'fair-kingTrack': 'R11.10d',
  'fair-contractCrest': 'R11.10e',
  'fair-house': 'R11.10f',
  'fair-upperCharacters': 'R11.10g',
  'fair-crest': 'R11.10h',
  'fair-pillar': 'R11.10i',
  'fair-filledBuildings': 'R11.10j',
  'fair-cathedral': 'R11.10k',
};

/** By which reading it is counted. */
const READ: Partial<Record<CountName, ReadingName>> = {
  crests: 'fairCrests',
  filledBuildings: 'rightmostBuilding',
};

export const readingsOfFair = (id: string): ReadingName[] =>
  (fairOf(id).each ?? []).flatMap(count => READ[count] ?? []);

/** What is counted, as the table reads it. */
function eachOf(text: Text, count: CountName, { fairCrests, rightmostBuilding }: Readings): Marked {
  if (count === 'crests' && fairCrests === 'owned') return text.mark('each.crests.owned');
  if (count === 'filledBuildings' && rightmostBuilding === 'filled')
    return text.mark('each.filledBuildings.filled');
  return text.mark(`each.${count}`);
}

function fairSentence(text: Text, id: string, round: number, readings: Readings): Marked {
  const { points: n, each = [] } = fairOf(id);
  const board = FAIR_ROW[round - 1] ?? 0;
  const [first, second] = each;
  if (first === undefined) return text.mark('tile.fair.kingTrack', { n, board });
  return second === undefined
    ? text.mark('tile.fair.each', { n, board, what: eachOf(text, first, readings) })
    : text.mark('tile.fair.eachPair', {
        n,
        board,
        first: eachOf(text, first, readings),
        second: eachOf(text, second, readings),
      });
}

/** The rule of a Fair tile. */
export const fairRule = (id: string): RuleId => fairOf(id).rule ?? RULES[id] ?? 'R11.6';

/** The card of a Fair tile in the round in which it is scored. */
export const fairWords = (text: Text, id: string, round: number, readings: Readings = {}): CardWords => ({
  title: text.mark('tile.fair.title', { what: nameOf(text, 'fairTitle', id) }),
  family: text.mark('kind.fair'),
  lines: [fairSentence(text, id, round, readings), text.mark('tile.fair.who')],
  rules: [fairRule(id), 'R11.2', 'R11.5'],
});
