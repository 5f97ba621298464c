import { dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import { schemaAt, valueAt } from '../../read/shape.ts';
import * as schemas from '../../schema/index.ts';
import type { Asked, FormDescription, FormQuestion, Json } from '../contract.ts';
import { CannotEdit } from '../refusal.ts';
import type { EditedSite } from '../site.ts';
import { askedBy } from './asked.ts';
import type { Describing } from './asked.ts';
import { documented } from './docs.ts';
import { Sampler } from './sample.ts';

/** What the entries are described by that have a file of their own in `generator/schema/`. */
const entries: Readonly<Record<string, readonly [file: string, name: string, schema: z.ZodType]>> = {
  page: ['page', 'pageSchema', schemas.pageSchema],
  route: ['route', 'routeSchema', schemas.routeSchema],
  redirect: ['route', 'redirectSchema', schemas.redirectSchema],
  article: ['article', 'articleEntrySchema', schemas.articleEntrySchema],
  service: ['service', 'serviceSchema', schemas.serviceSchema],
  action: ['action', 'actionSchema', schemas.actionSchema],
};

function isKind(kind: string): kind is keyof typeof schemas.kinds {
  return kind in schemas.kinds;
}

/** Describes what a form has to ask for, by the schema: fields, limits, what can be chosen, what comments say, and a value to begin with. */
export async function schemaOf(site: EditedSite, question: FormQuestion): Promise<FormDescription> {
  const sources = site.drafts();
  const read = await site.read(sources);
  if (!read.ok)
    throw new CannotEdit(
      'edit/broken',
      'The spec has a mistake. Put it right in an editor first.',
      read.problems[0]?.location,
    );
  const context: Describing = { spec: read.spec, sources };
  const { asks, says, kind } = described(context, site, question);
  const inside = new Sampler(read.spec).sample(asks, question.of === 'alias' ? 'path' : question.of);
  const sample =
    inside === undefined
      ? undefined
      : kind === undefined
        ? inside
        : isKind(kind)
          ? { kind, ...(inside as object) }
          : { kind: 'custom', block: kind, content: inside };
  return { asks, ...(says !== undefined && { says }), ...(sample !== undefined && { sample }) };
}

/** The kinds of blocks that a page can have, those of the spec's own last, each with what it is for. */
export async function blockKinds(site: EditedSite): Promise<{ readonly kind: string; readonly says?: string }[]> {
  const sources = site.drafts();
  await site.read(sources);
  // A kind that was removed from the spec stays defined in this process.
  const own = schemas.customKinds().filter((kind) => sources.read(ownSchema(site, kind)) !== undefined);
  return [...Object.keys(schemas.kinds), ...own].map((kind) => {
    const { says } = blockDocs({ sources }, site, kind);
    return { kind, ...(says !== undefined && { says }) };
  });
}

function blockDocs(
  { sources }: Pick<Describing, 'sources'>,
  site: EditedSite,
  kind: string,
): ReturnType<typeof documented> {
  if (isKind(kind)) return documented(sources, `site/blocks/${kind}/schema.ts`, kind);
  const name = kind.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return documented(sources, relative(site.project, ownSchema(site, kind)).replaceAll('\\', '/'), name);
}

/** Where the spec defines a kind of its own. */
function ownSchema(site: EditedSite, kind: string): string {
  return join(dirname(site.entry), 'blocks', kind, 'schema.ts');
}

interface Described {
  readonly asks: Asked;
  readonly says?: string;
  /** The kind of block that it is. */
  readonly kind?: string;
}

function described(context: Describing, site: EditedSite, question: FormQuestion): Described {
  if (question.of === 'place') return { asks: askedAt(context, site, question.at) };
  if (question.of === 'block') return block(context, site, question.kind);
  if (question.of === 'alias')
    return {
      asks: {
        type: 'string',
        pattern: '^/[a-z0-9/-]+$',
        says: 'A path begins with a slash and has lower-case letters, digits and hyphens.',
      },
    };
  if (question.of === 'question') {
    const { items } = schemas.kinds.faq.schema.shape;
    return { asks: askedBy(context, items.element, undefined) };
  }
  const entry = entries[question.of];
  if (!entry) throw new Error(`nothing is known of ${question.of}`);
  const [file, name, schema] = entry;
  const { at, ...says } = documented(context.sources, `generator/schema/${file}.ts`, name);
  return { asks: askedBy(context, schema, at), ...says };
}

function block(context: Describing, site: EditedSite, kind: string): Described {
  const schema = isKind(kind) ? schemas.kinds[kind].schema : schemas.contentOf(kind);
  if (!schema) throw new CannotEdit('edit/gone', `There is no kind of block "${kind}".`);
  const { at, ...says } = blockDocs(context, site, kind);
  const asks = askedBy(context, schema, at);
  return {
    asks: asks.type === 'object' ? { ...asks, fields: asks.fields.filter(({ name }) => name !== 'kind') } : asks,
    ...says,
    kind,
  };
}

/** What is asked for at a place. What is in a block is described by its kind, comments included. */
function askedAt(context: Describing, site: EditedSite, at: SpecPath): Asked {
  const last = at.findLastIndex((step) => step === 'blocks') + 2;
  const found =
    last > 1 && last <= at.length
      ? (valueAt(context.spec, at.slice(0, last)) as { readonly kind: string; readonly block?: string } | undefined)
      : undefined;
  if (!found) return askedBy(context, schemaAt(at, context.spec), undefined, valueAt(context.spec, at));
  const inside = found.block === undefined ? last : last + 1;
  let asks = block(context, site, found.block ?? found.kind).asks;
  for (const [index, step] of at.slice(inside).entries())
    asks = within(asks, step, valueAt(context.spec, at.slice(0, inside + index)) as Json);
  return asks;
}

function within(asks: Asked, step: string | number, value: Json): Asked {
  if (asks.type === 'list') return asks.item;
  if (asks.type === 'record') return asks.item;
  const fields =
    asks.type === 'object'
      ? asks.fields
      : asks.type === 'choice'
        ? asks.choices.find((one) => one.value === (value as Readonly<Record<string, Json>>)[asks.by])?.fields
        : undefined;
  return fields?.find(({ name }) => name === step)?.asks ?? { type: 'other' };
}
