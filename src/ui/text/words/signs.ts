import { RESOURCES, type ContractCost, type Currency, type Price } from '../../../content';
import type { Die } from '../../../rules/model';
import type { Text } from '../catalogue';
import { escape, type Marked } from '../message';
import { dieName } from './names';

/** Signs in the middle of a sentence, each with the words that it stands for. */

type Counted = Currency | 'any' | 'identical';

const icon = (name: string, count: number, words: string): Marked => ({
  markup: `[icon:${name}:${String(count)}|${escape(words)}]`,
});

export const goodSign = (text: Text, name: Counted, n: number): Marked =>
  icon(name, n, text.say(`goods.${name}`, { n }));

/** Resources in the order of the box and then what else is paid with, with “and” before the last. */
export function goodsSigns(text: Text, goods: Price): Marked {
  const names = new Set<Currency>([...RESOURCES, ...(Object.keys(goods) as Currency[])]);
  return text.list([...names].flatMap(name => (goods[name] ? [goodSign(text, name, goods[name])] : [])));
}

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
