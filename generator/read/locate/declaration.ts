import { ts } from 'ts-morph';
import type { Expression, Sources } from './source.ts';

/** What a constant or an import at the top level of a file stands for. */
export function topLevel(sources: Sources, source: ts.SourceFile, name: string): Expression | undefined {
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

/** What a module exports under a name, through `export … from`. */
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
