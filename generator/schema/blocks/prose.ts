import { z } from 'zod';
import { actionSchema, pageActionSchema } from '../action.ts';
import { anchorId } from '../names.ts';
import { textSchema, localizedTextSchema } from '../text.ts';

/** Running text under a heading: a history, an explanation. */
export const proseSchema = z.strictObject({
  kind: z.literal('prose'),
  id: anchorId.optional(),
  heading: textSchema,
  paragraphs: z.array(textSchema).min(1),
  /** A list after the paragraphs. */
  points: z.array(textSchema).optional(),
  actions: z.array(actionSchema).optional(),
});

/** Two texts that face each other, such as vision and mission. */
export const pairSchema = z.strictObject({
  kind: z.literal('pair'),
  id: anchorId.optional(),
  items: z.array(z.strictObject({ heading: textSchema, paragraphs: z.array(textSchema).min(1) })).length(2),
});

/** Groups of services; each service explains itself in a tooltip. */
export const groupsSchema = z.strictObject({
  kind: z.literal('groups'),
  id: anchorId.optional(),
  heading: textSchema,
  lead: textSchema.optional(),
  items: z
    .array(
      z.strictObject({
        title: textSchema,
        text: textSchema,
        services: z
          .array(
            z.strictObject({
              label: textSchema,
              /** One or two sentences that the tooltip shows. */
              tooltip: textSchema,
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** Small print at the foot of a page. */
export const disclaimerSchema = z.strictObject({
  kind: z.literal('disclaimer'),
  id: anchorId.optional(),
  heading: textSchema,
  paragraphs: z.array(textSchema).min(1),
  /** Links, such as to the privacy notice and the terms. */
  links: z.array(actionSchema).optional(),
});

/** An article of the blog. */
export const articleSchema = z.strictObject({
  kind: z.literal('article'),
  back: pageActionSchema,
  heading: textSchema,
  category: textSchema,
  /** The day of publication, `2024-01-15`. */
  date: z.iso.date(),
  author: textSchema,
  /**
   * The article as HTML. It is sanitised: headings, paragraphs, line breaks, strong, em, u, lists and links are
   * kept, everything else is taken out. Links are those of `body` in an article of the blog.
   */
  html: localizedTextSchema,
  /** What the share button says. It has no behaviour yet. */
  share: textSchema,
  actions: z.array(actionSchema).min(1),
});

export type Prose = z.infer<typeof proseSchema>;
export type Pair = z.infer<typeof pairSchema>;
export type Groups = z.infer<typeof groupsSchema>;
export type Disclaimer = z.infer<typeof disclaimerSchema>;
export type Article = z.infer<typeof articleSchema>;

/** Running text under a heading. */
export const prose = (block: Omit<Prose, 'kind'>): Prose => ({ kind: 'prose', ...block });
/** Two texts that face each other. */
export const pair = (block: Omit<Pair, 'kind'>): Pair => ({ kind: 'pair', ...block });
/** Groups of services with tooltips. */
export const groups = (block: Omit<Groups, 'kind'>): Groups => ({ kind: 'groups', ...block });
/** Small print. */
export const disclaimer = (block: Omit<Disclaimer, 'kind'>): Disclaimer => ({ kind: 'disclaimer', ...block });
/** An article of the blog. */
export const article = (block: Omit<Article, 'kind'>): Article => ({ kind: 'article', ...block });
