import {
  actionSchema,
  articleBodySchema,
  authorSchema,
  defineKind,
  pageActionSchema,
  textSchema,
  z,
} from '#schema/kind.ts';

/** An article of the blog. */
export const article = defineKind('article', {
  back: pageActionSchema,
  heading: textSchema,
  category: textSchema,
  /** The day of publication, `2024-01-15`. */
  date: z.iso.date(),
  /** The day on which it was last revised. */
  updated: z.iso.date().optional(),
  /** A text, or a `person()`. */
  author: z.union([textSchema, authorSchema]),
  /**
   * The article as HTML, or as a list of parts: `html()`, `table()` and `figure()`. HTML is sanitised: headings,
   * paragraphs, line breaks, strong, em, u, lists and links are kept, everything else is removed. Links follow the
   * rules for `body` in an article of the blog.
   */
  html: articleBodySchema,
  /** The label of the share button. The button has no behaviour yet. */
  share: textSchema,
  actions: z.array(actionSchema).min(1),
}).with({ messages: ['article.published'] });
