import { z } from 'zod';
import { anchorId } from '../names.ts';

/** The shapes of the kinds that the spec defines itself, by the name of their folder. */
const contents = new Map<string, z.ZodType>();

/** A block of a kind that the spec defines itself, with `defineBlock`. Its folder, `blocks/<name>/` of the spec, draws it. */
export const customSchema = z
  .strictObject({
    kind: z.literal('custom'),
    /** The kind's name, which is that of its folder. */
    block: z.string(),
    /** What the kind's own schema describes. */
    content: z.looseObject({ id: anchorId.optional() }),
  })
  .superRefine(({ block, content }, context) => {
    const schema = contents.get(block);
    if (!schema) {
      context.addIssue({ code: 'custom', path: ['block'], message: `No block is called "${block}". Define it with defineBlock.` });
      return;
    }
    for (const { path, ...issue } of schema.safeParse(content).error?.issues ?? []) {
      context.issues.push({ ...issue, path: ['content', ...path], input: content } as z.core.$ZodRawIssue);
    }
  });
export type Custom = z.infer<typeof customSchema>;

/** The helper that makes blocks of a kind of the spec's own, with what its component is told. */
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
export const defineBlock = <Schema extends z.ZodObject>(name: string, schema: Schema): CustomBlock<z.input<Schema>> => {
  contents.set(name, schema.extend({ id: anchorId.optional() }));
  return (content) => ({ kind: 'custom', block: name, content });
};

export { z };
