import { z } from 'zod';
import { anchorId } from './names.ts';

/** The shapes of the kinds that the spec defines itself, by the name of their folder. */
const contents = new Map<string, z.ZodType>();

/** The schema of a kind that the spec defines itself. */
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

// A refinement does not receive the context, which has the languages that texts are validated with.
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
        message: `No block is called "${block}". Define it with defineBlock.`,
        inst,
      });
      return read;
    }
    const found = schema._zod.run({ value: content, issues: [] }, context);
    if (found instanceof Promise)
      throw new Error(`The schema of the block "${block}" is asynchronous; blocks are validated synchronously.`);
    read.issues.push(...z.core.util.prefixIssues('content', found.issues));
    return read;
  };
});

/** A block of a kind that the spec defines itself, with `defineBlock`. Its folder, `blocks/<name>/` of the spec, draws it. */
export const customSchema = new CustomType(shape._zod.def);
export type Custom = z.infer<typeof customSchema>;

/** The helper that makes blocks of a kind of the spec's own; takes its content. */
export interface CustomBlock<Content extends object> {
  (content: Content & { id?: string }): Custom;
  /** The content's type, for `CustomProps`. */
  readonly content?: Content & { id?: string };
}

/**
 * Defines a kind of block for this spec alone, in `blocks/<name>/schema.ts`. It is drawn by the default export of
 * `component.tsx` beside it, and styled by `styles.css` there.
 *
 * @example export const openingOffer = defineBlock('opening-offer', z.strictObject({ heading: textSchema, price: z.number() }));
 * @param name the name of the kind's folder
 */
export function defineBlock<Schema extends z.ZodObject>(name: string, schema: Schema): CustomBlock<z.input<Schema>> {
  contents.set(name, schema.extend({ id: anchorId.optional() }));
  return (content) => ({ kind: 'custom', block: name, content });
}

export { z };
