import { z } from 'zod';
import * as plainKinds from '../../site/blocks/kinds.ts';
import { plainSchemas, tabs } from '../../site/blocks/tabs/schema.ts';
import type { InnerBlock, Traits } from './kind.ts';
import { actionSchema } from './action.ts';
import { analyticsEventSchema } from './integration.ts';
import { destinationName, pageName } from './names.ts';
import { textSchema } from './text.ts';

export * from '../../site/blocks/kinds.ts';
export { tabs, type PlainBlock } from '../../site/blocks/tabs/schema.ts';

/** Every kind of block of the engine, by name. */
export const kinds = { ...plainKinds, tabs };

/** A block of a page. */
export const blockSchema = z.discriminatedUnion('kind', [...plainSchemas, tabs.schema]);
export type Block = z.infer<typeof blockSchema>;
/** A block of one kind. */
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

type KindName = keyof typeof kinds;
/** The kinds that show a form. */
export type FormKind = {
  [K in KindName]: (typeof kinds)[K]['traits'] extends { readonly showsForm: true } ? K : never;
}[KindName];

/** The traits of a block's kind; empty for the kinds that a spec defines itself. */
export function traitsOf(kind: Block['kind']): Traits<Block> {
  return kind === 'custom' ? {} : (kinds[kind].traits as Traits<never> as Traits<Block>);
}

/**
 * Whether a value is a block whose list of people, logos or pictures is still empty. The page leaves it out.
 */
export function isUnfilled(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.length === 0
  );
}

/** The blocks inside a block, such as those of its panels. */
export function innerBlocks(block: Block): readonly InnerBlock<Block>[] {
  return (traitsOf(block.kind).inner?.(block) ?? []) as readonly InnerBlock<Block>[];
}

/** The layouts of pages. */
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
 * The subjects of pages. `organisation`: the firm. `service`: one service, with the page's title and description.
 * `about`: the page about the firm. `contact`: the page with its contact details.
 */
export const subjects = ['organisation', 'service', 'about', 'contact'] as const;

export const pageSchema = z.strictObject({
  /** The page's id: a key of `pages` in `spec/routes.ts`. */
  id: pageName,
  layout: z.enum(layouts),
  /** The title in the browser's tab and in search results, without the firm's name. */
  title: textSchema,
  /** Search engines show about 160 characters of it. */
  description: textSchema,
  /** The page's subject for search engines, in addition to what its blocks and address provide. */
  structuredData: z.enum(subjects).optional(),
  /** Analytics events sent when the page is opened, such as the conversion of an advertisement. */
  events: z.array(analyticsEventSchema).optional(),
  /** A button in the page's sticky header. For landing pages. */
  headerAction: actionSchema.optional(),
  /** Redirects to another page after some milliseconds, replacing the page in the history. */
  autoRedirect: z
    .strictObject({
      to: destinationName,
      after: z.int().min(1000, 'Times are in milliseconds, at least 1000: 4000 is four seconds.'),
    })
    .optional(),
  /**
   * `true` sets the language by the visitor's country, which `countryLookup` of `spec/integrations.ts` provides, unless
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
