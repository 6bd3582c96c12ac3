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

export const allSources = (): Source[] =>
  filesIn(SOURCE).map(file => sourceOf(pathIn(file), readFileSync(file, 'utf8')));

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
