/**
 * What the compiler knows of the nodes that a rule sees.
 *
 * @typedef {{ program: import('typescript').Program,
 *   esTreeNodeToTSNodeMap: { get(node: object): import('typescript').Node } }} Services
 *
 * @param {import('eslint').Rule.RuleContext} context
 */
export function typesOf({ sourceCode }) {
  /** @type {unknown} */
  const known = sourceCode.parserServices;
  const services = /** @type {Services} */ (known);
  const checker = services.program.getTypeChecker();
  /** @param {object} node */
  const nodeOf = node => services.esTreeNodeToTSNodeMap.get(node);
  /** @param {object} node */
  const typeOf = node => checker.getTypeAtLocation(nodeOf(node));
  return { checker, nodeOf, typeOf };
}
