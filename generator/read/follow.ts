import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { locationIn, type Location } from '../diagnostics/diagnostic.ts';
import { relativePath } from '../files.ts';
import { fieldKinds } from '../schema/index.ts';

/** The folder that `#schema` refers to. */
const schemaFolder = fileURLToPath(new URL('../schema', import.meta.url));

/** An expression in a file. */
export interface Expression {
  readonly node: ts.Expression;
  readonly source: ts.SourceFile;
}

/** The source files of a spec, each parsed once and not type-checked. */
export class Sources {
  readonly #files = new Map<string, ts.SourceFile | undefined>();

  /** The parsed file, or `undefined` if it does not exist. */
  open(file: string): ts.SourceFile | undefined {
    if (!this.#files.has(file))
      this.#files.set(file, existsSync(file) ? parseSource(file, readFileSync(file, 'utf8')) : undefined);
    return this.#files.get(file);
  }

  /** The file that an import specifier refers to, or `undefined` for packages. */
  resolve(from: ts.SourceFile, specifier: string): string | undefined {
    if (specifier === '#schema') return resolve(schemaFolder, 'index.ts');
    if (specifier.startsWith('#schema/')) return resolve(schemaFolder, specifier.slice('#schema/'.length));
    return specifier.startsWith('.') ? resolve(dirname(from.fileName), specifier) : undefined;
  }
}

/** The number of parsed files in the cache: enough for the schemas and a large spec. */
const cacheSize = 300;
const parsedFiles = new Map<string, ts.SourceFile>();

/** Parses a file, or returns the cached result if its text has not changed. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const known = parsedFiles.get(file);
  const source = known?.text === text ? known : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  // Least recently used first.
  parsedFiles.delete(file);
  parsedFiles.set(file, source);
  const [oldest] = parsedFiles.keys();
  if (parsedFiles.size > cacheSize && oldest !== undefined) parsedFiles.delete(oldest);
  return source;
}

/** The location of a range of a parsed file. */
export function locationOf(root: string, source: ts.SourceFile, start: number, end: number): Location {
  return locationIn(relativePath(root, source.fileName), source.text, start, end);
}

/** An expression without the parentheses, type assertions and `sample(…)` around it. */
export function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return bare(node.expression);
  const [marked] = ts.isCallExpression(node) && calledName(node) === 'sample' ? node.arguments : [];
  return marked ? bare(marked) : node;
}

/** The name of the function that is called. */
export function calledName({ expression }: ts.CallExpression): string {
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Follows names and imports to their value: a literal, or the call of a helper. */
export function follow(sources: Sources, { node, source }: Expression): Expression {
  const at = { node: bare(node), source };
  const next = named(sources, at);
  return next ? follow(sources, next) : at;
}

/** The expression that a name or a property access refers to; `undefined` for all other expressions. */
export function named(sources: Sources, { node, source }: Expression): Expression | undefined {
  if (ts.isIdentifier(node)) return topLevel(sources, source, node.text);
  if (ts.isPropertyAccessExpression(node))
    return property(sources, { node: node.expression, source }, node.name.text)?.value;
  return ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
    ? property(sources, { node: node.expression, source }, node.argumentExpression.text)?.value
    : undefined;
}

/** The value of a constant or an import at the top level of a file. */
function topLevel(sources: Sources, source: ts.SourceFile, name: string): Expression | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(declared) && declared.text === name && initializer) return { node: initializer, source };
      }
    } else if (ts.isImportDeclaration(statement)) {
      const exported = exportedName(statement.importClause, name);
      const module = exported === undefined ? undefined : target(sources, source, statement.moduleSpecifier);
      if (module && exported !== undefined) return exportOf(sources, module, exported);
    }
  }
  return undefined;
}

function target(
  sources: Sources,
  source: ts.SourceFile,
  specifier: ts.Expression | undefined,
): ts.SourceFile | undefined {
  const file = specifier && ts.isStringLiteral(specifier) ? sources.resolve(source, specifier.text) : undefined;
  return file === undefined ? undefined : sources.open(file);
}

/** The name under which a module exports what an import calls `name`. */
function exportedName(clause: ts.ImportClause | undefined, name: string): string | undefined {
  if (clause?.name?.text === name) return 'default';
  const bindings = clause?.namedBindings;
  if (!bindings || ts.isNamespaceImport(bindings)) return undefined;
  const element = bindings.elements.find((candidate) => candidate.name.text === name);
  return element && (element.propertyName ?? element.name).text;
}

/** The value that a module exports under a name, also through `export … from`. */
export function exportOf(sources: Sources, source: ts.SourceFile, name: string): Expression | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && name === 'default') return { node: statement.expression, source };
    if (!ts.isExportDeclaration(statement)) continue;
    const module = target(sources, source, statement.moduleSpecifier);
    if (!statement.exportClause) {
      const found = module && name !== 'default' ? exportOf(sources, module, name) : undefined;
      if (found) return found;
    } else if (ts.isNamedExports(statement.exportClause)) {
      const element = statement.exportClause.elements.find((candidate) => candidate.name.text === name);
      const own = element && (element.propertyName ?? element.name).text;
      if (own !== undefined) return module ? exportOf(sources, module, own) : topLevel(sources, source, own);
    }
  }
  return name === 'default' ? undefined : topLevel(sources, source, name);
}

