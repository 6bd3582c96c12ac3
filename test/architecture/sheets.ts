import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { closureOf, resolve, type Source } from './sources';

/** Which style sheets come with which part of the client, and which of two comes first. */

const SRC = join(__dirname, '../../src');

/** By path: what every style sheet says. */
export const sheetTexts = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(SRC, 'ui'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.css'))
      .map(name => {
        const path = `ui/${name.replaceAll('\\', '/')}`;
        return [path, readFileSync(join(SRC, path), 'utf8')] as const;
      }),
  );

/** A part of the client that is fetched as one: the sheets that come with it, and those that were there before it. */
export interface Part {
  readonly root: string;
  readonly sources: readonly Source[];
  readonly sheets: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
}

/** The page itself, and the sheet that it names. */
const FIRST = 'ui/main.tsx';
const NAMED = 'ui/pictures/theme/index.css';

type Sheets = ReadonlySet<string>;

export function partsOf(sources: ReadonlyMap<string, Source>, texts: ReadonlyMap<string, string>): Part[] {
  const closures = new Map<string, Source[]>();
  const askers = new Map<string, string[]>();
  const visit = (root: string): void => {
    if (closures.has(root)) return;
    const closure = closureOf(root, sources);
    closures.set(root, closure);
    for (const next of new Set(closure.flatMap(source => fetchedBy(source, sources)))) {
      askers.set(next, [...(askers.get(next) ?? []), root]);
      visit(next);
    }
  };
  visit(FIRST);
  const named = new Map([...sources.values()].map(source => [source, sheetsNamedBy(source, texts)]));
  const sheets = new Map(
    [...closures].map(([root, closure]) => [
      root,
      new Set(closure.flatMap(source => named.get(source) ?? [])),
    ]),
  );
  const before = thereBefore(sheets, askers, new Set(withImports(NAMED, texts)));
  return [...closures].map(([root, closure]) => ({
    root,
    sources: closure,
    sheets: sheets.get(root) ?? new Set(),
    before: before.get(root) ?? new Set(),
  }));
}

const FETCHING = /\bimport\(\s*'(\.[^']*)'/g;
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What a source fetches when it is wanted. */
function fetchedBy(source: Source, sources: ReadonlyMap<string, Source>): string[] {
  return [...source.tree.text.matchAll(FETCHING)].flatMap(([, target = '']) => {
    const path = resolve(source, target);
    const ending = ENDINGS.find(each => sources.has(path + each));
    return ending === undefined ? [] : [path + ending];
  });
}

const sheetsNamedBy = (source: Source, texts: ReadonlyMap<string, string>): string[] =>
  [...source.tree.text.matchAll(/^import '(\.[^']*\.css)'/gm)].flatMap(([, target = '']) =>
    withImports(resolve(source, target), texts),
  );

/** A sheet after those that it imports. */
function withImports(sheet: string, texts: ReadonlyMap<string, string>): string[] {
  const imported = (texts.get(sheet) ?? '').matchAll(/@import '(\.[^']*)'/g);
  const paths = [...imported].map(([, target = '']) => posix.join(posix.dirname(sheet), target));
  return [...paths.flatMap(path => withImports(path, texts)), sheet];
}

/** Whoever asks for a part has his own sheets, and had what was there before him: what all who ask have is always there. */
function thereBefore(
  sheets: ReadonlyMap<string, Sheets>,
  askers: ReadonlyMap<string, readonly string[]>,
  named: Sheets,
): ReadonlyMap<string, Sheets> {
  const all = new Set([...named, ...[...sheets.values()].flatMap(each => [...each])]);
  const before = new Map<string, Sheets>([...sheets.keys()].map(root => [root, all]));
  before.set(FIRST, named);
  const shrink = (root: string, asking: readonly string[]): boolean => {
    const had = asking.map(each => new Set([...(before.get(each) ?? []), ...(sheets.get(each) ?? [])]));
    const shared = new Set([...all].filter(sheet => had.every(each => each.has(sheet))));
    const isLess = shared.size < (before.get(root)?.size ?? 0);
    before.set(root, shared);
    return isLess;
  };
  for (let goesOn = true; goesOn;)
    goesOn = [...askers].map(([root, asking]) => root !== FIRST && shrink(root, asking)).some(Boolean);
  return before;
}

/** Whether two sheets come in an order that is known, however somebody gets to a page with both. */
export function comeInOrder(parts: readonly Part[], one: string, other: string): boolean {
  const bringing = (sheet: string): Part[] =>
    parts.filter(({ sheets, before }) => sheets.has(sheet) && !before.has(sheet));
  const [ones, others] = [bringing(one), bringing(other)];
  return (
    (ones.length === others.length && ones.every(part => others.includes(part))) ||
    ones.every(({ before }) => before.has(other)) ||
    others.every(({ before }) => before.has(one))
  );
}
