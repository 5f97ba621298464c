import type { ArticleFile, CompiledFirm, CompiledImages, CompiledPage, Locale, PageName, RouteEntry } from '#contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What one share image says. */
export interface Share {
  readonly page: PageName;
  /** The slug of the article that it is of. */
  readonly article?: string;
  readonly ownShareImage?: boolean | string;
  readonly locale: Locale;
  readonly title: string;
  /** The motif of the page's hero; without one, the image shows the brand's ornament. */
  readonly motif: string | null;
  readonly firm: string;
  readonly tagline: string;
}

type Texts = Readonly<Record<string, unknown>>;

/**
 * Reads what the share images say from the generated files: one for each page and language, none for an alias
 * or for what another page's image stands for.
 */
export async function readShares(generated: string): Promise<Share[]> {
  const { routes } = await load<{ routes: readonly RouteEntry[] }>(generated, 'routes.ts');
  const { firm } = await load<{ firm: CompiledFirm }>(generated, 'site.ts');
  const own = routes.filter(
    ({ url, canonical, status, pattern, ownShareImage, shareImagePage }) =>
      url === canonical &&
      status === 200 &&
      pattern === undefined &&
      (ownShareImage !== undefined || shareImagePage === undefined),
  );
  return Promise.all(
    own.map(async ({ page, locale, article, ownShareImage = true }) => {
      if (article !== undefined) return shareOfArticle(generated, firm, { page, locale, article, ownShareImage });
      const { page: content } = await load<{ page: CompiledPage }>(generated, `pages/${page}.ts`);
      const hero = content.blocks.find((block) => block.kind === 'hero');
      const title = textOf(await readTexts(generated, locale, page), content.title);
      const label = textOf(await readTexts(generated, locale, 'shared'), `routes.${page}`);
      return {
        page,
        locale,
        title: withoutPlace(title, label),
        motif: hero?.motif ?? null,
        firm: firm.name,
        tagline: firm.tagline[locale],
      };
    }),
  );
}

/** Reads what is known of the pictures, which a share image may be one of. */
export async function readImages(generated: string): Promise<CompiledImages> {
  const { images } = await load<{ images: CompiledImages }>(generated, 'media.ts');
  return images;
}

async function shareOfArticle(
  generated: string,
  firm: CompiledFirm,
  of: Pick<Share, 'page' | 'locale'> & Required<Pick<Share, 'article' | 'ownShareImage'>>,
): Promise<Share> {
  const { [of.locale]: texts } = JSON.parse(
    await readFile(join(generated, 'articles', `${of.article}.json`), 'utf8'),
  ) as ArticleFile;
  return { ...of, title: textOf(texts, 'title'), motif: null, firm: firm.name, tagline: firm.tagline[of.locale] };
}

/** Drops the short name that a page's title begins with: "Home – …" says nothing to a reader who is elsewhere. */
export function withoutPlace(title: string, place: string): string {
  const prefix = `${place} – `;
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}

function load<T>(generated: string, path: string): Promise<T> {
  return import(pathToFileURL(join(generated, path)).href) as Promise<T>;
}

async function readTexts(generated: string, locale: Locale, namespace: string): Promise<Texts> {
  return JSON.parse(await readFile(join(generated, 'locales', locale, `${namespace}.json`), 'utf8')) as Texts;
}

function textOf(texts: Texts, key: string): string {
  const found = key.split('.').reduce<unknown>((value, part) => (value as Texts | undefined)?.[part], texts);
  if (typeof found !== 'string') throw new Error(`The text "${key}" is missing: run npm run generate.`);
  return found;
}
