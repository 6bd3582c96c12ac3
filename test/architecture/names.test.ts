import ts from 'typescript';
import { allSources, sourceOf, type Source } from './sources';

/** One word, one meaning: no two files export the same name. What is handed on under its own name is no second one. */

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap(element => (ts.isOmittedExpression(element) ? [] : boundBy(element.name)));
}

function exportedBy(node: ts.Statement): string[] {
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements.filter(each => each.propertyName).map(({ name }) => name.text);
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => boundBy(name));
  return 'name' in node && node.name ? [(node.name as ts.Identifier).text] : [];
}

function sharedNames(sources: readonly Source[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { path, tree } of sources)
    for (const name of tree.statements.flatMap(exportedBy))
      files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...files]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

test('no two files export the same name', () => {
  expect(sharedNames(allSources())).toEqual([]);
});

test('that guard finds a name that two files have, however it is exported', () => {
  const first = sourceOf(
    'rules/a.ts',
    'export const { walk, b: [run] } = c; export type Table = 1; export const Table = 2;',
  );
  const second = sourceOf(
    'ui/b.ts',
    "export default function walk() {} export { it as run } from './c'; export { Table } from '../rules/a';",
  );
  expect(sharedNames([first, second])).toEqual(['walk: rules/a.ts, ui/b.ts', 'run: rules/a.ts, ui/b.ts']);
});
