import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { KEYS } from './catalogues';

/** Every message is said somewhere: a key stands in the code as it is, or is made there from ids. */

const UI = join(__dirname, '../../src/ui');
const CATALOGUE = /^text\/(silver\/|explain\/)?(en|fr)(\/|\.ts$)/;
/** What ids and names of fields may hold. */
const ID = '[\\w*-]+';

interface Uses {
  readonly keys: Set<string>;
  /** Patterns of keys that are made from ids, each with a beginning of its own. */
  readonly made: Set<string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The family of names that somebody asks for: see `nameOf`. */
function familyOf(node: ts.CallExpression): string | undefined {
  const [, family] = node.arguments;
  const asks = ts.isIdentifier(node.expression) && node.expression.text === 'nameOf';
  return asks && family && ts.isStringLiteral(family) ? family.text : undefined;
}

function collect(node: ts.Node, uses: Uses): void {
  if (ts.isStringLiteralLike(node)) uses.keys.add(node.text);
  if (ts.isTemplateExpression(node) && /^\w+/.test(node.head.text)) {
    const spans = node.templateSpans.map(({ literal }) => ID + escaped(literal.text));
    uses.made.add(escaped(node.head.text) + spans.join(''));
  }
  const family = ts.isCallExpression(node) ? familyOf(node) : undefined;
  if (family !== undefined) uses.made.add(`${family}\\.${ID}`);
  ts.forEachChild(node, child => collect(child, uses));
}

function usesOfAll(): Uses {
  const uses: Uses = { keys: new Set(), made: new Set() };
  for (const file of readdirSync(UI, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || CATALOGUE.test(file)) continue;
    const text = readFileSync(join(UI, file), 'utf8');
    collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), uses);
  }
  return uses;
}

test('no message is left that nobody says', () => {
  const { keys, made } = usesOfAll();
  const patterns = [...made].map(pattern => new RegExp(`^${pattern}$`));
  const unused = KEYS.filter(key => !keys.has(key) && !patterns.some(pattern => pattern.test(key)));
  expect(unused).toEqual([]);
});
