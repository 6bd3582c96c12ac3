import ts from 'typescript';
import { unlocked } from './readonly.mjs';
import { typesOf } from './types.mjs';

/**
 * What is readonly stays so under every name. The compiler lets an object with readonly members pass for one whose
 * members can be written to: by a cast, as an argument, as a result, under a type that says less.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noLoss = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { loss: "'{{path}}' is readonly and could be written to from here: keep it readonly." },
  },
  create(context) {
    const { checker, typeOf, nodeOf } = typesOf(context);

    /** Compares it with what is expected where it stands. @param {import('estree').Node} node */
    function check(node) {
      const expression = nodeOf(node);
      if (!ts.isExpression(expression) || isTakenApart(expression) || isForeign(checker, expression)) return;
      const expected = checker.getContextualType(expression);
      const path = expected && unlocked(checker, typeOf(node), expected);
      if (path !== undefined) context.report({ node, messageId: 'loss', data: { path } });
    }

    return { Identifier: check, MemberExpression: check, CallExpression: check };
  },
};

/**
 * Only its parts are taken, into names or into a new object.
 *
 * @param {ts.Node} expression
 * @returns {boolean}
 */
function isTakenApart({ parent }) {
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return isTakenApart(parent);
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isVariableDeclaration(parent)) return !parent.type;
  if (!ts.isBinaryExpression(parent)) return false;
  const { left, operatorToken } = parent;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return isTakenApart(parent);
  return ts.isObjectLiteralExpression(left) || ts.isArrayLiteralExpression(left);
}

/**
 * Given to a function of a library: those seldom say that they only read.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Expression} argument
 */
function isForeign(checker, { parent }) {
  if (!ts.isCallExpression(parent) && !ts.isNewExpression(parent)) return false;
  const declaration = checker.getResolvedSignature(parent)?.getDeclaration();
  return /[\\/]node_modules[\\/]/.test(declaration?.getSourceFile().fileName ?? '');
}
