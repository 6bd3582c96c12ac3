import ts from 'typescript';
import { allSources, lineAt, sourceOf, type Source } from './sources';

/** What puts many parts together is short itself: each part has a function of its own. */

const MOST = 50;
const SHORT = ['newLobby', 'openHouse', 'useApi'];

const sources: readonly Source[] = allSources();

const isExport = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** Lines of the exported functions that are called so. */
const linesOf = (name: string, among = sources): number[] =>
  among.flatMap(({ tree }) =>
    tree.statements
      .filter(ts.isFunctionDeclaration)
      .filter(each => each.name?.text === name && each.modifiers?.some(isExport))
      .map(each => lineAt(tree, each.getEnd()) - lineAt(tree, each.getStart()) + 1),
  );

test.each(SHORT)(`%s has less than ${MOST} lines`, name => {
  const lengths = linesOf(name);
  expect(lengths).toHaveLength(1);
  expect(lengths[0]).toBeLessThan(MOST);
});

test('that guard counts the lines of a function, without what is said above it', () => {
  const text = '/** The house. */\nexport function openHouse() {\n  return 1;\n}\n';
  expect(linesOf('openHouse', [sourceOf('server/house.ts', text)])).toEqual([3]);
});
