import { RESOURCES, type ContractCost, type Goods, type Resource } from '../../../content';
import type { Die } from '../../../rules/model';
import type { Text } from '../catalogue';
import { escape, type Marked } from '../message';
import { dieName } from './names';

/** Signs in the middle of a sentence, each with the words that it stands for. */

type Counted = Resource | 'any' | 'identical';

const icon = (name: string, count: number, words: string): Marked => ({
  markup: `[icon:${name}:${String(count)}|${escape(words)}]`,
});

export const goodSign = (text: Text, name: Counted, n: number): Marked =>
  icon(name, n, text.say(`goods.${name}`, { n }));

/** Goods in the order of the box, with “and” before the last. */
export const goodsSigns = (text: Text, goods: Goods): Marked =>
  text.list(RESOURCES.flatMap(name => (goods[name] ? [goodSign(text, name, goods[name])] : [])));

/** What a Contract demands. */
export const costSigns = (text: Text, { identical, iron, wool }: ContractCost): Marked =>
  text.list([
    ...(identical === undefined ? [] : [goodSign(text, 'identical', identical)]),
    ...(iron === undefined ? [] : [goodSign(text, 'iron', iron)]),
    ...(wool === undefined ? [] : [goodSign(text, 'wool', wool)]),
  ]);

export const vpSign = (text: Text, n: number): Marked => icon('shield', n, text.say('unit.vp', { n }));

export const dieSign = (text: Text, { colour, value }: Die): Marked => ({
  markup: `[die:${colour}:${String(value)}|${escape(`${dieName(text, colour)} ${text.number(value)}`)}]`,
});
