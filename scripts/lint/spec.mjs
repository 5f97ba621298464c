/**
 * An oxlint plugin that requires the spec to be plain data: literals, helper calls, and names from other spec files.
 */

/** The forbidden syntax nodes, with their names for the message. */
const code = {
  ArrowFunctionExpression: 'function',
  FunctionDeclaration: 'function',
  FunctionExpression: 'function',
  ClassDeclaration: 'class',
  ForStatement: 'loop',
  ForInStatement: 'loop',
  ForOfStatement: 'loop',
  WhileStatement: 'loop',
  DoWhileStatement: 'loop',
  SpreadElement: 'spread',
  AwaitExpression: 'await',
  ImportExpression: 'import()',
  IfStatement: 'condition',
  ConditionalExpression: 'condition',
};

/** @typedef {{ report(problem: { node: object, message: string }): void }} Context */

const dataOnly = {
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      Object.entries(code).map(([type, name]) => [
        type,
        (/** @type {object} */ node) =>
          context.report({ node, message: `The spec is plain data: write the value itself instead of a ${name}.` }),
      ]),
    ),
};

export default { meta: { name: 'spec' }, rules: { 'data-only': dataOnly } };
