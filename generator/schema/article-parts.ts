import { z } from 'zod';
import { pageActionSchema } from './action.ts';
import { imageSchema } from './image.ts';
import type { Image } from './image.ts';
import { localizedTextSchema, nonBlank, textSchema } from './text.ts';
import type { Localized, Text } from './text.ts';

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

/** HTML among the parts. */
export const htmlPartSchema = z.strictObject({ kind: z.literal('html'), html: localizedTextSchema });

const tablePartSchema = z.strictObject({
  kind: z.literal('table'),
  /** What the table shows; stands above it. */
  caption: textSchema,
  /** The headings of its columns. */
  head: z.array(textSchema).min(2, 'A table has two columns at least. One is a list.'),
  /** Its rows, from top to bottom: a cell for each column. The first one is the row's heading. */
  rows: z.array(z.array(textSchema)).min(1),
});

const figurePartSchema = z.strictObject({
  kind: z.literal('figure'),
  image: imageSchema,
  /** What stands below the picture. */
  caption: textSchema.optional(),
});

/** What an article's text is put together from: HTML, and what HTML may not have in an article. */
export const articlePartSchema = z.discriminatedUnion('kind', [htmlPartSchema, tablePartSchema, figurePartSchema]);

/** An article's text: HTML, or a list of parts. */
export const articleBodySchema = z.union([localizedTextSchema, z.array(articlePartSchema).min(1)]);

/** A person who writes. */
export const authorSchema = z.strictObject({
  kind: z.literal('person'),
  /** The same in every language. */
  name: nonBlank,
  /** What the person does. */
  role: textSchema.optional(),
  /** Where there is more about the person. */
  page: pageActionSchema.optional(),
  /** A portrait. It is shown small: the name beside it says who it is, so it is decorative as a rule. */
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
  return {
    kind: 'table',
    ...parts,
  };
}

/**
 * A picture in an article, as wide as the text.
 * @example figure({ image: image({ file: 'brushes.jpg', alt: { es: 'Tres cepillos', en: 'Three brushes' } }), caption: { es: 'De izquierda a derecha…', en: 'From left to right…' } })
 */
export function figure(parts: { image: Image; caption?: Text }): ArticlePart {
  return { kind: 'figure', ...parts };
}

/** The person who wrote an article. @example author: person({ name: 'Ana Ruiz', role: { es: 'Fiscalista', en: 'Tax adviser' }, page: linkTo('about') }) */
export function person(who: Omit<Author, 'kind'>): Author {
  return { kind: 'person', ...who };
}
