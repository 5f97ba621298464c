import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { bare, calleeOf, follow, named, nameText, argumentNames, type Expression } from '../read/follow.ts';
import { literalFor, callFor, nameOf, print, type Rewriting } from './print.ts';
import type { JsonObject, EditError } from './contract.ts';
import { relist, spansOf, type Addition } from './listing.ts';
import { isTextInSome, isUntranslated, isObject, sameValue } from './values.ts';

type Properties = Readonly<Record<string, unknown>>;

/** Whether changing the parts of a value can turn it into another one. */
function hasSameShape(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  if (!isObject(before) || !isObject(after)) return typeof before === typeof after && !isObject(after);
  return before['kind'] === after['kind'] && before['control'] === after['control'];
}

/** Rewrites the parts of an expression whose values differ. @throws EditError if code makes the value */
export function rewrite(r: Rewriting, at: Expression, before: unknown, after: unknown, path: SpecPath): void {
  if (Object.is(before, after)) return;
  const { drafts } = r.state;
  const here = { ...at, node: bare(at.node) };
  const { node, source } = here;
  const target = named(drafts, here);
  if (target && hasSameShape(before, after)) return rewrite(r, target, before, after, path);
  if (target) return r.replace(here, r.code(source.fileName, after));
  const callee = ts.isCallExpression(node) ? calleeOf(drafts, { node, source }).kind : undefined;
  const isWritten =
    typeof before === 'object'
      ? ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) || (callee ?? 'other') !== 'other'
      : isLiteral(node);
  if (!isWritten) throw refusal(r, here);
  if (!hasSameShape(before, after) || typeof before !== 'object') {
    if (typeof before !== 'object') r.replaced.push({ at: path, before, after });
    const isText = ts.isStringLiteralLike(node) && typeof after === 'string';
    return r.replace(here, isText ? literalFor({ node, source }, after) : r.code(source.fileName, after));
  }
  const { locales, required } = r.state;
  if (
    isTextInSome(before, locales) &&
    isUntranslated(before, locales, required) !== isUntranslated(after, locales, required)
  ) {
    for (const key of differing(before, after as Properties))
      r.replaced.push({ at: [...path, key], before: before[key], after: (after as Properties)[key] });
    return r.replace(here, r.code(source.fileName, after));
  }
  if (ts.isCallExpression(node))
    return rewriteCall(r, { node, source }, before as Properties, after as Properties, path);
  if (ts.isArrayLiteralExpression(node) && Array.isArray(before))
    return rewriteList(r, { node, source }, before, after as readonly unknown[], path);
  if (!ts.isObjectLiteralExpression(node)) throw refusal(r, here);
  rewriteObject(r, { node, source }, before as Properties, after as Properties, path);
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isNumericLiteral(node) ||
    ts.isStringLiteralLike(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
  );
}

/** Why an expression is not rewritten: code makes its value, which lint forbids in a spec. */
function refusal(r: Rewriting, at: { readonly node: ts.Node; readonly source: ts.SourceFile }): EditError {
  return r.cannot('edit/code', at, 'Code makes this. Write the value itself to edit it here.');
}

function rewriteList(
  r: Rewriting,
  { node, source }: Expression & { readonly node: ts.ArrayLiteralExpression },
  before: readonly unknown[],
  after: readonly unknown[],
  path: SpecPath,
): void {
  const spread = node.elements.find(ts.isSpreadElement);
  if (spread) throw refusal(r, { node: spread, source });
  const isReordered = after.every((item) => before.includes(item));
  if (before.length === after.length && !isReordered) {
    for (const [index, element] of node.elements.entries())
      rewrite(r, { node: element, source }, before[index], after[index], [...path, index]);
    return;
  }
  const spans = spansOf({ node, source });
  const kept = keptItems(before, after);
  const additions = after.flatMap((item, index) => {
    if (kept.has(index)) return [];
    const anchor = Math.max(-1, ...[...kept].flatMap(([at, old]) => (at < index ? [old] : [])));
    const code = spans[before.indexOf(item)]?.code ?? `${r.code(source.fileName, item)},`;
    return [{ after: anchor, code }];
  });
  const stays = new Set(kept.values());
  const removed = [...before.keys()].filter((index) => !stays.has(index));
  r.splices.push(...relist({ node, source }, removed, additions));
}

/** The items that keep their relative order, and so their source: maps the new index to the old one. */
function keptItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const forwards = new Map<number, number>();
  let next = 0;
  for (const [index, item] of after.entries()) {
    const old = before.indexOf(item, next);
    if (old < 0) continue;
    forwards.set(index, old);
    next = old + 1;
  }
  const backwards = new Map<number, number>();
  let last = before.length - 1;
  for (const [index, item] of [...after.entries()].toReversed()) {
    const old = last < 0 ? -1 : before.lastIndexOf(item, last);
    if (old < 0) continue;
    backwards.set(index, old);
    last = old - 1;
  }
  return backwards.size > forwards.size ? backwards : forwards;
}

/** The properties whose position among the others changes. */
function movedNames(before: Properties, after: Properties): string[] {
  const names = Object.keys(after).filter((name) => before[name] !== undefined);
  const kept = keptItems(
    Object.keys(before).filter((name) => after[name] !== undefined),
    names,
  );
  return names.filter((_, index) => !kept.has(index));
}

