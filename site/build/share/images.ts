import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import type { ArticleFile, CompiledPage, Texts } from '#contract';
import { readFile } from 'node:fs/promises';
import { routes } from '#generated/routes.ts';
import { firm } from '#generated/site.ts';
import { cachedIn, digest, readPackageFile, linkOrCopy } from '../build-files.ts';
import { pictureMaker } from '../encode-pictures.ts';
import { shareAddress, shareSize } from '../../pictures/variants.ts';
import type { Paint, Share } from './picture.ts';
import type { BuiltSite } from '../finish/pages.ts';
import { textIn } from '../../articles/teasers.ts';
import { generated } from '../generated.ts';

/** Writes the share images of all pages: a picture that the spec names, or one that is drawn from the title. */
export async function writeShareImages({ client }: Pick<BuiltSite, 'client'>): Promise<void> {
  const [shares, renderer] = await Promise.all([readShares(), digestOfRenderer()]);
  const make = pictureMaker();
  // Loads the renderer and the fonts only if an image is not cached.
  let paint: Promise<Paint> | undefined;
  const load = async (): Promise<Paint> => (await import('./picture.ts')).painter();
  const fileOf = (share: Share): Promise<string> => {
    const { ownShareImage: own } = share;
    const { file, ...focus } = typeof own === 'object' ? own : { file: typeof own === 'string' ? own : '' };
    const facts = images[file];
    if (facts) return make({ file, facts, place: 'share', variant: { ...shareSize, format: 'jpg', ...focus } });
    const name = `${digest(renderer, JSON.stringify(share))}.png`;
    return cachedIn('share-images')(name, async () => (await (paint ??= load()))(share));
  };
  await Promise.all(shares.map(async (share) => linkOrCopy(await fileOf(share), join(client, shareAddress(share)))));
}

// Everything besides the content that determines an image: the code, the brand, its font and the renderer.
async function digestOfRenderer(): Promise<string> {
  const code = fileURLToPath(new URL('.', import.meta.url));
  const renderer = createRequire(import.meta.url).resolve('satori/package.json');
  const files = [...readdirSync(code).map((name) => join(code, name)), renderer];
  const { package: fontPackage, file } = brand.headingFont;
  const font = await readPackageFile(fontPackage, file);
  return digest(JSON.stringify(brand), font, ...files.map((path) => readFileSync(path)));
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
