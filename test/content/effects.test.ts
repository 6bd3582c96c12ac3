import * as content from '../../src/content';
import type { Effect } from '../../src/content';

/** Every effect of the box with what it stands on. */
const effects: readonly (readonly [string, Effect])[] = [
  ...content.CONTRACT_PILE.map(tile => [tile.id, tile.kind === 'contract' ? tile.reward : []] as const),
  ...content.BONUS_TILES.map(tile => [tile.id, bonusOf(tile)] as const),
  ...content.CHARACTER_TILES.map(tile => [tile.id, tile.effects] as const),
  ...content.TOWNS.flatMap(town => town.houses.map(({ id, bonus }) => [id, bonus] as const)),
  ...content.BUILDINGS.map(({ id, crest }) => [id, crest.bonus] as const),
].flatMap(([id, list]) => list.map(effect => [id, effect] as const));

test('every effect is of the vocabulary, in whole positive numbers', () => {
  expect(effects.filter(([, effect]) => !isInVocabulary(effect))).toEqual([]);
});

test('the box uses every word of the vocabulary', () => {
  expect([...new Set(effects.map(([, effect]) => effect.do))].sort()).toEqual([
    ...['act', 'addPoints', 'buildingBonuses', 'changeColour', 'gain', 'gainAny', 'king', 'move', 'place'],
    ...['relocate', 'score'],
  ]);
});

test('every tile does something', () => {
  const idle = [...content.BONUS_TILES, ...content.CHARACTER_TILES]
    .filter(tile => tile.kind !== 'crest' && bonusOf(tile).length === 0)
    .map(({ id }) => id);
  expect(idle).toEqual([]);
});

test('a house or pillar is placed anywhere by Crests only', () => {
  const anywhere = effects.filter(([, effect]) => effect.do === 'place' && effect.where === 'anywhere');
  expect(anywhere.map(([id]) => id)).toEqual(['building1', 'building2']);
});

function bonusOf(tile: content.Tile): readonly Effect[] {
  if (tile.kind === 'contract') return tile.reward;
  return 'effects' in tile ? tile.effects : [];
}

function isInVocabulary(effect: Effect): boolean {
  switch (effect.do) {
    case 'gain':
      return (
        Object.keys(effect.goods).length > 0 &&
        Object.keys(effect.goods).every(resource => has(content.RESOURCES, resource)) &&
        Object.values(effect.goods).every(isCount)
      );
    case 'gainAny':
      return isCount(effect.count);
    case 'score':
    case 'addPoints':
      return isCount(effect.points);
    case 'king':
      return isCount(effect.steps);
    case 'act':
      return has(content.WHEEL_ACTIONS, effect.action) && isCount(effect.points);
    case 'move':
      return has(content.PIECES, effect.piece) && isCount(effect.steps);
    case 'relocate':
      return has(content.PIECES, effect.piece);
    case 'place':
      return has(['house', 'pillar'], effect.what) && has(['here', 'anywhere'], effect.where);
    case 'changeColour':
    case 'buildingBonuses':
      return Object.keys(effect).length === 1;
    default:
      return false;
  }
}

function has(words: readonly string[], word: string): boolean {
  return words.includes(word);
}

function isCount(count: number): boolean {
  return Number.isInteger(count) && count > 0;
}
