import { defineBlock, textSchema, z } from '#schema';

/** What treatments cost: a table with a part for each group. */
export const priceTable = defineBlock(
  'price-table',
  z.strictObject({
    heading: textSchema,
    lead: textSchema.optional(),
    /** ISO 4217. */
    currency: z.string().length(3),
    columns: z.strictObject({ treatment: textSchema, duration: textSchema, price: textSchema }),
    /** What stands before a price that depends on the case. */
    from: textSchema,
    groups: z
      .array(
        z.strictObject({
          title: textSchema,
          rows: z
            .array(
              z.strictObject({
                treatment: textSchema,
                duration: textSchema,
                price: z.int().nonnegative(),
                /** Whether the price is where it begins. */
                isFrom: z.boolean().optional(),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    /** What holds for all prices, below the table. */
    note: textSchema.optional(),
  }),
);
