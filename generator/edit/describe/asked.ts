import { z } from 'zod';
import type { Sources } from '../../read/locate/source.ts';
import { mostInTitle, snippetLimits } from '../../check/snippets.ts';
import * as schemas from '../../schema/index.ts';
import type { SiteSpec } from '../../schema/index.ts';
import { valueAt } from '../../read/shape.ts';
import type { Asked, Choice, FieldAsked, Json } from '../contract.ts';
import { documented, documentedChoices, documentedField, documentedItem } from './docs.ts';
import type { Documented } from './docs.ts';
import { limitsOf, patternOf } from './limits.ts';
import { nameKindOf, namesOf } from './names.ts';

/** What is known while schemas are described. */
export interface Describing {
  readonly spec: SiteSpec;
  readonly sources: Sources;
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;
}

/** What a schema asks for; where it takes several things, that which the value is, or the simplest. */
export function askedBy(context: Describing, given: unknown, at: Documented, value?: unknown): Asked {
  const schema = bare(given);
  if (schema === schemas.textSchema || schema === schemas.localizedTextSchema) return { type: 'text' };
  if (schema === schemas.imageSchema) return { type: 'image' };
  const kind = nameKindOf(schema);
  if (kind) return { type: 'option', options: namesOf(context.spec, kind), of: kind };
  if (schema instanceof z.ZodISODate) return { type: 'date' };
  if (schema instanceof z.ZodString) return string(schema);
  if (schema instanceof z.ZodNumber)
    return { type: 'number', ...(schema.isInt && { whole: true }), ...limitsOf(schema, schema.isInt) };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  if (schema instanceof z.ZodEnum) return { type: 'option', options: schema.options as Json[] };
  if (schema instanceof z.ZodLiteral) return { type: 'constant', value: [...schema.values][0] as Json };
  if (schema instanceof z.ZodArray)
    return {
      type: 'list',
      item: askedBy(context, schema.element, documentedItem(context.sources, at)),
      ...limitsOf(schema),
    };
  if (schema instanceof z.ZodRecord) return { type: 'record', item: askedBy(context, schema.valueType, undefined) };
  if (schema === schemas.articleBodySchema) return articleBody(context);
  if (schema instanceof z.ZodObject) return { type: 'object', fields: fieldsOf(context, schema, at, value) };
  return schema instanceof z.ZodUnion ? union(context, schema, at, value) : { type: 'other' };
}

function string(schema: z.ZodString): Asked {
  const pattern = patternOf(schema);
  const { most } = limitsOf(schema);
  // What the schema says of something that cannot be right.
  const says = pattern && schema.safeParse('\u0000').error?.issues[0]?.message;
  return {
    type: 'string',
    ...(pattern && { pattern: pattern.source }),
    ...(says !== undefined && { says }),
    ...(most !== undefined && { most }),
  };
}

/** Always as parts: a text alone is the same as one part of HTML. */
function articleBody(context: Describing): Asked {
  const { at } = documented(context.sources, 'generator/schema/article-parts.ts', 'articlePartSchema');
  return { type: 'list', item: askedBy(context, schemas.articlePartSchema, at), least: 1 };
}

function isBlocks(schema: z.ZodUnion): boolean {
  return schema.options.some((option) => option === schemas.customSchema);
}

function union(context: Describing, schema: z.ZodUnion, at: Documented, value: unknown): Asked {
  const options = schema.options.map(bare);
  if (options.every((option) => option instanceof z.ZodLiteral))
    return { type: 'option', options: options.flatMap((option) => [...option.values] as Json[]) };
  const by = schema instanceof z.ZodDiscriminatedUnion ? schema._zod.def.discriminator : undefined;
  if (by === undefined) {
    const meant =
      value === undefined
        ? options.find((option) => option === schemas.textSchema)
        : options.find((option) => (option as z.ZodType).safeParse(value).success);
    return meant ? askedBy(context, meant, undefined, value) : { type: 'other' };
  }
  const docs = documentedChoices(context.sources, at);
  const choices = options.flatMap((option, index): Choice[] => {
    if (!(option instanceof z.ZodObject) || option === schemas.customSchema) return [];
    const tag: unknown = (option.shape as Record<string, unknown>)[by];
    const value = tag instanceof z.ZodLiteral ? String([...tag.values][0]) : '';
    if (isBlocks(schema)) return [{ value, fields: [] }];
    const doc = docs.length === options.length ? docs[index] : undefined;
    return [
      {
        value,
        ...(doc?.says !== undefined && { says: doc.says }),
        fields: fieldsOf(context, option, doc?.at).filter(({ name }) => name !== by),
      },
    ];
  });
  return { type: 'choice', by, choices };
}

function isRequired(schema: unknown): boolean {
  return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault);
}

/** What the properties of an object ask for, in their order; a `kind` that is always the same is among them as a constant. */
export function fieldsOf(context: Describing, schema: z.ZodObject, at: Documented, value?: unknown): FieldAsked[] {
  return Object.entries(schema.shape as Record<string, unknown>).map(([name, field]) => {
    const doc = documentedField(context.sources, at, name);
    const inner = valueAt(value, [name]);
    const asks = named(context, schema, name, inner) ?? askedBy(context, field, doc.at, inner);
    return { name, asks, required: isRequired(field), ...(doc.says !== undefined && { says: doc.says }) };
  });
}

/** What a schema says less of than the rules do. */
function named({ spec }: Describing, schema: z.ZodObject, name: string, value: unknown): Asked | undefined {
  if (schema === schemas.pageActionSchema && name === 'article')
    return { type: 'option', options: namesOf(spec, 'article'), of: 'article' };
  if (schema === schemas.pageActionSchema && name === 'alias')
    return { type: 'option', options: Object.values(spec.routes.pages).flatMap(({ aliases = [] }) => aliases) };
  if (schema === schemas.htmlPartSchema && name === 'html') return { type: 'text', long: true, html: true };
  if (schema === schemas.articleEntrySchema && name === 'sharePicture' && value === undefined) return { type: 'image' };
  const { categories = {} } = spec.articles ?? {};
  if (
    schema === schemas.articleEntrySchema &&
    name === 'category' &&
    typeof (value ?? Object.keys(categories)[0]) === 'string'
  )
    return { type: 'option', options: Object.keys(categories) };
  if (schema !== schemas.pageSchema && schema !== schemas.articleEntrySchema) return undefined;
  if (name !== 'title' && name !== 'description') return undefined;
  return { type: 'text', most: name === 'title' ? mostInTitle(spec) : snippetLimits[name] };
}