/** The function that a call refers to: a helper of `#schema`, one that makes blocks of the spec's own, or any other. */
export function calleeOf(
  sources: Sources,
  { node, source }: Expression & { readonly node: ts.CallExpression },
): { readonly kind: 'schema'; readonly helper: string } | { readonly kind: 'block' } | { readonly kind: 'other' } {
  const helper = importedName(source, calledName(node));
  if (helper !== undefined) return { kind: 'schema', helper };
  const found = follow(sources, { node: node.expression, source });
  const isBlock = ts.isCallExpression(found.node) && calledName(found.node) === 'defineBlock';
  return { kind: isBlock ? 'block' : 'other' };
}

/** The module and the export that a file imports under a name. */
export function importOf(
  source: ts.SourceFile,
  name: string,
): { readonly specifier: string; readonly name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const found = exportedName(statement.importClause, name);
    if (found !== undefined) return { specifier: statement.moduleSpecifier.text, name: found };
  }
  return undefined;
}

/** The name in `#schema` of something that a file imports from it. */
function importedName(source: ts.SourceFile, name: string): string | undefined {
  const found = importOf(source, name);
  return found?.specifier.startsWith('#schema') ? found.name : undefined;
}

/** A property in the source: its value, and its name or, for an argument of a helper, the name of the helper. */
export interface Property {
  readonly name: ts.Node;
  readonly owner: Expression;
  readonly value: Expression;
}

/** Finds a property of a value in its object literal, or in the arguments of the helper that makes it. */
export function property(sources: Sources, start: Expression, key: string): Property | undefined {
  const owner = follow(sources, start);
  const { node, source } = owner;
  if (ts.isCallExpression(node)) {
    const callee = calleeOf(sources, { node, source });
    const [first] = node.arguments;
    if (callee.kind === 'block')
      return key === 'content' && first ? { name: node.expression, owner, value: { node: first, source } } : undefined;
    if (callee.kind === 'other') return undefined;
    const given = node.arguments[argumentNames(callee.helper).indexOf(key)];
    if (given) return { name: node.expression, owner, value: { node: given, source } };
    return firstOf(node.arguments.toReversed(), (one) => property(sources, { node: one, source }, key));
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  // The last one wins, as at run time.
  return firstOf(node.properties.toReversed(), (member): Property | undefined => {
    if (ts.isSpreadAssignment(member)) return property(sources, { node: member.expression, source }, key);
    if (!member.name || nameText(member.name) !== key) return undefined;
    if (ts.isPropertyAssignment(member))
      return { name: member.name, owner, value: { node: member.initializer, source } };
    return ts.isShorthandPropertyAssignment(member)
      ? { name: member.name, owner, value: { node: member.name, source } }
      : undefined;
  });
}

function firstOf<T, U>(all: readonly T[], find: (one: T) => U | undefined): U | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a property, as a string. */
export function nameText(name: ts.Node): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

/**
 * The elements of a list in the source, up to the first spread that cannot be followed; `undefined` if the list is
 * computed.
 */
export function elements(sources: Sources, start: Expression): Expression[] | undefined {
  const { node, source } = follow(sources, start);
  const [only, ...others] = ts.isCallExpression(node) ? node.arguments : [];
  if (only && others.length === 0) return elements(sources, { node: only, source });
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const all: Expression[] = [];
  for (const element of node.elements) {
    const spread = ts.isSpreadElement(element) ? elements(sources, { node: element.expression, source }) : undefined;
    if (ts.isSpreadElement(element) && !spread) break;
    all.push(...(spread ?? [{ node: element, source }]));
  }
  return all;
}

/**
 * The properties that the positional arguments of each helper become: `linkTo('home', label)` returns an object whose
 * `page` is the first argument and whose `label` is the second. Further arguments are objects whose properties are
 * copied. Helpers that are not listed take only such objects, or return their argument.
 */
const positional: Readonly<Record<string, readonly string[]>> = {
  linkTo: ['page', 'label'],
  jumpTo: ['hash', 'label'],
  book: ['calendar', 'label'],
  chat: ['label'],
  phone: ['label'],
  email: ['label'],
  url: ['url', 'label'],
  command: ['command', 'label'],
  signOut: ['', 'label'],
  alert: ['error', 'label'],
  openDialog: ['dialog', 'label'],
  message: ['name'],
  linkSection: ['id', 'heading', 'links'],
  servicesSection: ['heading', 'id'],
  contactSection: ['heading'],
  consentSection: [],
  openingHours: ['hours'],
  countOf: ['of', 'called'],
  from: ['field'],
  fromOrNull: ['field'],
  html: ['html'],
  template: ['template'],
  literal: ['value'],
  now: [],
  days: ['count'],
  months: ['count'],
  today: ['fromToday'],
  option: ['value', 'label'],
  ...Object.fromEntries(Object.keys(fieldKinds).map((helper) => [helper, ['label']])),
};

/** The helpers with positional arguments. */
export const positionalHelpers: readonly string[] = Object.keys(positional);

/** The properties that a helper's positional arguments become; '' for an object whose properties are copied. */
export function argumentNames(helper: string): readonly string[] {
  return positional[helper] ?? [];
}
