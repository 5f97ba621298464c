import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { schemaAt, valueAt } from '../read/shape.ts';
import * as schemas from '../schema/index.ts';
import type { SiteSpec } from '../schema/index.ts';
import { idsOf, pagesOf } from '../compile/walk.ts';
import {
  type Input,
  type FormDescription,
  type FormSubject,
  EditError,
  type FieldInput,
  type Json,
  type JsonObject,
} from './contract.ts';
import { isKind } from './print.ts';
import type { EditedSite } from './site.ts';
import { inputFor } from './input.ts';

const aliasSchema = z
  .string()
  .regex(/^\/[a-z0-9/-]+$/, 'A path begins with a slash and has lower-case letters, digits and hyphens.');

const entries = {
  page: schemas.pageSchema,
  route: schemas.routeSchema,
  redirect: schemas.redirectSchema,
  article: schemas.articleEntrySchema,
  alias: aliasSchema,
};

/** Derives a form for a part of the spec from its schema: fields, limits, options and a sample value. */
export async function schemaOf(site: EditedSite, subject: FormSubject): Promise<FormDescription> {
  const read = await site.read(site.drafts());
  if (!read.ok)
    throw new EditError(
      'edit/broken',
      'The spec has a mistake. Fix it in an editor first.',
      read.problems[0]?.location,
    );
  const { spec } = read;
  const input = inputOf(spec, subject);
  if (subject.of !== 'block') return { input };
  const { kind } = subject;
  const content = new Sampler(spec).sample(input);
  if (content === undefined) return { input };
  return {
    input,
    sample: isKind(kind) ? { kind, ...(content as object) } : { kind: 'custom', block: kind, content },
  };
}

/** The kinds of blocks that a page can contain; custom kinds of the spec come last. */
export async function blockKinds(site: EditedSite): Promise<string[]> {
  const drafts = site.drafts();
  await site.read(drafts);
  // A custom kind that was removed from the spec is still registered in this process.
  const custom = schemas
    .customKinds()
    .filter((kind) => drafts.read(join(dirname(site.entry), 'blocks', kind, 'schema.ts')) !== undefined);
  return [...Object.keys(schemas.kinds), ...custom];
}

function inputOf(spec: SiteSpec, subject: FormSubject): Input {
  if (subject.of === 'place') return inputAt(spec, subject.at);
  return subject.of === 'block' ? blockInput(spec, subject.kind) : inputFor(spec, entries[subject.of]);
}

function blockInput(spec: SiteSpec, kind: string): Input {
  const schema = isKind(kind) ? schemas.kinds[kind].schema : schemas.contentOf(kind);
  if (!schema) throw new EditError('edit/gone', `There is no kind of block "${kind}".`);
  const input = inputFor(spec, schema);
  return input.type === 'object' ? { ...input, fields: input.fields.filter(({ name }) => name !== 'kind') } : input;
}

function inputAt(spec: SiteSpec, at: SpecPath): Input {
  const last = at.findLastIndex((step) => step === 'blocks') + 2;
  const block =
    last > 1 && last <= at.length
      ? (valueAt(spec, at.slice(0, last)) as { readonly kind: string; readonly block?: string } | undefined)
      : undefined;
  if (!block) return inputFor(spec, schemaAt(at, spec), valueAt(spec, at));
  // The content of a custom block is one level deeper.
  const inside = block.block === undefined ? last : last + 1;
  return at
    .slice(inside)
    .reduce<Input>(
      (input, step, index) => within(input, step, valueAt(spec, at.slice(0, inside + index))),
      blockInput(spec, block.block ?? block.kind),
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

/** Placeholder text. The release check rejects it. */
const words = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit';
/** The names of properties with short texts. */
const short =
  /^(?:heading|title|label|eyebrow|mark|value|category|author|question|name|role|sector|company|navigation|listHeading|flag)$/;

/** Creates a valid value with only the required properties; `undefined` if one of them has no possible value. */
class Sampler {
  readonly #spec: SiteSpec;
  readonly #ids = new Set<string>();

  constructor(spec: SiteSpec) {
    this.#spec = spec;
    for (const page of pagesOf(spec)) for (const { value } of idsOf(page)) this.#ids.add(value);
  }

  sample(input: Input, name = ''): Json | undefined {
    switch (input.type) {
      case 'text':
        return this.#text(name, input.html === true);
      case 'string':
        return this.#string(input, name);
      case 'date':
        return '2024-01-15';
      case 'time':
        return '09:00';
      case 'number':
        return input.min ?? 1;
      case 'boolean':
        return true;
      case 'option':
        return input.of === 'page' || input.of === 'destination' ? this.#spec.routes.home : input.options[0];
      case 'constant':
        return input.value;
      case 'list':
        return this.#list(input, name);
      case 'object':
        return this.#object(input.fields);
      case 'choice': {
        const [first] = input.choices;
        const fields = first && this.#object(first.fields);
        return fields && { [input.by]: first.value, ...fields };
      }
      case 'record':
        return {};
      default:
        return undefined;
    }
  }

  #string({ pattern, max }: Extract<Input, { type: 'string' }>, name: string): string {
    if (name === 'id') return this.#id();
    if (name === 'url') return 'https://lorem-ipsum.example/';
    return (pattern === undefined ? 'lorem' : 'lorem-ipsum').slice(0, max);
  }

  #text(name: string, html = false): Json {
    const text = short.test(name) ? words.slice(0, 11) : `${words}.`;
    return Object.fromEntries(
      Object.keys(this.#spec.locales.all).map((locale) => [locale, html ? `<p>${text}</p>` : text]),
    );
  }

  #id(): string {
    for (let number = 1; ; number += 1) {
      const id = `lorem-${number}`;
      if (!this.#ids.has(id)) return (this.#ids.add(id), id);
    }
  }

  #list({ item, min = 1 }: Extract<Input, { type: 'list' }>, name: string): Json | undefined {
    if (item.type === 'choice' && item.choices.every(({ fields }) => fields.length === 0))
      return [{ kind: 'statement', heading: this.#text('heading'), paragraphs: [this.#text('')] }];
    const items = Array.from({ length: Math.max(1, min) }, () => this.sample(item, name));
    return items.every((one) => one !== undefined) ? (items as Json[]) : undefined;
  }

  #object(fields: readonly FieldInput[]): JsonObject | undefined {
    const entries = fields
      .filter(({ required }) => required)
      .map(({ name, input }) => [name, this.sample(input, name)] as const);
    if (entries.some(([, value]) => value === undefined)) return undefined;
    const object = Object.fromEntries(entries) as Record<string, Json>;
    const { panels } = object;
    // `initial` has to name an existing panel.
    if ('initial' in object && Array.isArray(panels)) object['initial'] = (panels[0] as { readonly id: string }).id;
    return object;
  }
}
