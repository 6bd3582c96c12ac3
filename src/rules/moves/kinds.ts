import {
  COLOURS,
  RESOURCES,
  isHouseSpace,
  isPlace,
  isTile,
  isTileSpace,
  isTown,
  isWheelAction,
  type Action,
  type Goods,
  type Piece,
  type Resource,
  type WheelAction,
} from '../../content';
import { isFields, isOneOf, isText, isWhole, type Is } from '../../given';
import { allTogether } from '../shelf';

/** A kind of argument of a move: what it may be, and how it is written in one word. */
export interface Kind<T> {
  readonly is: Is<T>;
  print(value: T): string;
  /** The value that is printed so, if there is one. */
  parse(word: string): T | undefined;
  optional?: true;
}

function wordOf<T extends string>(isWord: (value: string) => boolean): Kind<T> {
  const is = (value: unknown): value is T => isText(value) && isWord(value);
  return { is, print: value => value, parse: word => (is(word) ? word : undefined) };
}

export const oneWordOf = <T extends string>(words: readonly T[]): Kind<T> => wordOf<T>(isOneOf(words));

function wholeNumber(from: number, to: number): Kind<number> {
  const is = isWhole(from, to);
  return {
    is,
    print: String,
    parse: word => (/^\d+$/.test(word) && is(Number(word)) ? Number(word) : undefined),
  };
}

const isResource = isOneOf<Resource>(RESOURCES);
const isCount = isWhole(1, 99);

const goods: Kind<Goods> = {
  is: (value): value is Goods =>
    isFields(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([name, count]) => isResource(name) && isCount(count)),
  print: value => RESOURCES.flatMap(name => (value[name] ? [`${name}:${value[name]}`] : [])).join('+'),
  parse: word => {
    const parts = word.split('+').map(part => /^([a-z]+):(\d+)$/.exec(part));
    const parsed = Object.fromEntries(parts.map(part => [part?.[1] ?? '', Number(part?.[2])]));
    return goods.is(parsed) && goods.print(parsed) === word ? parsed : undefined;
  },
};

export const COLOUR = oneWordOf(COLOURS);
export const RESOURCE = oneWordOf(RESOURCES);
export const ACTION = wordOf<Action>(word => word !== 'joker' && isWheelAction(word));
export const WHEEL_ACTION = wordOf<WheelAction>(isWheelAction);
export const PIECE = wordOf<Piece>(word => Object.hasOwn(allTogether().pieces, word));
export const PLACE = wordOf<string>(isPlace);
export const TOWN = wordOf<string>(isTown);
export const HOUSE_SPACE = wordOf<string>(isHouseSpace);
export const TILE_SPACE = wordOf<string>(isTileSpace);
export const TILE = wordOf<string>(isTile);
export const FACE = wholeNumber(1, 6);
export const BUILDING = wholeNumber(0, 5);
export const FLOOR = wholeNumber(1, 3);
export const WALK_STEPS = wholeNumber(1, 99);
export const GOODS_BUNDLE = goods;

/** An argument that may be left out; it stands last. */
export const maybe = <T>(kind: Kind<T>): Kind<T> & { optional: true } => ({ ...kind, optional: true });
