import { hasLock, isReadonlyMember } from './readonly.mjs';
import { typesOf } from './types.mjs';

/** Functions that write into the first thing they are given. */
const WRITERS = new Set(
  ['assign', 'defineProperty', 'defineProperties', 'set', 'deleteProperty', 'setPrototypeOf'].flatMap(
    name => [`Object.${name}`, `Reflect.${name}`],
  ),
);

/**
 * Nobody writes into what is readonly: no assignment, `++`, `delete`, pattern or loop does, nor a function that
 * writes into what it is given. The compiler says some of it; the tests are translated without it.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noWrite = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { write: "'{{what}}' writes into what is readonly: make a new one instead." },
  },
  create(context) {
    const { checker, typeOf } = typesOf(context);
    const { sourceCode } = context;

    /** @param {import('estree').Node} node */
    const report = node =>
      context.report({ node, messageId: 'write', data: { what: sourceCode.getText(node) } });

    /** @param {import('estree').Node} target */
    function check(target) {
      if (target.type === 'MemberExpression') checkMember(target);
      else if (target.type === 'ArrayPattern') target.elements.forEach(each => each && check(each));
      else if (target.type === 'ObjectPattern')
        target.properties.forEach(each => check(each.type === 'Property' ? each.value : each));
      else if (target.type === 'AssignmentPattern') check(target.left);
      else if (target.type === 'RestElement') check(target.argument);
    }

    /** @param {import('estree').MemberExpression} target */
    function checkMember(target) {
      // a class sets its own fields while it is made
      if (target.object.type === 'ThisExpression' || target.object.type === 'Super') return;
      const type = typeOf(target.object);
      if (namesOf(target).some(name => isReadonlyMember(checker, type, name))) report(target);
    }

    /**
     * What is written to: one name, those that a key can be, or whatever an index reaches.
     *
     * @param {import('estree').MemberExpression} target
     * @returns {(string | undefined)[]}
     */
    function namesOf({ computed, property }) {
      if (!computed) return property.type === 'Identifier' ? [property.name] : [];
      const key = typeOf(property);
      return (key.isUnion() ? key.types : [key]).map(each =>
        each.isStringLiteral() || each.isNumberLiteral() ? String(each.value) : undefined,
      );
    }

    /** @param {import('estree').SimpleCallExpression} call */
    function checkCall({ callee, arguments: [written] }) {
      if (written && WRITERS.has(sourceCode.getText(callee)) && hasLock(checker, typeOf(written)))
        report(callee);
    }

    return {
      AssignmentExpression: ({ left }) => check(left),
      UpdateExpression: ({ argument }) => check(argument),
      UnaryExpression: ({ operator, argument }) => {
        if (operator === 'delete') check(argument);
      },
      ForOfStatement: ({ left }) => check(left),
      ForInStatement: ({ left }) => check(left),
      CallExpression: checkCall,
    };
  },
};
