import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** The sources, parsed, and what guards look for in them. */

const SOURCE = join(__dirname, '..', '..', 'src');

export interface Source {
  readonly path: string;
  readonly room: string;
  readonly tree: ts.SourceFile;
}

/** A file as it would be at this path; also one that is nowhere, to try a guard with. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  room: roomOf(path),
  tree: ts.createSourceFile(join(SOURCE, path), text, ts.ScriptTarget.Latest, true),
});

export const allSources = (): Source[] => sourcesIn('');

/** Those in a folder. */
export const sourcesIn = (folder: string): Source[] =>
  filesIn(join(SOURCE, folder)).map(file => sourceOf(pathIn(file), readFileSync(file, 'utf8')));

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.(ts|tsx|mjs|cjs)$/.test(name) ? [path] : [];
  });
}

function pathIn(file: string): string {
  return relative(SOURCE, file).replaceAll('\\', '/');
}

export function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

export function resolve({ tree }: Source, target: string): string {
  return pathIn(join(dirname(tree.fileName), target));
}

export function importsOf({ tree }: Source): { line: number; target: string }[] {
  const { importedFiles } = ts.preProcessFile(tree.text, true, true);
  return importedFiles.map(({ fileName, pos }) => ({ line: lineAt(tree, pos), target: fileName }));
}

export function lineAt(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

/** Where a kind of node occurs, as `file:line text`. */
export function find(
  files: readonly Source[],
  isWanted: (node: ts.Node) => boolean,
  isSkipped: (node: ts.Node) => boolean = () => false,
): string[] {
  return files.flatMap(({ path, tree }) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isSkipped(node)) return;
      if (isWanted(node)) found.push(`${path}:${lineAt(tree, node.getStart())} ${firstLine(node)}`);
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

function firstLine(node: ts.Node): string {
  return node.getText().split('\n')[0] ?? '';
}

/** Those outside certain files and folders. */
export const behind = (files: readonly Source[], doors: readonly string[]): Source[] =>
  files.filter(({ path }) => !doors.some(door => path.startsWith(door)));

/** What a file needs at once, of those given: neither types nor what is fetched when it is wanted. */
export function neededBy(source: Source, sources: ReadonlyMap<string, Source>): Source[] {
  return source.tree.statements.flatMap(statement => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || isOfTypes(statement)) return [];
    const path = resolve(source, from.text);
    const found = ENDINGS.flatMap(ending => sources.get(path + ending) ?? [])[0];
    return found ? [found] : [];
  });
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: names, isTypeOnly } = statement;
    return isTypeOnly || (names !== undefined && ts.isNamedExports(names) && names.elements.every(isType));
  }
  const { importClause: clause } = statement;
  const names = clause?.namedBindings;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return clause !== undefined;
  return !clause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every(isType);
}

const isType = ({ isTypeOnly }: { readonly isTypeOnly: boolean }): boolean => isTypeOnly;

/** It and everything that it needs at once. */
export function closureOf(path: string, sources: ReadonlyMap<string, Source>): Source[] {
  const reached = new Map<string, Source>();
  const reach = (source: Source | undefined): void => {
    if (!source || reached.has(source.path)) return;
    reached.set(source.path, source);
    for (const needed of neededBy(source, sources)) reach(needed);
  };
  reach(sources.get(path));
  return [...reached.values()];
}
