import { dirname, join } from 'node:path';
import type { z } from 'zod';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import { schemaAt, valueAt } from '../../read/shape.ts';
import * as schemas from '../../schema/index.ts';
import type { Input, FormDescription, FormSubject, Json } from '../contract.ts';
import { EditError } from '../edit-error.ts';
import type { EditedSite } from '../site.ts';
import { inputFor } from './input.ts';
import type { DescribeContext } from './input.ts';
import { SchemaDocs } from './docs.ts';
import { Sampler } from './sample.ts';

const entries = {
  page: schemas.pageSchema,
  route: schemas.routeSchema,
  redirect: schemas.redirectSchema,
  article: schemas.articleEntrySchema,
  service: schemas.serviceSchema,
  action: schemas.actionSchema,
  question: schemas.kinds.faq.schema.shape.items.element,
};

const alias: Input = {
  type: 'string',
  pattern: '^/[a-z0-9/-]+$',
  message: 'A path begins with a slash and has lower-case letters, digits and hyphens.',
};

interface Described {
  readonly input: Input;
  readonly description?: string | undefined;
}

function isKind(kind: string): kind is keyof typeof schemas.kinds {
  return kind in schemas.kinds;
}

/** Describes a form for a part of the spec, from its schema: fields, limits, options, doc comments and a sample value. */
export async function schemaOf(site: EditedSite, question: FormSubject): Promise<FormDescription> {
  const sources = site.drafts();
  const read = await site.read(sources);
  if (!read.ok)
    throw new EditError(
      'edit/broken',
      'The spec has a mistake. Fix it in an editor first.',
      read.problems[0]?.location,
    );
  const context: DescribeContext = { spec: read.spec, docs: SchemaDocs.read(sources, dirname(site.entry)) };
  const { input, description } = describeSubject(context, question);
  const content = new Sampler(read.spec).sample(input, question.of === 'alias' ? 'path' : question.of);
  const sample = question.of === 'block' && content !== undefined ? blockOf(question.kind, content) : content;
  return { input, ...(description !== undefined && { description }), ...(sample !== undefined && { sample }) };
}

/** A block of a kind, as the spec exports it. */
function blockOf(kind: string, content: Json): Json {
  return isKind(kind) ? { kind, ...(content as object) } : { kind: 'custom', block: kind, content };
}

/** The kinds of blocks that a page can have, those that the spec defines last, each with its doc comment. */
export async function blockKinds(
  site: EditedSite,
): Promise<{ readonly kind: string; readonly description?: string }[]> {
  const sources = site.drafts();
  await site.read(sources);
  const folder = dirname(site.entry);
  const docs = SchemaDocs.read(sources, folder);
  // A kind that was removed from the spec stays defined in this process.
  const own = schemas
    .customKinds()
    .filter((kind) => sources.read(join(folder, 'blocks', kind, 'schema.ts')) !== undefined);
  return [...Object.keys(schemas.kinds), ...own].map((kind) => {
    const description = docs.ofConstant(constantOf(kind));
    return { kind, ...(description !== undefined && { description }) };
  });
}

/** The constant that defines a kind: `priceList` for `price-list`. */
function constantOf(kind: string): string {
  return kind.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function describeSubject(context: DescribeContext, question: FormSubject): Described {
  if (question.of === 'place') return { input: inputAt(context, question.at) };
  if (question.of === 'block') return block(context, question.kind);
  if (question.of === 'alias') return { input: alias };
  const schema: z.ZodType = entries[question.of];
  const [constant] = Object.entries(schemas).find(([, exported]) => exported === schema) ?? [];
  return { input: inputFor(context, schema), description: constant && context.docs.ofConstant(constant) };
}

function block({ spec, docs }: DescribeContext, kind: string): Described {
  const schema = isKind(kind) ? schemas.kinds[kind].schema : schemas.contentOf(kind);
  if (!schema) throw new EditError('edit/gone', `There is no kind of block "${kind}".`);
  const input = inputFor({ spec, docs: docs.from(constantOf(kind)) }, schema);
  return {
    input: input.type === 'object' ? { ...input, fields: input.fields.filter(({ name }) => name !== 'kind') } : input,
    description: docs.ofConstant(constantOf(kind)),
  };
}

function inputAt(context: DescribeContext, at: SpecPath): Input {
  const { spec } = context;
  const last = at.findLastIndex((step) => step === 'blocks') + 2;
  const found =
    last > 1 && last <= at.length
      ? (valueAt(spec, at.slice(0, last)) as { readonly kind: string; readonly block?: string } | undefined)
      : undefined;
  if (!found) return inputFor(context, schemaAt(at, spec), valueAt(spec, at));
  const inside = found.block === undefined ? last : last + 1;
  const steps = at.slice(inside);
  return steps.reduce<Input>(
    (input, step, index) => within(input, step, valueAt(spec, at.slice(0, inside + index))),
    block(context, found.block ?? found.kind).input,
  );
}

function within(input: Input, step: string | number, value: unknown): Input {
  if (input.type === 'list' || input.type === 'record') return input.item;
  const fields =
    input.type === 'object'
      ? input.fields
      : input.type === 'choice'
        ? input.choices.find((one) => one.value === valueAt(value, [input.by]))?.fields
        : undefined;
  return fields?.find(({ name }) => name === step)?.input ?? { type: 'other' };
}
