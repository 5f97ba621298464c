import { z } from 'zod';
import { mostInTitle, snippetLimits } from '../check/pages.ts';
import { localesOf, isText } from '../compile/text.ts';
import { alternative, valueAt } from '../read/shape.ts';
import * as schemas from '../schema/index.ts';
import type { SiteSpec } from '../schema/index.ts';
import * as names from '../schema/names.ts';
import type { Input, Choice, FieldInput, Json, NameKind } from './contract.ts';

/** The schemas of names accept any string at run time, so only their object identity shows what they refer to. */
const nameKinds = new Map<unknown, NameKind>([
  [names.pageName, 'page'],
  [names.destinationName, 'destination'],
  [names.messageName, 'message'],
  [names.formName, 'form'],
  [names.calendarName, 'calendar'],
  [names.motifName, 'motif'],
  [names.serviceName, 'service'],
  [names.errorName, 'error'],
  [names.tableName, 'table'],
  [names.localeName, 'language'],
]);

/** The names of a kind that a spec declares. */
function namesOf(
  { routes, messages, forms, articles, firm, brand, errors, services, tables, locales }: SiteSpec,
  kind: NameKind,
) {
  const slugs = (articles?.entries ?? []).map(({ slug }) => [slug, true]);
  return Object.keys(
    {
      page: routes.pages,
      destination: { ...routes.pages, ...routes.unavailable },
      message: messages,
      form: forms,
      article: Object.fromEntries(slugs) as object,
      calendar: firm.bookings,
      motif: brand.motifs,
      service: services,
      error: errors,
      table: tables,
      language: locales.all,
    }[kind],
  );
}

/** The schema inside `optional()` and `default()`. */
function withoutOptional(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? withoutOptional(schema.unwrap()) : schema;
}

/** The input for a schema. A union without a discriminator uses the alternative of the current value, or a text. */
export function inputFor(spec: SiteSpec, optionalSchema: unknown, value?: unknown): Input {
  const schema = withoutOptional(optionalSchema);
  if (schema === schemas.textSchema || schema === schemas.localizedTextSchema) return { type: 'text' };
  if (schema === schemas.imageSchema) return { type: 'image' };
  const kind = nameKinds.get(schema);
  if (kind) return { type: 'option', options: namesOf(spec, kind), of: kind };
  if (schema instanceof z.ZodISODate) return { type: 'date' };
  if (schema === schemas.timeOfDay) return { type: 'time' };
  if (schema instanceof z.ZodString) return string(schema);
  if (schema instanceof z.ZodNumber)
    return { type: 'number', ...(schema.isInt && { whole: true }), ...limitsOf(schema, schema.isInt) };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  if (schema instanceof z.ZodEnum) return { type: 'option', options: schema.options as Json[] };
  if (schema instanceof z.ZodLiteral) return { type: 'constant', value: [...schema.values][0] as Json };
  if (schema instanceof z.ZodArray) return { type: 'list', item: inputFor(spec, schema.element), ...limitsOf(schema) };
  if (schema instanceof z.ZodRecord) return record(spec, schema, value);
  // A body that is a single text is equivalent to one HTML part.
  if (schema === schemas.articleBodySchema)
    return { type: 'list', item: inputFor(spec, schemas.articlePartSchema), min: 1 };
  if (schema instanceof z.ZodObject) return { type: 'object', fields: fieldInputs(spec, schema, value) };
  if (schema instanceof z.ZodDiscriminatedUnion) return choice(spec, schema);
  return schema instanceof z.ZodUnion ? union(spec, schema, value) : { type: 'other' };
}

function limitsOf(schema: z.ZodType, isInt = false): { min?: number; max?: number } {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const above = typeof json.exclusiveMinimum === 'number' ? json.exclusiveMinimum + (isInt ? 1 : 0) : undefined;
  const min = json.minItems ?? json.minLength ?? json.minimum ?? above;
  const max = json.maxItems ?? json.maxLength ?? json.maximum;
  // zod gives an unbounded integer the limits of JavaScript's safe integers.
  return {
    ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
    ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
  };
}

function string(schema: z.ZodString): Input {
  const { pattern } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const { max } = limitsOf(schema);
  // Parse a string that no pattern accepts, to get the message.
  const message = pattern && schema.safeParse('\u0000').error?.issues[0]?.message;
  return {
    type: 'string',
    ...(pattern && { pattern }),
    ...(message && { message }),
    ...(max !== undefined && { max }),
  };
}

