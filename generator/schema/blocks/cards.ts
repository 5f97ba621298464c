import { z } from 'zod';
import { actionSchema } from '../action.ts';
import { anchorId, motifName } from '../names.ts';
import { textSchema } from '../text.ts';
import { section } from './section.ts';

/** All services of `spec/services.ts` as cards that lead to their pages. */
export const serviceCardsSchema = z.strictObject({ kind: z.literal('serviceCards'), ...section });

/** How cards are set. */
export const cardForms = ['stair', 'rows', 'windows', 'doors'] as const;

/** Cards with a title and a text, and optionally points and a link each. */
export const cardsSchema = z.strictObject({
  kind: z.literal('cards'),
  ...section,
  /**
   * How the cards are set. `stair`: two columns, the second a step lower (default). `rows`: one line each, the title
   * at the left. `windows`: a grid of panes, four columns for an odd number of cards, three for an even one;
   * the heading takes the panes that the cards leave. `doors`: few large panels side by side, each a choice that
   * leads somewhere.
   */
  form: z.enum(cardForms).optional(),
  items: z
    .array(
      z.strictObject({
        /** A few letters above the title, such as an authority's initials. */
        mark: textSchema.optional(),
        title: textSchema,
        text: textSchema,
        /** A second paragraph with what the first leaves open. */
        details: textSchema.optional(),
        points: z.array(textSchema).optional(),
        motif: motifName.optional(),
        action: actionSchema.optional(),
      }),
    )
    .min(1),
  /** What a visitor may do after the cards. */
  actions: z.array(actionSchema).optional(),
});

/** A list of what is included, each item with a tick. */
export const checklistSchema = z.strictObject({
  kind: z.literal('checklist'),
  ...section,
  items: z.array(textSchema).min(1),
});

/** Steps, one after the other; numbered unless they carry marks of their own. */
export const stepsSchema = z.strictObject({
  kind: z.literal('steps'),
  ...section,
  items: z
    .array(
      z.strictObject({
        /** What stands in place of the number, such as a grade: `G1`. */
        mark: textSchema.optional(),
        title: textSchema,
        text: textSchema,
        points: z.array(textSchema).optional(),
      }),
    )
    .min(2),
});

/** Values, benefits or reasons, with highlights and what to do next. */
export const valuesSchema = z.strictObject({
  kind: z.literal('values'),
  ...section,
  items: z.array(z.strictObject({ title: textSchema, text: textSchema })).min(1),
  /** A figure or a short claim with its explanation. */
  highlights: z.array(z.strictObject({ title: textSchema, text: textSchema })).optional(),
  actions: z.array(actionSchema).optional(),
});

/** Areas with a quick navigation to each and a list of what is often asked for. */
export const topicsSchema = z.strictObject({
  kind: z.literal('topics'),
  ...section,
  /** What the quick navigation is called. */
  navigation: textSchema,
  /** The heading above each area's list. */
  listHeading: textSchema,
  items: z
    .array(z.strictObject({ id: anchorId, title: textSchema, text: textSchema, services: z.array(textSchema).min(1) }))
    .min(1),
});

/** Questions with their answers. Also becomes structured data for search engines. */
export const faqSchema = z.strictObject({
  kind: z.literal('faq'),
  ...section,
  items: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
});

export type ServiceCards = z.infer<typeof serviceCardsSchema>;
export type Cards = z.infer<typeof cardsSchema>;
export type Checklist = z.infer<typeof checklistSchema>;
export type Steps = z.infer<typeof stepsSchema>;
export type Values = z.infer<typeof valuesSchema>;
export type Topics = z.infer<typeof topicsSchema>;
export type Faq = z.infer<typeof faqSchema>;

/** All services as cards. */
export const serviceCards = (block: Omit<ServiceCards, 'kind'>): ServiceCards => ({ kind: 'serviceCards', ...block });
/** Cards with a title and a text. */
export const cards = (block: Omit<Cards, 'kind'>): Cards => ({ kind: 'cards', ...block });
/** A list of what is included. */
export const checklist = (block: Omit<Checklist, 'kind'>): Checklist => ({ kind: 'checklist', ...block });
/** Steps, numbered or with marks. */
export const steps = (block: Omit<Steps, 'kind'>): Steps => ({ kind: 'steps', ...block });
/** Values, benefits or reasons. */
export const values = (block: Omit<Values, 'kind'>): Values => ({ kind: 'values', ...block });
/** Areas with a quick navigation. */
export const topics = (block: Omit<Topics, 'kind'>): Topics => ({ kind: 'topics', ...block });
/** Questions and answers. */
export const faq = (block: Omit<Faq, 'kind'>): Faq => ({ kind: 'faq', ...block });
