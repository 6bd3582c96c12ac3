import { tileOf, type CharacterTile, type ContractTile, type HelperTile, type Tile } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { effectLines, effectsShort } from './effects';
import { actionName } from './names';
import { tileOrigins } from './origins';
import { costSigns } from './signs';
import { tileRules } from './tileRules';

/** What the card of a tile or a space says. */
export interface CardWords {
  readonly title: Marked;
  /** What kind of thing it is. */
  readonly family: Marked;
  readonly lines: readonly Marked[];
  readonly rules: readonly RuleId[];
  /** What of it is reconstructed, and why. */
  readonly origins: readonly Marked[];
}

export function tileWords(text: Text, id: string): CardWords {
  const tile = tileOf(id);
  return {
    title: titleOf(text, tile),
    family: text.mark(`tile.${tile.kind}.family`),
    lines: linesOf(text, tile),
    rules: tileRules(tile),
    origins: tileOrigins(text, tile),
  };
}

/** A tile in few words, as in a line of the log: its title, with its family where the title alone is not enough. */
export const tileName = (text: Text, id: string): Marked => {
  const tile = tileOf(id);
  const title = titleOf(text, tile);
  return tile.kind === 'crest' || tile.kind === 'character'
    ? title
    : text.mark(`tileName.${tile.kind}`, { title });
};

/** With what it gives: for who does not see its picture. */
export const tileFull = (text: Text, id: string): Marked => {
  const tile = tileOf(id);
  const name = tileName(text, id);
  if (tile.kind === 'contract')
    return text.mark('tileFull.contract', { name, reward: effectsShort(text, tile.reward) });
  if (tile.kind === 'character')
    return text.mark('tileFull.character', { name, bonus: effectsShort(text, tile.effects) });
  return name;
};

/** A tile with its article, in the middle of a sentence. */
export const theTile = (text: Text, id: string): Marked => {
  const tile = tileOf(id);
  return tile.kind === 'character'
    ? text.mark(`the.character.${tile.character}`)
    : text.mark(`the.${tile.kind}`, { title: titleOf(text, tile) });
};

function titleOf(text: Text, tile: Tile): Marked {
  switch (tile.kind) {
    case 'helper':
      return effectsShort(text, tile.effects);
    case 'contract':
      return costSigns(text, tile.cost);
    case 'crest':
      return text.mark(`crestName.${tile.crest}`);
    case 'character':
      return text.mark(`character.${tile.character}`);
  }
}

function linesOf(text: Text, tile: Tile): Marked[] {
  switch (tile.kind) {
    case 'helper':
      return helperLines(text, tile);
    case 'contract':
      return contractLines(text, tile);
    case 'crest':
      return [text.mark('tile.crest.place'), text.mark('tile.crest.one')];
    case 'character':
      return characterLines(text, tile);
  }
}

function helperLines(text: Text, { effects }: HelperTile): Marked[] {
  const forDie = effects.some(effect => effect.do === 'addPoints');
  const when = effects.some(effect => effect.do === 'changeColour')
    ? []
    : [text.mark(forDie ? 'tile.helper.whenDie' : 'tile.helper.when')];
  return [...effectLines(text, effects), ...when];
}

function contractLines(text: Text, { cost, reward }: ContractTile): Marked[] {
  return [
    text.mark('tile.contract.pay', { goods: costSigns(text, cost) }),
    ...(cost.identical === undefined ? [] : [text.mark('tile.contract.identical')]),
    ...effectLines(text, reward),
    text.mark('tile.contract.then'),
  ];
}

const characterLines = (text: Text, { effects, character }: CharacterTile): Marked[] => [
  text.mark('tile.character.when'),
  ...effectLines(text, effects),
  text.mark('tile.character.strengthens', { action: actionName(text, character) }),
];
