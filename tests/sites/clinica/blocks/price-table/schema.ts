import { defineBlock, textSchema, z } from '#schema';

/** What treatments cost, as a table. */
export const priceTable = defineBlock(
  'price-table',
  z.strictObject({
    heading: textSchema,
    /** ISO 4217. */
    currency: z.string().length(3),
    columns: z.strictObject({ treatment: textSchema, price: textSchema }),
    /** What stands before a price that depends on the case. */
    from: textSchema,
    rows: z
      .array(z.strictObject({ treatment: textSchema, price: z.int().nonnegative(), isFrom: z.boolean().optional() }))
      .min(1),
    /** What holds for all prices, below the table. */
    note: textSchema.optional(),
  }),
);
