import ts from 'typescript';
import { clashesAmong } from '../browser/styles/clashes';
import { compoundsOf, rulesOf } from './selectors';
import { partsOf, sheetTexts, type Part } from './sheets';
import { lineAt, sourceOf, sourcesIn, type Source } from './sources';

/** Each part of the client comes with a style sheet of its own: what it draws has to be styled by sheets that come with it. */

/** Boxes are drawn within the parts of others, and Motion comes to move what has been drawn. */
const AT_HOME_WITH_OTHERS = /^ui\/(boxes|silver)\//;
const MOVES = 'ui/play/motion/motion.css';

interface Styling {
  readonly sheet: string;
  /** Classes around it, or with it, that have to be there. */
  readonly within: readonly string[];
}

const CLASS = /\.[\w-]+/g;
const classesIn = (text: string): string[] =>
  (text.replace(/:(has|not)\(.*?\)/g, '').match(CLASS) ?? []).map(name => name.slice(1));

/** By class: what styles it. */
function stylings(texts: ReadonlyMap<string, string>): Map<string, Styling[]> {
  const found = new Map<string, Styling[]>();
  for (const [sheet, text] of texts)
    for (const { selector } of rulesOf(sheet, text)) {
      const all = classesIn(selector);
      for (const name of classesIn(compoundsOf(selector).at(-1) ?? '')) {
        const within = all.filter(other => other !== name);
        found.set(name, [...(found.get(name) ?? []), { sheet, within }]);
      }
    }
  return found;
}

/** The words in attributes that name classes, with their lines. */
function classesUsed({ tree }: Source): Map<string, number> {
  const used = new Map<string, number>();
  const visit = (node: ts.Node, named: boolean): void => {
    const names = named || (ts.isJsxAttribute(node) && /classname$/i.test(node.name.getText()));
    if (names && (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node)))
      for (const word of node.text.split(/\s+/).filter(Boolean))
        used.set(word, lineAt(tree, node.getStart()));
    ts.forEachChild(node, child => visit(child, names));
  };
  visit(tree, false);
  return used;
}

/** Classes that are styled, but in no sheet that is there when this part is drawn. */
function unstyled(parts: readonly Part[], texts: ReadonlyMap<string, string>): string[] {
  const fetched = new Set(parts.flatMap(({ sheets, before }) => [...sheets, ...before]));
  const styled = stylings(new Map([...texts].filter(([sheet]) => fetched.has(sheet))));
  const all = new Set(parts.flatMap(({ sources }) => sources));
  const classes = new Map([...all].map(source => [source, classesUsed(source)]));
  const found = parts.flatMap(({ sources, sheets, before }) =>
    sources.flatMap(source => {
      const used = classes.get(source) ?? new Map<string, number>();
      return [...used].flatMap(([name, line]) => {
        const rules = styled.get(name) ?? [];
        const isOwn = ({ within }: Styling): boolean => within.length === 0;
        const comes = ({ sheet, within }: Styling): boolean =>
          (sheets.has(sheet) || before.has(sheet) || sheet === MOVES) &&
          within.every(other => used.has(other));
        if (!rules.some(isOwn) || rules.some(comes)) return [];
        return [
          `${source.path}:${line} ${name} (${rules
            .filter(isOwn)
            .map(({ sheet }) => sheet)
            .join()})`,
        ];
      });
    }),
  );
  return [...new Set(found)].toSorted();
}

const ofFiles = (sources: readonly Source[]): ReadonlyMap<string, Source> =>
  new Map(sources.map(source => [source.path, source]));

test('what a part of the client draws is styled by sheets that come with it', () => {
  const texts = sheetTexts();
  const parts = partsOf(ofFiles(sourcesIn('ui')), texts);
  expect(parts.map(({ root }) => root)).toContain('ui/play/restParts.ts');
  expect(
    unstyled(
      parts.filter(({ root }) => !AT_HOME_WITH_OTHERS.test(root)),
      texts,
    ),
  ).toEqual([]);
});

test('this sees a class whose sheet comes with another part', () => {
  const texts = new Map([
    [
      'ui/home/home.css',
      '.panel { padding: 1px } @media (width < 9px) { .home .wide, .home-head { gap: 0 } }',
    ],
    ['ui/rules/rules.css', '.rules-page > .wide { gap: 0 } .rules-page .panel { margin: 0 }'],
    ['ui/pictures/theme/index.css', '.picture { display: block }'],
  ]);
  const files = [
    sourceOf('ui/main.tsx', "const a = () => [import('./home/Home'), import('./rules/Rules')];"),
    sourceOf(
      'ui/home/Home.tsx',
      "import './home.css';\nimport { Head } from './Head';\nexport const Home = () => <p className='panel wide' />;",
    ),
    sourceOf('ui/home/Head.tsx', "export const Head = () => <p className='home-head' />;"),
    sourceOf(
      'ui/rules/Rules.tsx',
      "import './rules.css';\nimport { Head } from '../home/Head';\nexport const Rules = () => <p className={`picture ${'panel'} wide`} />;",
    ),
  ];
  expect(unstyled(partsOf(ofFiles(files), texts), texts)).toEqual([
    'ui/home/Head.tsx:1 home-head (ui/home/home.css)',
    'ui/rules/Rules.tsx:3 panel (ui/home/home.css)',
  ]);
});

test('browser tests ask for rules of two sheets that clash: of the same weight, about one property, in no known order', () => {
  const rules = [
    ...rulesOf('one.css', '.a .b { margin: 0; color: red } .a { gap: 0 } .c::after { gap: 0 }'),
    ...rulesOf('other.css', '.b:is(.a, h1) { margin-top: 1px } .a .b { color: red } .d { gap: 1px }'),
    ...rulesOf('known.css', '.d { gap: 9px } .a > .b { margin: 9px }'),
  ];
  const haveOrder = (one: string, other: string): boolean => [one, other].includes('known.css');
  expect(
    clashesAmong({ rules, haveOrder }).map(({ one, other, about }) => [
      one.selector,
      other.selector,
      ...about,
    ]),
  ).toEqual([
    ['.a .b', '.b:is(.a, h1)', 'margin'],
    ['.a', '.d', 'gap'],
  ]);
});
