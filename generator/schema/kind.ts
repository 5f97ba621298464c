/** The building blocks of block schemas: each kind's `schema.ts` in `site/blocks/` imports from here. */
import { z } from 'zod';
import type { PlaceName } from '../../site/pictures/places.ts';
import type { OptionalInterfaceKey } from './message.ts';
import { anchorId } from './names.ts';
import { textSchema } from './text.ts';

export { z } from 'zod';
export { actionSchema, pageActionSchema, urlActionSchema } from './action.ts';
export { articleBodySchema, authorSchema } from './article.ts';
export { day } from './formats.ts';
export { imageSchema } from './image.ts';
export { spokenLanguage } from './locale.ts';
export { anchorId, calendarName, formName, motifName, serviceName } from './names.ts';
export { localizedTextSchema, nonBlank, textSchema } from './text.ts';

/** Anchor and heading of a part of a page. */
export const titled = { id: anchorId.optional(), heading: textSchema };
/** The common properties of a section: anchor, heading and lead. */
export const section = { ...titled, lead: textSchema.optional() };

/** A list of objects with these fields. */
export function listOf<Shape extends z.core.$ZodLooseShape>(fields: Shape) {
  return z.array(z.strictObject(fields));
}

type SchemaOf<Name extends string, Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  { kind: z.ZodLiteral<Name> } & Shape,
  z.core.$strict
>;

/** A block inside another one, with its path in the outer one. */
export interface InnerBlock<B> {
  readonly block: B;
  readonly path: readonly (string | number)[];
}

/** Traits of a kind of block. */
export interface Traits<Block> {
  /** The list whose entries each have an `id`, which fragments can point to. */
  readonly anchors?: keyof Block & string;
  /** Shows the form that its `form` names. */
  readonly showsForm?: true;
  /** The optional interface texts that it shows; a spec with such a block must define them. */
  readonly messages?: readonly OptionalInterfaceKey[];
  /** The place of its pictures, which determines their size. */
  readonly pictures?: PlaceName;
  /** The blocks inside it. */
  readonly inner?: (block: Block) => readonly InnerBlock<unknown>[];
}

/** A kind of block: the helper that pages call, with the schema of its result. */
export interface Kind<Name extends string, Shape extends z.core.$ZodLooseShape, T> {
  (block: Omit<z.infer<SchemaOf<Name, Shape>>, 'kind'>): z.infer<SchemaOf<Name, Shape>>;
  readonly schema: SchemaOf<Name, Shape>;
  readonly traits: T;
  /** The same kind with traits. */
  with<const Added extends Traits<z.infer<z.ZodObject<Shape>>>>(traits: Added): Kind<Name, Shape, Added>;
}

/**
 * Defines a kind of block of the engine, in `site/blocks/<name>/schema.ts`. `site/blocks/kinds.ts` lists it.
 *
 * @param name the name of the kind's folder
 */
export function defineKind<const Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  fields: Shape,
): Kind<Name, Shape, Record<never, never>> {
  const schema = z.strictObject({ kind: z.literal(name), ...fields }) as SchemaOf<Name, Shape>;
  type Made = z.infer<typeof schema>;
  const make = (block: Omit<Made, 'kind'>): Made => ({ kind: name, ...block }) as Made;
  return Object.assign(make, {
    schema,
    traits: {},
    with<const Added>(traits: Added) {
      return Object.assign(defineKind(name, fields), { traits });
    },
  });
}

/** The content schemas of the kinds that the spec defines itself, by the name of their folder. */
const contents = new Map<string, z.ZodType>();

/** The content schema of a kind that the spec defines itself. */
export function contentOf(block: string): z.ZodType | undefined {
  return contents.get(block);
}

export function customKinds(): string[] {
  return [...contents.keys()];
}

const shape = z.strictObject({
  kind: z.literal('custom'),
  /** The kind's name, which is that of its folder. */
  block: z.string(),
  /** The content, described by the kind's own schema. */
  content: z.looseObject({ id: anchorId.optional() }),
});

// Not a refinement: those do not receive the context, which contains the languages to validate texts with.
const CustomType = z.core.$constructor('CustomType', (inst: typeof shape, def: typeof shape._zod.def) => {
  z.ZodObject.init(inst, def);
  const { parse } = inst._zod;
  inst._zod.parse = (payload, context) => {
    const read = parse(payload, context);
    if (read instanceof Promise || read.issues.length > 0) return read;
    const { block, content } = read.value as z.infer<typeof shape>;
    const schema = contents.get(block);
    if (!schema) {
      read.issues.push({
        code: 'custom',
        path: ['block'],
        input: block,
        message: `There is no block "${block}". Define it with defineBlock.`,
        inst,
      });
      return read;
    }
    const found = schema._zod.run({ value: content, issues: [] }, context);
    if (found instanceof Promise)
      throw new Error(`The schema of the block "${block}" is asynchronous; blocks are validated synchronously.`);
    read.issues.push(...z.core.util.prefixIssues('content', found.issues));
    // Parsing completes texts of partial languages.
    (read.value as { content: unknown }).content = found.value;
    return read;
  };
});

/** A block of a kind that the spec defines itself, with `defineBlock`, and draws in the folder `blocks/<name>/`. */
export const customSchema = new CustomType(shape._zod.def);
export type Custom = z.infer<typeof customSchema>;

/** The helper that makes a block of a custom kind from its content. */
export interface CustomBlock<Content extends object> {
  (content: Content & { id?: string }): Custom;
  /** The content's type, for `CustomProps`. */
  readonly content?: Content & { id?: string };
}

/**
 * Defines a kind of block for this spec alone, in `blocks/<name>/schema.ts`. The default export of `component.tsx` in
 * the same folder draws it, and `styles.css` there styles it.
 *
 * @example export const openingOffer = defineBlock('opening-offer', z.strictObject({ heading: textSchema, price: z.number() }));
 * @param name the name of the kind's folder
 */
export function defineBlock<Schema extends z.ZodObject>(name: string, schema: Schema): CustomBlock<z.input<Schema>> {
  contents.set(name, schema.extend({ id: anchorId.optional() }));
  return (content) => ({ kind: 'custom', block: name, content });
}
