import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResourceKey } from 'i18next';
import type { CompiledPage, Locale, Localized } from '#schema';

/** An article as the generator writes it: its day, and its words in each language by the keys of the page that all share. */
type ArticleFile = { readonly date: string } & Readonly<Record<Locale, ResourceKey>>;

// Read as files, and not imported: the bundler would make a module of each of thousands.
const folder = import.meta.env.ARTICLES ?? fileURLToPath(new URL('../generated/articles/', import.meta.url));
const fileOf = (slug: string): string => `${folder}${slug}.json`;

/** Whether the generator has written an article. */
export const hasArticle = (slug: string): boolean => existsSync(fileOf(slug));

/** Reads an article. */
export const readArticle = (slug: string): ArticleFile => JSON.parse(readFileSync(fileOf(slug), 'utf8')) as ArticleFile;

/** The page that all articles share as the page of one of them, at its own address. */
export function asArticle(page: CompiledPage, date: string, href: Localized | undefined): CompiledPage {
  const trail = page.trail?.map((step, index, { length }) => (href && index === length - 1 ? { ...step, href } : step));
  return {
    ...page,
    ...(trail && { trail }),
    blocks: page.blocks.map((block) => (block.kind === 'article' ? { ...block, date } : block)),
  };
}
