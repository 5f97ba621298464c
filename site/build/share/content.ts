import type { ArticleFile, CompiledPage, Locale, OwnShareImage, PageName, Texts } from '#contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import { textIn } from '../../articles/teasers.ts';
import { generated } from '../generated.ts';

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

/**
 * Reads the content of all share images: one for each page and language, except for aliases and pages that use another
 * page's image.
 */
export function readShares(): Promise<Share[]> {
  const own = routes.filter(
    ({ url, canonical, status, pattern, ownShareImage, shareImagePage }) =>
      url === canonical &&
      status === 200 &&
      pattern === undefined &&
      (ownShareImage !== undefined || shareImagePage === undefined),
  );
  return Promise.all(
    own.map(async ({ page, locale, article, ownShareImage = true }) => {
      const common = { page, locale, firm: firm.name, tagline: firm.tagline[locale] };
      if (article !== undefined) {
        const { [locale]: texts } = await readJson<ArticleFile>(`articles/${article}.json`);
        return { ...common, article, ownShareImage, title: textIn(texts, 'title'), motif: null };
      }
      const file = pathToFileURL(join(generated, `pages/${page}.ts`)).href;
      const { page: content } = (await import(file)) as { page: CompiledPage };
      const title = textIn(await readJson<Texts>(`locales/${locale}/${page}.json`), content.title);
      const label = textIn(await readJson<Texts>(`locales/${locale}/shared.json`), `routes.${page}`);
      const hero = content.blocks.find((block) => block.kind === 'hero');
      return { ...common, title: withoutPlace(title, label), motif: hero?.motif ?? null };
    }),
  );
}

/** Removes the page's label from the beginning of its title: "Home – …" means nothing on another site. */
function withoutPlace(title: string, label: string): string {
  const prefix = `${label} – `;
  return title.startsWith(prefix) ? title.slice(prefix.length) : title;
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(generated, path), 'utf8')) as T;
}
