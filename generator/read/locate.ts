import { ts } from 'ts-morph';
import type { Location, SpecPath } from '../diagnostics/diagnostic.ts';
import {
  calledName,
  calleeOf,
  elements,
  exportOf,
  follow,
  property,
  locationOf,
  Sources,
  type Expression,
} from './follow.ts';

/** A step of a path: the expression, and the name of the property that holds it. */
interface Step {
  readonly value: Expression;
  readonly name?: { readonly node: ts.Node; readonly of: Expression };
}

/** Finds the source location of a path of the spec; with `offset`, that of a character of the text there. */
export type Locate = (path: SpecPath, at: 'key' | 'value', offset?: number) => Location;

/** @param root the folder that the files of locations are relative to */
export function createLocator(root: string, entry: string, sources: Sources = new Sources()): Locate {
  const main = sources.open(entry);
  const site = main && exportOf(sources, main, 'default');
  return (path, at, offset) => {
    if (!main) return { file: 'spec/index.ts', line: 1, column: 1, length: 1, excerpt: '' };
    if (!site) return locationOf(root, main, 0, 1);
    return locationOfStep(root, sources, walk(sources, site, path), at, offset);
  };
}

/** Follows a path through the source. `complete` is false if it stopped at an expression that it cannot follow. */
export function walk(sources: Sources, start: Expression, path: SpecPath): { step: Step; complete: boolean } {
  let step: Step = { value: start };
  for (const key of path) {
    const next = child(sources, step.value, key);
    if (!next) return { step, complete: false };
    step = next;
  }
  return { step, complete: true };
}

function child(sources: Sources, parent: Expression, key: string | number): Step | undefined {
  if (typeof key === 'number') {
    const element = elements(sources, parent)?.[key];
    return element && { value: element };
  }
  const found = property(sources, parent, key);
  return found && { value: found.value, name: { node: found.name, of: found.owner } };
}

function locationOfStep(
  root: string,
  sources: Sources,
  { step, complete }: { step: Step; complete: boolean },
  at: 'key' | 'value',
  offset?: number,
): Location {
  const locationOfNode = ({ source, node }: { readonly source: ts.SourceFile; readonly node: ts.Node }): Location =>
    locationOf(root, source, node.getStart(source), node.getEnd());
  if (at === 'key' && complete)
    return locationOfNode(step.name ? { ...step.name.of, node: step.name.node } : step.value);
  const value = declared(sources, follow(sources, step.value));
  const { node, source } = value;
  const inside = offset === undefined || !complete ? undefined : placeInText(node, source, offset);
  if (inside !== undefined) return locationOf(root, source, inside, inside + 1);
  if (ts.isCallExpression(node) && calleeOf(sources, { node, source }).kind !== 'other')
    return locationOfNode({ source, node: node.expression });
  const multiline =
    (ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) && node.getText(source).includes('\n');
  return locationOfNode(multiline ? { source, node: headOf(node) } : value);
}

/** The argument of a `define…` helper. */
function declared(sources: Sources, at: Expression): Expression {
  const [first] = ts.isCallExpression(at.node) && calledName(at.node).startsWith('define') ? at.node.arguments : [];
  const found = first && follow(sources, { node: first, source: at.source });
  return found && (ts.isObjectLiteralExpression(found.node) || ts.isArrayLiteralExpression(found.node)) ? found : at;
}

/** The position of a character of a text in the file: exact, but for texts with escape sequences or CRLF before it. */
function placeInText(node: ts.Expression, source: ts.SourceFile, offset: number): number | undefined {
  return ts.isStringLiteralLike(node) ? Math.min(node.getStart(source) + 1 + offset, node.getEnd() - 1) : undefined;
}

/** The part of a multi-line literal to underline: the helper called with it, its name, or its first bracket. */
function headOf(node: ts.Expression): ts.Node {
  let outer: ts.Node = node.parent;
  while (ts.isParenthesizedExpression(outer) || ts.isAsExpression(outer) || ts.isSatisfiesExpression(outer))
    outer = outer.parent;
  if (ts.isCallExpression(outer)) return outer.expression;
  return ts.isPropertyAssignment(outer) || ts.isVariableDeclaration(outer)
    ? outer.name
    : (node.getFirstToken() ?? node);
}