function differing(before: Properties, after: Properties): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (key) => !Object.is(before[key], after[key]),
  );
}

function rewriteObject(
  r: Rewriting,
  { node, source }: Expression & { readonly node: ts.ObjectLiteralExpression },
  before: Properties,
  after: Properties,
  path: SpecPath,
  keys = differing(before, after),
): void {
  const indexOf = (key: string): number =>
    node.properties.findLastIndex((member) => member.name && nameText(member.name) === key);
  const removed: number[] = [];
  const added: Addition[] = [];
  const moved = movedNames(before, after).filter((name) => indexOf(name) >= 0);
  const names = Object.keys(after);
  const anchorOf = (key: string): number =>
    names
      .slice(0, names.indexOf(key))
      .filter((name) => !moved.includes(name))
      .map(indexOf)
      .findLast((one) => one >= 0) ?? -1;
  for (const key of keys) {
    const index = indexOf(key);
    const member = node.properties[index];
    if (before[key] === undefined) {
      // A text in a new language also appears wherever else the text is used.
      if (Object.entries(before).every(([name, words]) => typeof words === 'string' && r.state.locales.includes(name)))
        r.replaced.push({ at: [...path, key], before: undefined, after: after[key] });
      added.push({ after: anchorOf(key), code: `${nameOf(key)}: ${r.code(source.fileName, after[key])},` });
    } else if (!member) throw refusal(r, { node: node.properties.find(ts.isSpreadAssignment) ?? node, source });
    else if (after[key] === undefined) removed.push(index);
    else {
      const value = ts.isPropertyAssignment(member) ? member.initializer : (member.name as ts.Expression);
      rewrite(r, { node: value, source }, before[key], after[key], [...path, key]);
    }
  }
  const spans = moved.length > 0 ? spansOf({ node, source }) : [];
  for (const name of moved) {
    removed.push(indexOf(name));
    added.push({ after: anchorOf(name), code: spans[indexOf(name)]?.code ?? '' });
  }
  r.splices.push(...relist({ node, source }, removed, added));
}

function rewriteCall(
  r: Rewriting,
  { node, source }: Expression & { readonly node: ts.CallExpression },
  before: Properties,
  after: Properties,
  path: SpecPath,
): void {
  const callee = calleeOf(r.state.drafts, { node, source });
  const [first] = node.arguments;
  if (callee.kind === 'block' && first)
    return rewrite(r, { node: first, source }, before['content'], after['content'], [...path, 'content']);
  if (callee.kind !== 'schema') throw refusal(r, { node, source });
  const names = argumentNames(callee.helper);
  if (first && names.length === 0 && Array.isArray(before))
    return rewrite(r, { node: first, source }, before, after, path);
  const objects = node.arguments.flatMap((argument, index) => {
    const found = follow(r.state.drafts, { node: argument, source });
    const isOwn = !names[index] && ts.isObjectLiteralExpression(found.node);
    return isOwn ? [found as Expression & { readonly node: ts.ObjectLiteralExpression }] : [];
  });
  const keys = differing(before, after);
  const inArguments = keys.filter((key) => names.includes(key));
  const isAddedOrRemoved = inArguments.some(
    (key) => before[key] === undefined || after[key] === undefined || !node.arguments[names.indexOf(key)],
  );
  const others = keys.filter((key) => !names.includes(key));
  const hasFewerArguments =
    names.length > 0 && (callFor(after as JsonObject)?.args.length ?? 0) < node.arguments.length;
  if (isAddedOrRemoved || hasFewerArguments || (others.length > 0 && objects.length === 0))
    return writeCall(r, { node, source }, before, after);
  for (const key of inArguments)
    rewrite(r, { node: node.arguments[names.indexOf(key)] as ts.Expression, source }, before[key], after[key], [
      ...path,
      key,
    ]);
  for (const [index, object] of objects.entries()) {
    const has = (key: string): boolean =>
      object.node.properties.some((member) => member.name && nameText(member.name) === key);
    const own = others.filter((key) => has(key) || (index === 0 && before[key] === undefined));
    rewriteObject(r, object, before, after, path, own);
  }
}

/** Replaces a helper call. Arguments whose values do not change keep their source. */
function writeCall(
  r: Rewriting,
  { node, source }: Expression & { readonly node: ts.CallExpression },
  before: Properties,
  after: Properties,
): void {
  const [old, now] = [callFor(before as JsonObject), callFor(after as JsonObject)];
  const isCommented = [node.expression, ...node.arguments].some((part, index) => {
    const end = node.arguments[index]?.getStart(source) ?? node.getEnd();
    return /\/[/*]/.test(source.text.slice(part.getEnd(), end));
  });
  if (isCommented)
    throw r.cannot(
      'edit/comment',
      { node, source },
      'There is a comment between these arguments, which the edit would remove. Change this line in an editor.',
    );
  if (!old || !now || old.helper !== now.helper) return r.replace({ node, source }, r.code(source.fileName, after));
  const codes = now.args.map((argument, index) => {
    const unchanged = sameValue(old.args[index], argument) ? node.arguments[index] : undefined;
    return (
      unchanged?.getText(source) ??
      (argument === undefined ? 'undefined' : print(argument, r.printing(source.fileName)))
    );
  });
  r.replace({ node, source }, `${node.expression.getText(source)}(${codes.join(', ')})`);
}
