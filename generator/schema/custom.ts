import { z } from 'zod';
import { anchorId } from './names.ts';

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

export { z };
