import { z } from 'zod';
import { actionSchema, pageActionSchema } from './action.ts';
import { textSchema, localizedTextSchema } from './text.ts';

/** The elements that an article's text may be made of. */
export const articleElements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'] as const;
/** The attributes that they may have; only links have any. */
export const articleAttributes = ['href', 'target', 'rel'] as const;

export const articleEntrySchema = z.strictObject({
  /** What its address ends in: lower-case letters and digits, words joined by hyphens. It stays when the title changes. */
  slug: z
    .string()
    .max(100, 'A slug has 100 characters at most.')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug has lower-case letters and digits, its words joined by single hyphens: primer-cierre-fiscal.'),
  /** The title in the browser's tab and in search results, without the firm's name. No two articles share one. */
  title: textSchema,
  /** What search engines show: 70 to 160 characters. No two articles share one. */
  description: textSchema,
  /** The heading of the page, where it says more than the title has room for. */
  heading: textSchema.optional(),
  /** What kind of text it is; stands above the heading. */
  category: textSchema,
  /** The day of publication, `2024-01-15`; not one that is still to come. */
  date: z.iso.date('A day is written like 2024-01-15.'),
  author: textSchema,
  /**
   * The text as HTML: headings, paragraphs, line breaks, strong, em, u, lists and links. A link names a page of the site
   * (`<a href="page:contact">`, `<a href="page:home#contact">`) or another article (`<a href="article:primer-cierre-fiscal">`),
   * the same in each language; or it has a whole address (`https://…`, `mailto:…`, `tel:…`) or a file of `site/public/`
   * (`/guia.pdf`).
   */
  body: localizedTextSchema,
});

export const articlesSchema = z.strictObject({
  /** The link above each article. */
  back: pageActionSchema,
  /** What the share button says. It has no behaviour yet. */
  share: textSchema,
  /** The buttons below each article. */
  actions: z.array(actionSchema).min(1),
  /** The articles, in the order of the site map. */
  entries: z.array(articleEntrySchema).min(1, 'There is no article. Without any, remove articles and the route that shows them.'),
});

export type ArticleEntry = z.infer<typeof articleEntrySchema>;
export type Articles = z.infer<typeof articlesSchema>;

/** Declares an article of the blog: one file each in `spec/articles/`, listed in its `index.ts`. */
export const defineArticle = (entry: ArticleEntry): ArticleEntry => entry;

/** Declares the articles and what their pages have in common. The route with `shows: 'articles'` says where they are. */
export const defineArticles = (articles: Articles): Articles => articles;
