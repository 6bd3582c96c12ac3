import type { Page } from 'playwright-core';
import { comeInOrder, partsOf, sheetTexts } from '../../architecture/sheets';
import { compoundsOf, rulesOf, simplesOf, weightOf, type Rule } from '../../architecture/selectors';
import { sourcesIn } from '../../architecture/sources';
import { WINDOWS } from '../sight/windows';

/** Rules of two sheets that weigh the same, say different things of one element, and come in an order that nobody knows. */

interface Clash {
  readonly one: Rule;
  readonly other: Rule;
  readonly about: readonly string[];
}

let possible: Promise<Clash[]> | undefined;

/** Those that an element of the page is meant by. Containers are taken to be as they are asked to be. */
export const clashesOn = async (page: Page): Promise<string[]> =>
  clashesMet(page, await (possible ??= atOnce(page, clashesAmong(rulesInParts()))));

/** Those of some that an element of the page is meant by. */
export async function clashesMet(page: Page, clashes: readonly Clash[]): Promise<string[]> {
  const selectors = [
    ...new Set(clashes.flatMap(({ one, other }) => [plain(one.selector), plain(other.selector)])),
  ];
  // one text each way: a value of many parts takes seconds to hand over
  const answer = await page.evaluate(meantBy, JSON.stringify(selectors));
  const lists = JSON.parse(answer) as readonly (readonly number[])[];
  const meant = new Map(selectors.map((selector, at) => [selector, new Set(lists[at])]));
  const meansBoth = ({ one, other }: Clash): boolean => {
    const others = meant.get(plain(other.selector));
    return [...(meant.get(plain(one.selector)) ?? [])].some(element => others?.has(element));
  };
  return clashes.filter(meansBoth).map(told);
}

const plain = (selector: string): string => selector.replace(/::[\w-]+$/, '') || '*';
const told = ({ one, other, about }: Clash): string =>
  `${written(one)}, ${written(other)}: ${about.join(', ')}`;
const written = ({ sheet, selector }: Rule): string => `${sheet.replace('ui/', '')} “${selector}”`;

interface RulesInParts {
  readonly rules: readonly Rule[];
  readonly haveOrder: (one: string, other: string) => boolean;
}

function rulesInParts(): RulesInParts {
  const texts = sheetTexts();
  const parts = partsOf(new Map(sourcesIn('ui').map(source => [source.path, source])), texts);
  const sheets = [...new Set(parts.flatMap(part => [...part.sheets]))];
  return {
    rules: sheets.flatMap(sheet => rulesOf(sheet, texts.get(sheet) ?? '')),
    haveOrder: (one, other) => comeInOrder(parts, one, other),
  };
}

/** Those that would clash where an element is meant by both. */
export function clashesAmong({ rules, haveOrder }: RulesInParts): Clash[] {
  const equals = new Map<string, Rule[]>();
  for (const rule of rules) {
    const weight = `${weightOf(rule.selector).join()} ${pseudoOf(rule.selector)}`;
    equals.set(weight, [...(equals.get(weight) ?? []), rule]);
  }
  const known = new Map<string, boolean>();
  const inOrder = (one: string, other: string): boolean => {
    const both = `${one} ${other}`;
    if (!known.has(both)) known.set(both, one === other || haveOrder(one, other));
    return known.get(both) ?? false;
  };
  return [...equals.values()].flatMap(same =>
    same.flatMap((one, at) =>
      same
        .slice(at + 1)
        .filter(other => !inOrder(one.sheet, other.sheet))
        .map(other => ({ one, other, about: differing(one, other) }))
        .filter(({ about }) => about.length > 0),
    ),
  );
}

const pseudoOf = (selector: string): string =>
  simplesOf(compoundsOf(selector).at(-1) ?? '')
    .filter(simple => simple.startsWith('::'))
    .join('');

/** Properties that are set at once by a shorter one. */
const PART_OF = /^(margin|padding|border|background|font|grid|flex|inset|overflow|outline)-.*$/;
const isSaidBy = (property: string, by: string): boolean =>
  property === by || PART_OF.exec(property)?.[1] === by;

function differing({ says: one }: Rule, { says: other }: Rule): string[] {
  return [...one].flatMap(([property, value]) => {
    const isLoud = value.includes('!important');
    const isOther = [...other].some(
      ([by, said]) =>
        (isSaidBy(property, by) || isSaidBy(by, property)) &&
        said !== value &&
        said.includes('!important') === isLoud,
    );
    return isOther ? [property] : [];
  });
}

/** Those of which both hold in one of the windows, whatever else a device is like. */
async function atOnce(page: Page, clashes: readonly Clash[]): Promise<Clash[]> {
  const asked = new Set(clashes.flatMap(({ one, other }) => [...one.under, ...other.under]));
  const queries = [...asked].filter(query => query.startsWith('@media'));
  const blank = await page.context().newPage();
  const met: Set<string>[] = [];
  for (const { width, height } of WINDOWS) {
    await blank.setViewportSize({ width, height });
    const holds = await blank.evaluate(all => all.map(each => matchMedia(each).matches), queries.map(ofSize));
    met.push(new Set(queries.filter((_, at) => holds[at])));
  }
  await blank.close();
  return clashes.filter(({ one, other }) => {
    const wanted = [...one.under, ...other.under].filter(query => query.startsWith('@media'));
    return met.some(window => wanted.every(query => window.has(query)));
  });
}

const ofSize = (query: string): string =>
  query.replace('@media', '').replace(/\((pointer|hover|prefers)[^)]*\)/g, '(width >= 0)');

/**
 * In the page: which elements each selector means, by their numbers. Those are not looked for that name a class which
 * nothing has.
 */
function meantBy(selectors: string): string {
  const numbers = new Map([...document.querySelectorAll('*')].map((element, number) => [element, number]));
  const had = new Set([...document.querySelectorAll('[class]')].flatMap(each => [...each.classList]));
  return JSON.stringify(
    (JSON.parse(selectors) as string[]).map(selector => {
      const named = selector.replace(/\(.*\)/g, '').match(/\.[\w-]+/g) ?? [];
      if (!named.every(name => had.has(name.slice(1)))) return [];
      return [...document.querySelectorAll(selector)].map(element => numbers.get(element));
    }),
  );
}
