import {
  tileOf,
  type CharacterTile,
  type ContractTile,
  type Effect,
  type HelperTile,
  type Tile,
  type WordsOf,
} from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { Readings } from '../../../rules/readings';
import { rowsFor } from '../../boxes/rows';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { SAYS_WHEN, effectLines, effectsShort, effectWords } from './effects';
import { actionName } from './names';
import { costSigns, goodsSigns } from './signs';

/** What the card of a tile or a space says. */
export interface CardWords {
  readonly title: Marked;
  /** What kind of thing it is. */
  readonly family: Marked;
  readonly lines: readonly Marked[];
  readonly rules: readonly RuleId[];
}

type Kind = Tile['kind'];
type TileOf<K extends Kind> = Extract<Tile, { kind: K }>;

/** What the tiles of one kind are called and say. */
interface TileRow<T> {
  readonly title: (text: Text, tile: T) => Marked;
  /** In few words, as in a line of the log: with its family where the title alone is not enough. */
  readonly name: (text: Text, tile: T, title: Marked) => Marked;
  /** The same with its article, in the middle of a sentence. */
  readonly the: (text: Text, tile: T, title: Marked) => Marked;
  readonly family: (text: Text) => Marked;
  readonly lines: (text: Text, tile: T, readings: Readings) => Marked[];
  /** What its card cites after the rules of the tile itself. */
  readonly rules: readonly RuleId[];
}

/** Words for tiles of some kinds: of a box, for its own. */
export type TileWords<T extends Tile = Tile> = { readonly [K in T['kind']]: TileRow<TileOf<K>> };

const alone = (_text: Text, _tile: Tile, title: Marked): Marked => title;

export const TILE_WORDS = rowsFor<TileWords>({
  helper: {
    title: helperTitle,
    name: (text, _tile, title) => text.mark('tileName.helper', { title }),
    the: (text, _tile, title) => text.mark('the.helper', { title }),
    family: text => text.mark('tile.helper.family'),
    lines: helperLines,
    rules: ['R7.20'],
  },
  contract: {
    title: (text, { cost }) => costSigns(text, cost),
    name: (text, _tile, title) => text.mark('tileName.contract', { title }),
    the: (text, _tile, title) => text.mark('the.contract', { title }),
    family: text => text.mark('tile.contract.family'),
    lines: contractLines,
    rules: ['R7.5', 'R7.8'],
  },
  crest: {
    title: (text, { crest }) => text.mark(`crestName.${crest}`),
    name: alone,
    the: (text, _tile, title) => text.mark('the.crest', { title }),
    family: text => text.mark('tile.crest.family'),
    lines: text => [text.mark('tile.crest.place'), text.mark('tile.crest.one')],
    rules: ['R7.11', 'R7.12'],
  },
  character: {
    title: (text, { character }) => text.mark(`character.${character}`),
    name: alone,
    the: (text, { character }) => text.mark(`the.character.${character}`),
    family: text => text.mark('tile.character.family'),
    lines: characterLines,
    rules: ['R6.38', 'R8.39'],
  },
} satisfies TileWords<WordsOf<'base', 'tile'>>);

const rowOf = <T extends Tile>(tile: T): TileRow<T> => TILE_WORDS[tile.kind] as TileRow<T>;

/** The card of a tile, as a table reads it. */
export function tileWords(text: Text, id: string, readings: Readings = {}): CardWords {
  const tile = tileOf(id);
  const row = rowOf(tile);
  return {
    title: row.title(text, tile),
    family: row.family(text),
    lines: row.lines(text, tile, readings),
    rules: [...tile.rules, ...row.rules],
  };
}

export const tileName = (text: Text, id: string): Marked => {
  const tile = tileOf(id);
  return rowOf(tile).name(text, tile, rowOf(tile).title(text, tile));
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

export const theTile = (text: Text, id: string): Marked => {
  const tile = tileOf(id);
  return rowOf(tile).the(text, tile, rowOf(tile).title(text, tile));
};

function helperTitle(text: Text, { effects, price }: HelperTile): Marked {
  const what = effectsShort(text, effects);
  return price ? text.mark('effectShort.paid', { what, price: goodsSigns(text, price) }) : what;
}

function helperLines(text: Text, { effects, price }: HelperTile, { addPoints }: Readings): Marked[] {
  const forDie = effects.some(effect => effect.do === 'addPoints');
  const ofDie = addPoints === 'whilePoints' ? 'tile.helper.whilePoints' : 'tile.helper.whenDie';
  const when = effects.some(effect => SAYS_WHEN[effect.do])
    ? []
    : [text.mark(forDie ? ofDie : 'tile.helper.when')];
  const cost = price ? [text.mark('tile.contract.pay', { goods: goodsSigns(text, price) })] : [];
  return [...cost, ...effectLines(text, effects), ...when];
}

function contractLines(
  text: Text,
  { cost, reward }: ContractTile,
  { contractMerchantMove }: Readings,
): Marked[] {
  const words = contractMerchantMove === 'step' ? effectWords : rewardWords;
  return [
    text.mark('tile.contract.pay', { goods: costSigns(text, cost) }),
    ...(cost.identical === undefined ? [] : [text.mark('tile.contract.identical')]),
    ...effectLines(text, reward, words),
    text.mark('tile.contract.then'),
  ];
}

/** The step of a Contract leads from town to town. */
const rewardWords = (text: Text, effect: Effect): Marked =>
  effect.do === 'move'
    ? text.mark('effect.moveToTown', { piece: text.say(`myPiece.${effect.piece}`) })
    : effectWords(text, effect);

function characterLines(text: Text, { effects, character }: CharacterTile): Marked[] {
  return [
    text.mark('tile.character.when'),
    ...effectLines(text, effects),
    text.mark('tile.character.strengthens', { action: actionName(text, character) }),
  ];
}
