import { z } from 'zod';
import { day } from './formats.ts';
import { actionSchema, pageActionSchema } from './action.ts';
import { articleBodySchema, authorSchema } from './article-parts.ts';
import { imageSchema } from './image.ts';
import { pageName } from './names.ts';
import { pluralSchema } from './plural.ts';
import { textSchema } from './text.ts';

const slug = z
  .string()
  .max(100, 'A slug has 100 characters at most.')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'A slug has lower-case letters and digits, its words joined by single hyphens: primer-cierre-fiscal.',
  )
  .refine(
    (name) => !['index', 'feed'].includes(name),
    'Add a word: hosts and feed readers take this address for something else.',
  );

function isMoment(value: string): boolean {
  const [, date, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(value) ?? [];
  return day.safeParse(date).success && Number(hour) < 24 && Number(minute) < 60;
}

export const articleEntrySchema = z.strictObject({
  /** What its address ends in: lower-case letters and digits, words joined by hyphens. It stays when the title changes. */
  slug,
  /** The title in the browser's tab and in search results, without the firm's name. No two articles share one. */
  title: textSchema,
  /** What search engines show: about 160 characters of it. No two articles share one. */
  description: textSchema,
  /** The heading of the page, where it says more than the title has room for. */
  heading: textSchema.optional(),
  /** What kind of text it is: one of `categories`, by its name, or words of its own. Stands above the heading. */
  category: z.union([z.string(), textSchema]),
  /** The day of publication, `2024-01-15`. Default: that of `publish`. */
  date: day.optional(),
  /** The day on which what it says was last revised, `2024-11-30`. */
  updated: day.optional(),
  /** `true` while it is being written: it is on the dev server and in the preview, and in no build. */
  draft: z.boolean().optional(),
  /** When it appears, `2027-01-15T09:00` in the time zone of the firm: with the first build after that. Default: with the next build. */
  publish: z
    .string()
    .refine(isMoment, 'A moment is written like 2027-01-15T09:00: day, T, hours and minutes.')
    .optional(),
  /** Who wrote it: a name that stands for several (`{ es: 'Equipo editorial', en: 'Editorial team' }`), or a `person()`. */
  author: z.union([textSchema, authorSchema]),
  /** Slugs of the articles that its page leads on to. Default: the newest of its category, and of the others. */
  related: z.array(z.string()).min(1).max(6, 'Six related articles are enough.').optional(),
  /** What is shown where its address is shared: an `image()`, or `true` for one that says its title. Default: that of the page above it. */
  sharePicture: z.union([z.boolean(), imageSchema]).optional(),
  /**
   * The text as HTML: headings, paragraphs, line breaks, strong, em, u, lists and links. A link names a page of the site
   * (`<a href="page:contact">`, `<a href="page:home#contact">`) or another article (`<a href="article:primer-cierre-fiscal">`),
   * the same in each language; or it has a whole address (`https://…`, `mailto:…`, `tel:…`) or a file of `site/public/`
   * (`/guia.pdf`). Where tables and pictures stand in it, a list of parts: `[html({ … }), table({ … }), figure({ … })]`.
   */
  body: articleBodySchema,
});

/** The list of the articles, and what an article says of the others: all of it from the second article on. */
export const articleListSchema = z.strictObject({
  /** The page at whose address the list stands. Until there is a second article, that page shows its own blocks. */
  page: pageName,
  /** What search engines show of the list: about 160 characters of it. */
  description: textSchema,
  heading: textSchema,
  lead: textSchema.optional(),
  /** What the link to all articles says, beside those to the categories. */
  all: textSchema,
  /** What screen readers call the links to the categories. */
  categories: textSchema,
  /** What screen readers call the links between the pages of a long list. */
  pages: textSchema,
  newer: textSchema,
  older: textSchema,
  /** Where in a long list one is: `Page {{page}} of {{pages}}`. */
  position: textSchema,
  /** How long an article takes to read: `{{count}} minutes`. */
  readingTime: pluralSchema,
  /** When an article was revised: `Updated on {{date}}`. */
  updated: textSchema,
  /** The heading above the related articles. */
  related: textSchema,
  /** What the link to the feed says. */
  feed: textSchema,
});

export const articlesSchema = z.strictObject({
  /** The link above each article. */
  back: pageActionSchema,
  /** What the share button says. It has no behaviour yet. */
  share: textSchema,
  /** The buttons below each article. */
  actions: z.array(actionSchema).min(1),
  /** What articles are about, by names that are also the last part of an address: `/blog/tax`. */
  categories: z.record(slug, textSchema).optional(),
  /** The list of the articles and their feed. Without it there are none. */
  list: articleListSchema.optional(),
  /** The articles, in the order of the site map. */
  entries: z
    .array(articleEntrySchema)
    .min(1, 'There is no article. Without any, remove articles and the route that shows them.'),
});

export type ArticleEntry = z.infer<typeof articleEntrySchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type Articles = z.infer<typeof articlesSchema>;

/** Declares an article of the blog: one file each in `spec/articles/`, listed in its `index.ts`. */
export function defineArticle(entry: ArticleEntry): ArticleEntry {
  return entry;
}

/** Declares the articles and what their pages have in common. The route with `shows: 'articles'` says where they are. */
export function defineArticles(articles: Articles): Articles {
  return articles;
}
