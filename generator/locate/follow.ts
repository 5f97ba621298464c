import { ts } from 'ts-morph';
import { topLevel, exportOf } from './declaration.ts';
import type { Meaning } from './declaration.ts';
import type { Expression, Scope, Sources } from './source.ts';

/** The most names and calls that are followed one after the other: a loop in the source must not hang the report. */
const limit = 100;

type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

function bare(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/** Follows names, imports, property access and calls until there is a literal; stops at what it cannot follow. */
export function follow(sources: Sources, start: Expression, depth = 0): Expression {
  let current: Expression = { ...start, node: bare(start.node) };
  for (let step = depth; step < limit; step += 1) {
    const next = followOnce(sources, current, step);
    if (!next) return current;
    current = { ...next, node: bare(next.node) };
  }
  return current;
}

function followOnce(sources: Sources, at: Expression, depth: number): Expression | undefined {
  const { node } = at;
  if (ts.isIdentifier(node)) {
    if (at.scope?.parameters.has(node.text)) return at.scope.parameters.get(node.text);
    const meaning = topLevel(sources, at.source, node.text);
    return meaning?.kind === 'expression' ? meaning.expression : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const meaning = ts.isIdentifier(node.expression) ? topLevel(sources, at.source, node.expression.text) : undefined;
    if (meaning?.kind === 'module') {
      const member = exportOf(sources, meaning.source, node.name.text);
      return member?.kind === 'expression' ? member.expression : undefined;
    }
    return property(sources, { ...at, node: node.expression }, node.name.text, depth + 1)?.value;
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return property(sources, { ...at, node: node.expression }, node.argumentExpression.text, depth + 1)?.value;
  }
  return ts.isCallExpression(node) ? followCall(sources, { ...at, node }, depth) : undefined;
}

function callable(
  sources: Sources,
  at: Expression,
  depth: number,
): { node: Callable; source: ts.SourceFile } | undefined {
  if (!ts.isIdentifier(at.node)) return undefined;
  const meaning: Meaning | undefined = topLevel(sources, at.source, at.node.text);
  if (meaning?.kind === 'function') return meaning;
  if (meaning?.kind !== 'expression') return undefined;
  // A function may be what another one makes, as the helper of a block is that `defineKind` or `defineBlock` gives back.
  const { node, source } = ts.isCallExpression(meaning.expression.node)
    ? follow(sources, meaning.expression, depth + 1)
    : meaning.expression;
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? { node, source } : undefined;
}

/** What a function gives back, when that is one expression. */
function result(node: Callable): ts.Expression | undefined {
  if (!node.body || !ts.isBlock(node.body)) return node.body;
  const returned = node.body.statements.filter(ts.isReturnStatement);
  return returned.length === 1 ? returned[0]?.expression : undefined;
}

/** `Object.assign(() => …, { … })`, which is that function. */
function isFunctionWithProperties({ expression, arguments: [first] }: ts.CallExpression): boolean {
  return expression.getText() === 'Object.assign' && first !== undefined && ts.isArrowFunction(first);
}

function followCall(
  sources: Sources,
  at: Expression & { node: ts.CallExpression },
  depth: number,
): Expression | undefined {
  const { arguments: given } = at.node;
  if (isFunctionWithProperties(at.node)) return given[0] && { ...at, node: given[0] };
  const called = callable(sources, { ...at, node: at.node.expression }, depth);
  const body = called && result(called.node);
  if (!called || !body) return undefined;
  // A function that gives back something built from its one argument, such as a filter over its entries, is read as
  // if it gave back the argument itself.
  const shape = bare(body);
  const only = given[0];
  if (
    ts.isCallExpression(shape) &&
    given.length === 1 &&
    only &&
    !callable(sources, { node: shape.expression, source: called.source }, depth)
  ) {
    return { ...at, node: only };
  }
  const parameters = new Map<string, Expression | undefined>();
  called.node.parameters.forEach((parameter, index) => {
    const argument = given[index];
    if (!ts.isIdentifier(parameter.name)) return;
    if (argument) parameters.set(parameter.name.text, { ...at, node: argument });
    else
      parameters.set(
        parameter.name.text,
        parameter.initializer && { node: parameter.initializer, source: called.source },
      );
  });
  const scope: Scope = { parameters, call: at };
  return depth < limit ? { node: body, source: called.source, scope } : undefined;
}

/** A property as it is written: its name, and the expression that it holds. */
export interface Property {
  readonly name: ts.Node;
  readonly owner: Expression;
  readonly value: Expression;
}

/** Finds a property of an object, through spreads; the last one written wins, as when the code runs. */
export function property(sources: Sources, start: Expression, key: string, depth = 0): Property | undefined {
  const owner = follow(sources, start, depth);
  if (depth >= limit || !ts.isObjectLiteralExpression(owner.node)) return undefined;
  for (const member of owner.node.properties.toReversed()) {
    if (ts.isSpreadAssignment(member)) {
      const found = property(sources, { ...owner, node: member.expression }, key, depth + 1);
      if (found) return found;
    } else if (member.name && nameText(member.name) === key) {
      if (ts.isPropertyAssignment(member))
        return { name: member.name, owner, value: { ...owner, node: member.initializer } };
      if (ts.isShorthandPropertyAssignment(member))
        return { name: member.name, owner, value: { ...owner, node: member.name } };
    }
  }
  return undefined;
}

function nameText(name: ts.PropertyName): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text;
  return ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
}

/** The elements of an array as they are written, spreads opened; `undefined` from where they cannot be counted. */
export function elements(sources: Sources, start: Expression, depth = 0): (Expression | undefined)[] | undefined {
  const array = follow(sources, start, depth);
  if (depth >= limit || !ts.isArrayLiteralExpression(array.node)) return undefined;
  const all: (Expression | undefined)[] = [];
  for (const element of array.node.elements) {
    if (!ts.isSpreadElement(element)) all.push({ ...array, node: element });
    else {
      const inner = elements(sources, { ...array, node: element.expression }, depth + 1);
      if (!inner) return all;
      all.push(...inner);
    }
  }
  return all;
}
