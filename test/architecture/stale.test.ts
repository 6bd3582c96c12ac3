import ts from 'typescript';
import { allSources, lineAt, sourceOf, type Source } from './sources';

/**
 * A happening makes a new state: what was read from the play before is then that of before. Whoever needs it says so
 * by another name (`state: before`); under the name of `state` it is not looked at any more.
 */

/** Where a state is looked at that is none any more, as `file:line`. */
function stale({ path, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && takesState(node))
      found.push(...lateUses(node).map(use => `${path}:${lineAt(tree, use.getStart())}`));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...new Set(found)];
}

/** `const { state } = play` or `const state = play.state`. */
function takesState({ name, initializer }: ts.VariableDeclaration): boolean {
  if (ts.isIdentifier(name)) return name.text === 'state' && initializer?.getText() === 'play.state';
  if (ts.isArrayBindingPattern(name) || initializer?.getText() !== 'play') return false;
  return name.elements.some(({ name: bound }) => ts.isIdentifier(bound) && bound.text === 'state');
}

/** Uses of it after a call that was given the play, or in a loop around such a call. */
function lateUses(declaration: ts.VariableDeclaration): ts.Node[] {
  const body = ts.findAncestor(declaration, node => ts.isBlock(node) || ts.isSourceFile(node));
  const all = body ? within(body).filter(node => node.pos > declaration.end) : [];
  const calls = all.filter(node => ts.isCallExpression(node) && node.arguments[0]?.getText() === 'play');
  return all.filter(
    node => isUse(node) && calls.some(call => call.end <= node.pos || isLooped(node, call, declaration)),
  );
}

const isUse = (node: ts.Node): boolean =>
  ts.isIdentifier(node) &&
  node.text === 'state' &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** Both lie in a loop that begins after the declaration: the second time round the call came first. */
const isLooped = (use: ts.Node, call: ts.Node, { end }: ts.VariableDeclaration): boolean =>
  ts.findAncestor(
    call,
    node => ts.isIterationStatement(node, false) && node.pos >= end && bodyHolds(node, use),
  ) !== undefined;

const bodyHolds = (loop: ts.Node, use: ts.Node): boolean =>
  ts.isIterationStatement(loop, false) && use.pos >= loop.statement.pos && use.end <= loop.end;

function within(node: ts.Node): ts.Node[] {
  const inside: ts.Node[] = [];
  ts.forEachChild(node, child => {
    inside.push(child, ...within(child));
  });
  return inside;
}

test('the state of a play is asked anew after whatever happens', () => {
  expect(
    allSources()
      .filter(({ room }) => room === 'rules')
      .flatMap(stale),
  ).toEqual([]);
});

test('that guard finds who does not, in loops too', () => {
  const found = stale(
    sourceOf(
      'rules/moves/turn.ts',
      `
function apply(play) {
  const { state } = play;
  const price = priceOf(state);
  pay(play, price, state.turn);
  return state.round;
}
function each(play) {
  const state = play.state;
  for (const seat of state.order) if (takesPart(state, seat)) score(play, seat, 1);
  return play.state.round;
}
function told(play) {
  const { state: before } = play;
  pay(play, 1);
  return before.round;
}`,
    ),
  );
  expect(found).toEqual(['rules/moves/turn.ts:6', 'rules/moves/turn.ts:10']);
});