/** With a value, an object with a field for each of its entries; otherwise a record. */
function record(spec: SiteSpec, { valueType }: z.ZodRecord, value: unknown): Input {
  if (typeof value !== 'object' || value === null) return { type: 'record', item: inputFor(spec, valueType) };
  const fields = Object.entries(value).map(([name, inner]) => ({
    name,
    input: inputFor(spec, valueType, inner),
    required: true,
  }));
  return { type: 'object', fields };
}

function union(spec: SiteSpec, schema: z.ZodUnion, value: unknown): Input {
  const options = schema.options
    .map(withoutOptional)
    .flatMap((option) => (option instanceof z.ZodDiscriminatedUnion ? option.options.map(withoutOptional) : [option]));
  if (options.every((option) => option instanceof z.ZodLiteral))
    return { type: 'option', options: options.flatMap((option) => [...option.values] as Json[]) };
  if (typeof value === 'number' || typeof value === 'string') {
    const scalar = options.find((option) =>
      option instanceof z.ZodString || option instanceof z.ZodNumber ? option.safeParse(value).success : false,
    );
    if (scalar) return inputFor(spec, scalar);
  }
  const isWords = value === undefined || isText(value, localesOf(spec));
  const chosen = isWords
    ? options.find((option) => option === schemas.textSchema || option === schemas.localizedTextSchema)
    : alternative(options, value, spec);
  return chosen ? inputFor(spec, chosen, value) : { type: 'other' };
}

function choice(spec: SiteSpec, schema: z.ZodDiscriminatedUnion): Input {
  const by = schema._zod.def.discriminator;
  const isBlocks = schema.options.some((option) => option === schemas.customSchema);
  const choices = schema.options.flatMap((wrapped): Choice[] => {
    const option = withoutOptional(wrapped);
    if (!(option instanceof z.ZodObject) || option === schemas.customSchema) return [];
    const tag: unknown = option.shape[by];
    const value = tag instanceof z.ZodLiteral ? String([...tag.values][0]) : '';
    if (isBlocks) return [{ value, fields: [] }];
    const fields = fieldInputs(spec, option).filter(({ name }) => name !== by);
    const studio = schema === schemas.fieldSchema ? schemas.fieldTraits({ control: value as never }).studio : undefined;
    if (!studio) return [{ value, fields }];
    const { place, presets } = studio;
    return [{ value, fields, offer: { place, ...(presets && { presets }) } }];
  });
  return { type: 'choice', by, choices };
}

/** The fields of an object in schema order. A `kind` with only one possible value is a constant. */
function fieldInputs(spec: SiteSpec, schema: z.ZodObject, value?: unknown): FieldInput[] {
  return Object.entries(schema.shape as Record<string, unknown>).map(([name, field]) => {
    const inner = valueAt(value, [name]);
    const input = special(spec, schema, name, inner) ?? inputFor(spec, field, inner);
    const required = !(field instanceof z.ZodOptional || field instanceof z.ZodDefault);
    return { name, input, required };
  });
}

/** Fields whose rules are stricter than their schema. */
function special(spec: SiteSpec, schema: z.ZodObject, name: string, value: unknown): Input | undefined {
  if (schema === schemas.pageActionSchema && name === 'article')
    return { type: 'option', options: namesOf(spec, 'article'), of: 'article' };
  if (schema === schemas.pageActionSchema && name === 'alias')
    return { type: 'option', options: Object.values(spec.routes.pages).flatMap(({ aliases = [] }) => aliases) };
  if (schema === schemas.htmlPartSchema && name === 'html') return { type: 'text', html: true };
  if (schema === schemas.articleEntrySchema && name === 'sharePicture' && value === undefined) return { type: 'image' };
  const categories = Object.keys(spec.articles?.categories ?? {});
  if (schema === schemas.articleEntrySchema && name === 'category' && typeof (value ?? categories[0]) === 'string')
    return { type: 'option', options: categories };
  if (schema !== schemas.pageSchema && schema !== schemas.articleEntrySchema) return undefined;
  if (name !== 'title' && name !== 'description') return undefined;
  return { type: 'text', max: name === 'title' ? mostInTitle(spec) : snippetLimits[name] };
}
