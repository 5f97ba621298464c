import { z } from 'zod';
import { anchorId } from '../names.ts';
import { textSchema } from '../text.ts';
import { section } from './section.ts';

const stars = z.int().min(1).max(5);

/** Figures with what they mean. */
export const statsSchema = z.strictObject({
  kind: z.literal('stats'),
  ...section,
  items: z
    .array(
      z.strictObject({
        /** The figure, e.g. `+{{companies}}`. */
        value: textSchema,
        label: textSchema,
      }),
    )
    .min(2),
});

/** Case studies: what was done for whom, and what came of it. */
export const casesSchema = z.strictObject({
  kind: z.literal('cases'),
  ...section,
  items: z
    .array(
      z.strictObject({
        /** The case's key and its fragment in the address. */
        id: anchorId,
        sector: textSchema,
        title: textSchema,
        company: textSchema,
        description: textSchema,
        /** One to five stars. */
        rating: stars,
        results: z.array(textSchema).min(1),
      }),
    )
    .min(1),
});

/** What clients say. */
export const quotesSchema = z.strictObject({
  kind: z.literal('quotes'),
  ...section,
  /** Said of each quotation, e.g. that it is a representative example. */
  flag: textSchema,
  items: z
    .array(
      z.strictObject({
        text: textSchema,
        /** Who says it: a role and a kind of company, no invented name. */
        author: textSchema,
        rating: stars,
      }),
    )
    .min(1),
});

export type Stats = z.infer<typeof statsSchema>;
export type Cases = z.infer<typeof casesSchema>;
export type Quotes = z.infer<typeof quotesSchema>;

/** Figures with what they mean. @example stats({ heading: …, items: [{ value: …, label: … }] }) */
export const stats = (block: Omit<Stats, 'kind'>): Stats => ({ kind: 'stats', ...block });
/** Case studies. */
export const cases = (block: Omit<Cases, 'kind'>): Cases => ({ kind: 'cases', ...block });
/** What clients say. */
export const quotes = (block: Omit<Quotes, 'kind'>): Quotes => ({ kind: 'quotes', ...block });
