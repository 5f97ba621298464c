import { z } from 'zod';
import { actionSchema } from './action.ts';
import { blockSchema } from './blocks.ts';
import { analyticsEventSchema } from './integration.ts';
import { destinationName, pageName } from './names.ts';
import { textSchema } from './text.ts';

/** The silhouettes of pages: each kind of page is composed differently. */
export const layouts = [
  'home',
  'overview',
  'service',
  'landing',
  'legal',
  'company',
  'contact',
  'article',
  'message',
] as const;

/**
 * What a page can be about. `organisation`: the firm. `service`: one service, which the page's title and description name.
 * `about`, `contact`: the firm, on the page that presents it, or that tells how to reach it.
 */
export const subjects = ['organisation', 'service', 'about', 'contact'] as const;

export const pageSchema = z.strictObject({
  /** The page's id: a key of `pages` in `spec/routes.ts`. */
  id: pageName,
  /** What kind of page it is; decides the silhouette. */
  layout: z.enum(layouts),
  /** The title in the browser's tab and in search results, without the firm's name. */
  title: textSchema,
  /** What search engines show: about 160 characters of it. */
  description: textSchema,
  /** What search engines are told that the page is about, beyond what its blocks and its address tell them. */
  structuredData: z.enum(subjects).optional(),
  /** Analytics events sent when the page is opened, e.g. the advertisement's conversion. */
  events: z.array(analyticsEventSchema).optional(),
  /** A button in the page's header, within reach all the way down. For landing pages. */
  headerAction: actionSchema.optional(),
  /** Where the page leads by itself after a while, replacing itself in the history. */
  autoRedirect: z
    .strictObject({ to: destinationName, after: z.int().min(1000, 'Times are in milliseconds: 4000 is four seconds.') })
    .optional(),
  /**
   * `true` sets the language by the visitor's country, which the service of `spec/integrations.ts` is asked for, unless
   * the visitor has chosen a language.
   */
  languageByCountry: z.boolean().optional(),
  blocks: z.array(blockSchema).min(1),
});
export type Page = z.infer<typeof pageSchema>;

/** Declares a page. */
export function definePage(page: Page): Page {
  return page;
}
