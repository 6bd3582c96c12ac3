import {
  BUILDINGS,
  CONTRACT_SPACES,
  cathedralStack,
  cathedralTileOf,
  corruptionOf,
  costTileOf,
  houseSpaceOf,
} from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { Text } from '../catalogue';
import { effectLines } from './effects';
import { townName, townOrSpace } from './names';
import { goodsSigns } from './signs';
import type { CardWords } from './tiles';

/** The cards of what lies on the board and of the places where something is put. */

/** The Cathedral tile on top of a stack, and what lies below it. */
export function cathedralWords(text: Text, id: string): CardWords {
  const { town, points } = cathedralTileOf(id);
  const stack = cathedralStack(town);
  const below = stack.slice(stack.findIndex(tile => tile.id === id) + 1);
  return {
    title: text.mark('tile.cathedral.title', { town: townName(text, town) }),
    family: text.mark('kind.cathedral'),
    lines: [
      text.mark('tile.cathedral.text', { n: points }),
      ...(below.length > 0
        ? [text.mark('tile.cathedral.next', { points: below.map(tile => text.number(tile.points)) })]
        : []),
      text.mark('tile.cathedral.pillar'),
    ],
    rules: ['R7.15', 'R7.17', 'R7.18'],
  };
}

/** The Construction Cost tile in a town. */
export function costTileWords(text: Text, id: string, town: string): CardWords {
  const { price } = costTileOf(id);
  return {
    title: text.mark('tile.cost.title', { town: townName(text, town) }),
    family: text.mark('kind.cost'),
    lines: price
      ? [
          text.mark('tile.cost.text', { price: goodsSigns(text, price.pay), n: price.points }),
          text.mark('tile.cathedral.pillar'),
        ]
      : [text.mark('tile.cost.unavailable')],
    rules: price ? ['R7.15', 'R7.16', 'R7.17'] : ['R2.14', 'R6.14'],
  };
}

export function houseSpaceWords(text: Text, id: string): CardWords {
  const { bonus, players } = houseSpaceOf(id);
  const rules: RuleId[] = bonus.some(effect => effect.do === 'score') ? ['R8.40'] : [];
  if (bonus.some(effect => effect.do === 'buildingBonuses')) rules.push('R8.41', 'R8.44');
  return {
    title: text.mark('tile.houseSpace.title', { town: townName(text, townOrSpace(id)) }),
    family: text.mark('kind.houseSpace'),
    lines: [
      ...(bonus.length === 0
        ? [text.mark('tile.houseSpace.plain')]
        : [text.mark('tile.houseSpace.bonus'), ...effectLines(text, bonus)]),
      ...(players > 2 ? [text.mark('tile.houseSpace.players', { n: players })] : []),
    ],
    rules: ['R6.21', 'R6.23', ...rules],
  };
}

const CREST_SPACE_RULES: readonly RuleId[] = ['R8.50', 'R8.52', 'R8.53', 'R8.54', 'R8.55', 'R8.56'];

/** The Crest space below a Building, counted from 0. */
export function crestSpaceWords(text: Text, building: number): CardWords {
  const crest = BUILDINGS[building]?.crest;
  const rule = CREST_SPACE_RULES[building];
  return {
    title: text.mark('tile.crestSpace.title', { n: building + 1 }),
    family: text.mark('kind.crestSpace'),
    lines: [
      text.mark('tile.crestSpace.pay', { food: crest?.food ?? 0 }),
      ...effectLines(text, crest?.bonus ?? []),
    ],
    rules: ['R7.11', 'R7.12', ...(rule ? [rule] : [])],
  };
}

/** A Contract space, counted from 0. */
export function contractSpaceWords(text: Text, index: number): CardWords {
  const space = CONTRACT_SPACES[index];
  return {
    title: text.mark('tile.contractSpace.title', { n: index + 1 }),
    family: text.mark('board.contracts'),
    lines: [
      text.mark('tile.contractSpace.text', { n: space?.points ?? 0 }),
      ...(space?.pillar ? [text.mark('tile.contractSpace.pillar')] : []),
    ],
    rules: ['R7.7', 'R7.8'],
  };
}

export const corruptionWords = (text: Text, id: string): CardWords => ({
  title: text.mark('kind.corruption'),
  family: text.mark('king.title'),
  lines: [text.mark('tile.corruption', { n: corruptionOf(id).steps })],
  rules: ['R5.2', 'R5.3'],
});
