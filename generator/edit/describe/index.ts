import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { SpecPath } from '../../diagnostics/diagnostic.ts';
import { schemaAt, valueAt } from '../../read/shape.ts';
import * as schemas from '../../schema/index.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { Input, FormDescription, FormSubject } from '../contract.ts';
import { EditError } from '../edit-error.ts';
import { isKind } from '../print.ts';
import type { EditedSite } from '../site.ts';
import { inputFor } from './input.ts';
import { Sampler } from './sample.ts';

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
