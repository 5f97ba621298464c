import type {
  ArticleFile,
  CompiledFirm,
  CompiledImages,
  CompiledPage,
  Locale,
  OwnShareImage,
  PageName,
  RouteEntry,
} from '#contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The content of one share image. */
export interface Share {
  readonly page: PageName;
  /** The article's slug, if it is an article's image. */
  readonly article?: string;
  readonly ownShareImage?: OwnShareImage;
  readonly locale: Locale;
  readonly title: string;
  /** The motif of the page's hero; null for the brand's ornament. */
  readonly motif: string | null;
  readonly firm: string;
  readonly tagline: string;
}

type Texts = Readonly<Record<string, unknown>>;

/**
 * Reads the content of all share images from the generated files: one for each page and language, except for aliases
 * and pages that use another page's image.
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

/** Reads the metadata of the spec's pictures, which can serve as share images. */
export async function readImages(generated: string): Promise<CompiledImages> {
  const { images } = await load<{ images: CompiledImages }>(generated, 'media.ts');
  return images;
}

async function shareOfArticle(
  generated: string,
  firm: CompiledFirm,
  share: Pick<Share, 'page' | 'locale'> & Required<Pick<Share, 'article' | 'ownShareImage'>>,
): Promise<Share> {
  const { article, locale } = share;
  const { [locale]: texts } = JSON.parse(
    await readFile(join(generated, 'articles', `${article}.json`), 'utf8'),
  ) as ArticleFile;
  return { ...share, title: textOf(texts, 'title'), motif: null, firm: firm.name, tagline: firm.tagline[locale] };
}

/** Removes the page's label from the beginning of its title: "Home – …" means nothing on another site. */
export function withoutPlace(title: string, label: string): string {
  const prefix = `${label} – `;
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
