/** What a style sheet says: its rules, selector by selector, and how much each weighs. */

export interface Rule {
  readonly sheet: string;
  readonly selector: string;
  /** Media and container queries around it. */
  readonly under: readonly string[];
  readonly says: ReadonlyMap<string, string>;
}

/** Nothing of them meets the elements of a page by a selector. */
const APART = /^@(keyframes|font-face|property|import)/;

export function rulesOf(sheet: string, text: string): Rule[] {
  const within = (inside: readonly Block[], under: readonly string[], around: readonly string[]): Rule[] =>
    inside
      .filter(({ head }) => !APART.test(head))
      .flatMap(({ head, body, says }) => {
        const isQuery = head.startsWith('@');
        const selectors = isQuery ? around : nested(split(head), around);
        const queries = isQuery ? [...under, head] : under;
        const own = says.size > 0 ? selectors : [];
        return [
          ...own.map(selector => ({ sheet, selector, under: queries, says })),
          ...within(body, queries, selectors),
        ];
      });
  return within(blocks(text.replace(/\/\*[\s\S]*?\*\//g, ' ')), [], []);
}

function nested(selectors: readonly string[], around: readonly string[]): string[] {
  if (around.length === 0) return [...selectors];
  return around.flatMap(outer =>
    selectors.map(inner => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`)),
  );
}

interface Block {
  readonly head: string;
  readonly body: Block[];
  readonly says: Map<string, string>;
}

/** Braces in braces; what stands in quotes holds none. */
function blocks(text: string): Block[] {
  const open: Block[] = [{ head: '', body: [], says: new Map() }];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const here = open.at(-1);
    const said = text.slice(from, at).trim();
    if (!here || !'{;}'.includes(text.charAt(at))) continue;
    from = at + 1;
    if (text[at] === '{') {
      const block = { head: said.replace(/\s+/g, ' '), body: [], says: new Map<string, string>() };
      here.body.push(block);
      open.push(block);
      continue;
    }
    const colon = said.indexOf(':');
    if (colon > 0) here.says.set(said.slice(0, colon).trim(), said.slice(colon + 1).trim());
    if (text[at] === '}') open.pop();
  }
  return open[0]?.body ?? [];
}

/** At what separates, but not within brackets. */
export function split(text: string, at = /,/): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    const ends = depth === 0 && at.test(letter);
    if (ends) parts.push(part);
    part = ends ? '' : part + letter;
  }
  return [...parts, part].map(each => each.trim()).filter(each => each !== '');
}

/** The compounds of a selector, the one that it is about last. */
export const compoundsOf = (selector: string): string[] => split(selector, /[\s>+~]/);

const SIMPLE =
  /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|[.#][\w-]+|\[[^\]]*\]|[a-z][\w-]*|\*/gi;
export const simplesOf = (compound: string): string[] => compound.match(SIMPLE) ?? [];

type Weight = readonly [number, number, number];

export const weightOf = (selector: string): Weight =>
  compoundsOf(selector)
    .flatMap(simplesOf)
    .map(weightOfSimple)
    .reduce(([a, b, c], [d, e, f]) => [a + d, b + e, c + f], [0, 0, 0]);

function weightOfSimple(simple: string): Weight {
  const [, name, inner = ''] = /^:(is|not|has|where)\((.*)\)$/.exec(simple) ?? [];
  if (simple === '*' || name === 'where') return [0, 0, 0];
  if (name) return split(inner).map(weightOf).toSorted(heavier)[0] ?? [0, 0, 0];
  if (simple.startsWith('#')) return [1, 0, 0];
  return /^(\.|\[|:[^:])/.test(simple) ? [0, 1, 0] : [0, 0, 1];
}

const heavier = (one: Weight, other: Weight): number =>
  other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
