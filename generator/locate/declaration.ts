import { ts } from 'ts-morph';
import type { Expression, Sources } from './source.ts';

/** What a name stands for: an expression, a function declaration, or all exports of a module. */
export type Meaning =
  | { kind: 'expression'; expression: Expression }
  | { kind: 'function'; node: ts.FunctionDeclaration; source: ts.SourceFile }
  | { kind: 'module'; source: ts.SourceFile };

function expression(node: ts.Expression, source: ts.SourceFile): Meaning {
  return {
    kind: 'expression',
    expression: { node, source },
  };
}

/** What a name at the top level of a file stands for: a constant, a function or an import. */
export function topLevel(sources: Sources, source: ts.SourceFile, name: string): Meaning | undefined {
  return sources.meaning(source, `local ${name}`, () => findTopLevel(sources, source, name));
}

function findTopLevel(sources: Sources, source: ts.SourceFile, name: string): Meaning | undefined {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(declared) && declared.text === name && initializer) return expression(initializer, source);
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return { kind: 'function', node: statement, source };
    } else if (ts.isImportDeclaration(statement)) {
      const found = imported(sources, source, statement, name);
      if (found) return found;
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

/** The name under which a module exports what an import calls `name`; `*` for the whole module. */
function exportedName(clause: ts.ImportClause | undefined, name: string): string | undefined {
  if (clause?.name?.text === name) return 'default';
  const bindings = clause?.namedBindings;
  if (!bindings) return undefined;
  if (ts.isNamespaceImport(bindings)) return bindings.name.text === name ? '*' : undefined;
  const element = bindings.elements.find((candidate) => candidate.name.text === name);
  return element && (element.propertyName ?? element.name).text;
}

function imported(
  sources: Sources,
  source: ts.SourceFile,
  statement: ts.ImportDeclaration,
  name: string,
): Meaning | undefined {
  const exported = exportedName(statement.importClause, name);
  if (exported === undefined) return undefined;
  const module = target(sources, source, statement.moduleSpecifier);
  if (!module) return undefined;
  return exported === '*' ? { kind: 'module', source: module } : exportOf(sources, module, exported);
}

/** What a module exports under a name, followed through `export … from`. */
export function exportOf(sources: Sources, source: ts.SourceFile, name: string): Meaning | undefined {
  return sources.meaning(source, `export ${name}`, () => findExport(sources, source, name));
}

function findExport(sources: Sources, source: ts.SourceFile, name: string): Meaning | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && name === 'default') return expression(statement.expression, source);
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

/** The names that a module exports; types are among them, since telling them apart takes a type checker. */
export function exportNames(sources: Sources, source: ts.SourceFile, seen = new Set<string>()): Set<string> {
  const names = new Set<string>();
  if (seen.has(source.fileName)) return names;
  seen.add(source.fileName);
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) names.add('default');
    else if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      const module = target(sources, source, statement.moduleSpecifier);
      if (clause && ts.isNamedExports(clause)) for (const element of clause.elements) names.add(element.name.text);
      else if (clause) names.add(clause.name.text);
      else if (module) for (const name of exportNames(sources, module, seen)) if (name !== 'default') names.add(name);
    } else if (ts.canHaveModifiers(statement)) {
      const modifiers = (ts.getModifiers(statement) ?? []).map((modifier) => modifier.kind);
      if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) continue;
      if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) names.add('default');
      for (const name of declaredNames(statement)) names.add(name);
    }
  }
  return names;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  ) {
    return statement.name ? [statement.name.text] : [];
  }
  return [];
}
