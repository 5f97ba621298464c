import { z } from 'zod';
import { isDeviceName } from '../../site/shared/file-name.ts';
import { actionSchema, pageActionSchema } from './action.ts';
import { day } from './formats.ts';
import { imageSchema, type Image } from './image.ts';
import { pageName } from './names.ts';
import { localizedTextSchema, nonBlank, pluralSchema, textSchema, type Localized, type Text } from './text.ts';

/** The elements that an article's text may be made of. */
export const articleElements = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'strong',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'a',
] as const;
/** The attributes that they may have; only links have any. */
export const articleAttributes = ['href', 'target', 'rel'] as const;

/** A part with HTML, between tables and pictures. */
export const htmlPartSchema = z.strictObject({ kind: z.literal('html'), html: localizedTextSchema });

const tablePartSchema = z.strictObject({
  kind: z.literal('table'),
  /** Describes the table; shown above it. */
  caption: textSchema,
  /** The headings of its columns. */
  head: z.array(textSchema).min(2, 'A table needs at least two columns. Write one column as a list.'),
  /** The rows, each with a cell for each column. The first cell is the row's heading. */
  rows: z.array(z.array(textSchema)).min(1),
});

const figurePartSchema = z.strictObject({
  kind: z.literal('figure'),
  image: imageSchema,
  /** Shown below the picture. */
  caption: textSchema.optional(),
});

/** A part of an article's text. HTML itself may contain no tables or pictures. */
export const articlePartSchema = z.discriminatedUnion('kind', [htmlPartSchema, tablePartSchema, figurePartSchema]);

/** An article's text: HTML, or a list of parts. */
export const articleBodySchema = z.union([localizedTextSchema, z.array(articlePartSchema).min(1)]);

/** An author. */
export const authorSchema = z.strictObject({
  kind: z.literal('person'),
  /** The same in every language. */
  name: nonBlank,
  /** The person's role or profession. */
  role: textSchema.optional(),
  /** A page about the person. */
  page: pageActionSchema.optional(),
  /** A portrait, shown small. Usually decorative, because the name is next to it. */
  image: imageSchema.optional(),
});

export type ArticlePart = z.infer<typeof articlePartSchema>;
export type ArticleBody = z.infer<typeof articleBodySchema>;
export type Author = z.infer<typeof authorSchema>;

/** HTML of an article, before or after a table or a picture. @example html({ es: '<p>…</p>', en: '<p>…</p>' }) */
export function html(text: Localized): ArticlePart {
  return { kind: 'html', html: text };
}

/**
 * A table in an article.
 * @example table({ caption: { es: 'Plazos', en: 'Deadlines' }, head: [{ es: 'Mes', en: 'Month' }, { es: 'Día', en: 'Day' }], rows: [[{ es: 'Enero', en: 'January' }, { es: '17', en: '17' }]] })
 */
export function table(parts: { caption: Text; head: Text[]; rows: Text[][] }): ArticlePart {
  return { kind: 'table', ...parts };
}

/**
 * A picture in an article, as wide as the text.
 * @example figure({ image: image({ file: 'brushes.jpg', alt: { es: 'Tres cepillos', en: 'Three brushes' } }), caption: { es: 'De izquierda a derecha…', en: 'From left to right…' } })
 */
export function figure(parts: { image: Image; caption?: Text }): ArticlePart {
  return { kind: 'figure', ...parts };
}

/**
 * The person who wrote an article.
 * @example author: person({ name: 'Ana Ruiz', role: { es: 'Fiscalista', en: 'Tax adviser' }, page: linkTo('about') })
 */
export function person(who: Omit<Author, 'kind'>): Author {
  return { kind: 'person', ...who };
}

const slug = z
  .string()
  .max(100, 'A slug has at most 100 characters.')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Write a slug in lower-case letters and digits, with single hyphens between words: primer-cierre-fiscal.',
  )
  .refine(
    (name) => !/^(?:index|feed|\d+)$/.test(name) && !isDeviceName(name),
    'Add a word: hosts, the feed, the pages of the article list or Windows use this name.',
  );

