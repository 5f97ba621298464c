import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import type { z } from 'zod';
import { nameText } from '../../read/locate/follow.ts';
import type { Sources } from '../../read/locate/source.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** The doc comments of an object's schema, found in its source. */
interface ObjectDocs {
  readonly names: readonly string[];
  /** The value of `kind: z.literal('…')`. */
  readonly kind: string | undefined;
  /** The constant that holds the schema. */
  readonly constant: string | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

interface FileDocs {
  readonly constants: ReadonlyMap<string, string>;
  readonly objects: readonly ObjectDocs[];
}

const parsed = new WeakMap<ts.SourceFile, FileDocs>();

/**
 * The first sentences of the doc comments in the schema files. A schema has no link to its source at run time: an object is
 * recognised by its keys and its `kind`.
 */
export class SchemaDocs {
  readonly #files: readonly FileDocs[];
  /** The file to search first: objects of two files may have the same keys. */
  readonly #first: FileDocs | undefined;

  constructor(files: readonly FileDocs[], first?: FileDocs) {
    this.#files = files;
    this.#first = first;
  }

  /** @param specFolder the folder whose `blocks/` define further kinds of blocks */
  static read(sources: Sources, specFolder: string): SchemaDocs {
    const schemas = join(project, 'generator/schema');
    const files = [
      ...readdirSync(schemas).map((name) => join(schemas, name)),
      ...[join(project, 'site/blocks'), join(specFolder, 'blocks')].flatMap(schemaFilesIn),
    ];
    return new SchemaDocs(
      files.flatMap((file) => {
        const source = file.endsWith('.ts') ? sources.open(file) : undefined;
        return source ? [docsIn(source)] : [];
      }),
    );
  }

  /** The same docs, searched from the file that declares a constant. */
  from(constant: string): SchemaDocs {
    return new SchemaDocs(
      this.#files,
      this.#files.find(({ constants }) => constants.has(constant)),
    );
  }

  /** The comment above an exported constant. */
  ofConstant(name: string): string | undefined {
    return this.#files.flatMap(({ constants }) => constants.get(name) ?? [])[0];
  }

  /** The comment above the constant that holds an object's schema. */
  ofObject(schema: z.ZodObject): string | undefined {
    const [closest] = this.#candidates(schema);
    return closest?.constant === undefined ? undefined : this.ofConstant(closest.constant);
  }

  /** The comment above a property of an object's schema. */
  ofField(schema: z.ZodObject, name: string): string | undefined {
    return this.#candidates(schema)
      .find(({ names }) => names.includes(name))
      ?.fields.get(name);
  }

  /** The object literals that may define a schema or a part spread into it, the most likely one first. */
  #candidates(schema: z.ZodObject): ObjectDocs[] {
    const tag = schema.shape['kind'] as Partial<z.ZodLiteral> | undefined;
    const own = new Set(this.#first?.objects);
    const score = (one: ObjectDocs): number =>
      (own.has(one) ? 1000 : 0) + (one.kind === undefined ? 0 : 100) + one.names.length;
    return this.#files
      .flatMap(({ objects }) => objects)
      .filter(({ names, kind }) => names.every((name) => name in schema.shape) && (!kind || tag?.values?.has(kind)))
      .toSorted((a, b) => score(b) - score(a));
  }
}

function schemaFilesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name, 'schema.ts'));
  } catch {
    return [];
  }
}

function docsIn(source: ts.SourceFile): FileDocs {
  const known = parsed.get(source);
  if (known) return known;
  const constants = new Map<string, string>();
  const objects: ObjectDocs[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations) setDoc(constants, name.getText(), node);
    if (ts.isObjectLiteralExpression(node)) objects.push(...objectDocs(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const docs = { constants, objects };
  parsed.set(source, docs);
  return docs;
}

/** The docs of an object literal if it is the shape of a schema, or a constant that may be spread into one. */
function objectDocs(node: ts.ObjectLiteralExpression): ObjectDocs[] {
  const { parent } = node;
  const isShape =
    ts.isCallExpression(parent) && /^z\s*\.(?:strict|loose)?object$|\.extend$/i.test(parent.expression.getText());
  if (!isShape && !ts.isVariableDeclaration(parent)) return [];
  let holder: ts.Node = parent;
  while (ts.isCallExpression(holder) || ts.isPropertyAccessExpression(holder)) holder = holder.parent;
  const fields = new Map<string, string>();
  const names = node.properties.flatMap((member) => (member.name && nameText(member.name)) ?? []);
  for (const member of node.properties) if (member.name) setDoc(fields, nameText(member.name) ?? '', member);
  const kind = node.properties.find((member) => member.name && nameText(member.name) === 'kind');
  const [, literal] = /z\.literal\('(.*)'\)$/.exec(kind?.getText() ?? '') ?? [];
  const constant = ts.isVariableDeclaration(holder) ? holder.name.getText() : undefined;
  return [{ names, kind: literal, constant, fields }];
}

function setDoc(docs: Map<string, string>, name: string, node: ts.Node): void {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment;
  const text = ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();
  if (text) docs.set(name, firstSentence(text));
}

/** @example firstSentence('Case studies: what was done. More.') // 'Case studies.' */
function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)(?<!e\.g\.|i\.e\.)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
