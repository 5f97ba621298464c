import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { exportOf, topLevel } from '../../read/locate/declaration.ts';
import { elements, property } from '../../read/locate/follow.ts';
import type { Expression, Sources } from '../../read/locate/source.ts';

/** Where a schema is written, to look up what its comments say. */
export type Documented = Expression | undefined;

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** An export of a file of the project. */
export function documented(
  sources: Sources,
  path: string,
  name: string,
): { readonly at: Documented; readonly says?: string } {
  const source = sources.open(project + path);
  const found = source && exportOf(sources, source, name);
  if (!found) return { at: undefined };
  const { node } = found;
  return {
    at: found,
    ...saying(ts.isVariableDeclaration(node.parent) ? node.parent.parent.parent : node.parent),
  };
}

/** The first sentence of the comment above something. */
function saying(node: ts.Node): { says?: string } {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  const text = (typeof comment === 'string' ? comment : ts.getTextOfJSDocComment(comment))
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  if (!text) return {};
  return { says: /^.*?[.:](?=\s|$)(?<!e\.g\.|i\.e\.)/.exec(text)?.[0].replace(/:$/, '.') ?? text };
}

/** What a name stands for; a call is what was meant, and not what it gives. */
function named(sources: Sources, at: Expression): Expression {
  let current = at;
  for (let step = 0; step < 20 && ts.isIdentifier(current.node); step += 1) {
    const meaning = topLevel(sources, current.source, current.node.text);
    if (!meaning) return current;
    current = meaning;
  }
  return current;
}

/** The call of `z.strictObject`, `z.array` and the like that a schema comes from, past what narrows it down. */
function base(sources: Sources, at: Expression): Expression {
  let current = named(sources, at);
  while (ts.isCallExpression(current.node) && ts.isPropertyAccessExpression(current.node.expression)) {
    const inner: ts.Expression = current.node.expression.expression;
    if (ts.isIdentifier(inner) && inner.text === 'z') break;
    current = named(sources, { ...current, node: inner });
  }
  return current;
}

function argument(sources: Sources, at: Documented, name: RegExp, index: number): Documented {
  if (!at) return undefined;
  const { node, source } = base(sources, at);
  if (!ts.isCallExpression(node)) return undefined;
  if (ts.isIdentifier(node.expression) && /^define(?:Kind|Block)$/.test(node.expression.text)) {
    const schema = node.arguments[1];
    return schema && argument(sources, { node: schema, source }, name, index);
  }
  const given = node.arguments[index];
  return given && name.test(node.expression.getText(source).replaceAll(/\s/g, ''))
    ? { node: given, source }
    : undefined;
}

/** A property of an object's schema. */
export function documentedField(
  sources: Sources,
  at: Documented,
  name: string,
): { readonly at: Documented; readonly says?: string } {
  const shape = argument(sources, at, /^z\.(?:strict|loose)?[oO]bject$/, 0);
  const found = shape && property(sources, shape, name);
  return found ? { at: found.value, ...saying(found.name.parent) } : { at: undefined };
}

/** The items of a list's schema. */
export function documentedItem(sources: Sources, at: Documented): Documented {
  return argument(sources, at, /^z\.array$/, 0);
}

/** The shapes of a union's schema, in their order. */
export function documentedChoices(
  sources: Sources,
  at: Documented,
): { readonly at: Documented; readonly says?: string }[] {
  const list = argument(sources, at, /^z\.discriminatedUnion$/, 1);
  return (list && elements(sources, list))?.map((one) => (one ? describedBy(sources, one) : { at: undefined })) ?? [];
}

function describedBy(sources: Sources, at: Expression): { readonly at: Documented; readonly says?: string } {
  const found = named(sources, at);
  const { parent } = found.node;
  return { at: found, ...(ts.isVariableDeclaration(parent) ? saying(parent.parent.parent) : {}) };
}