function isMoment(value: string): boolean {
  const [, date, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(value) ?? [];
  return day.safeParse(date).success && Number(hour) < 24 && Number(minute) < 60;
}

export const articleEntrySchema = z.strictObject({
  /**
   * The last part of its address: lower-case letters and digits, words joined by hyphens. Keep it when the title
   * changes.
   */
  slug,
  /** The title in the browser's tab and in search results, without the firm's name. Unique among the articles. */
  title: textSchema,
  /** Search engines show about 160 characters of it. Unique among the articles. */
  description: textSchema,
  /** The heading of the page. Default: the title. */
  heading: textSchema.optional(),
  /** The name of one of `categories`, or a text. Shown above the heading. */
  category: z.union([z.string(), textSchema]),
  /** The day of publication, `2024-01-15`. Default: that of `publish`. */
  date: day.optional(),
  /** The day of the last revision, `2024-11-30`. */
  updated: day.optional(),
  /** `true` shows it only on the dev server and in the preview, not in a build. */
  draft: z.boolean().optional(),
  /** `2027-01-15T09:00` in the firm's time zone: the first build after that publishes it. Default: the next build. */
  publish: z.string().refine(isMoment, 'Write a date and time like 2027-01-15T09:00.').optional(),
  /** A name for several authors (`{ es: 'Equipo editorial', en: 'Editorial team' }`), or a `person()`. */
  author: z.union([textSchema, authorSchema]),
  /** Slugs of the related articles. Default: the newest of its category, then of the others. */
  related: z.array(z.string()).min(1).max(6, 'List at most six related articles.').optional(),
  /**
   * The preview picture of shared links: an `image()`, or `true` for one with its title. Default: that of the parent
   * page.
   */
  sharePicture: z.union([z.boolean(), imageSchema]).optional(),
  /**
   * The text as HTML: headings, paragraphs, line breaks, strong, em, u, lists and links. A link names a page of the
   * site (`<a href="page:contact">`, `<a href="page:home#contact">`) or another article (`<a
   * href="article:primer-cierre-fiscal">`), the same in each language. Or it has a complete address (`https://…`,
   * `mailto:…`, `tel:…`) or a file of `site/public/` (`/guia.pdf`). Items of an ordered list that begin with a marker
   * of their own (`<li>IV. …`, `b) …`, `PRIMERA.- …`) show it in place of their number. With tables or pictures, a list
   * of parts: `[html({ … }), table({ … }), figure({ … })]`.
   */
  body: articleBodySchema,
});

/** The list of the articles, and related articles below each. Shown from the second article on. */
export const articleListSchema = z.strictObject({
  /** The page that shows the list. Until there is a second article, it shows its own blocks. */
  page: pageName,
  /** Search engines show about 160 characters of it. */
  description: textSchema,
  heading: textSchema,
  lead: textSchema.optional(),
  /** The text of the link to all articles, next to those to the categories. */
  all: textSchema,
  /** The accessible name of the links to the categories. */
  categories: textSchema,
  /** The accessible name of the links between pages of the list. */
  pages: textSchema,
  newer: textSchema,
  older: textSchema,
  /** The current page of the list: `Page {{page}} of {{pages}}`. */
  position: textSchema,
  /** The reading time: `{{count}} minutes`. */
  readingTime: pluralSchema,
  /** The date of a revision: `Updated on {{date}}`. */
  updated: textSchema,
  /** The heading above the related articles. */
  related: textSchema,
  /** The text of the link to the feed. */
  feed: textSchema,
});

export const articlesSchema = z.strictObject({
  /** The link above each article. */
  back: pageActionSchema,
  /** The text of the share button. It has no behaviour yet. */
  share: textSchema,
  /** The buttons below each article. */
  actions: z.array(actionSchema).min(1),
  /** The categories. Their names are also the last part of an address: `/blog/tax`. */
  categories: z.record(slug, textSchema).optional(),
  /** The list of the articles and their feed. Default: neither exists. */
  list: articleListSchema.optional(),
  /** The articles, in the order of the site map. */
  entries: z.array(articleEntrySchema).min(1, 'Add an article, or remove `articles` and the route that shows them.'),
});

export type ArticleEntry = z.infer<typeof articleEntrySchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type Articles = z.infer<typeof articlesSchema>;

/** Declares an article of the blog: one file each in `spec/articles/`, listed in its `index.ts`. */
export function defineArticle(entry: ArticleEntry): ArticleEntry {
  return entry;
}

/** Declares the articles and what their pages share. Their addresses come from the route with `shows: 'articles'`. */
export function defineArticles(articles: Articles): Articles {
  return articles;
}
