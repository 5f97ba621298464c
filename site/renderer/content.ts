import type { i18n, ResourceKey } from 'i18next';
import type { CompiledPage, Locale } from '#schema';
import type { RouteEntry } from '#generated/routes.ts';
import { createTexts } from '../lib/text.tsx';

const pages = import.meta.glob<{ page: CompiledPage }>('../generated/pages/*.ts');
const locales = import.meta.glob<{ default: ResourceKey }>('../generated/locales/*/*.json');

interface Content {
  readonly page: CompiledPage;
  readonly texts: i18n;
}

/**
 * A page's blocks and its texts in the language of the address. While a maintainer writes, a page that the generator
 * has not written yet says that it is being loaded; a build without it fails.
 */
export async function loadContent(
  { page, locale }: Pick<RouteEntry, 'locale'> & { readonly page: string },
  writing = import.meta.env.MODE === 'development',
): Promise<Content> {
  const shared = await loadTexts(locale, 'shared');
  const files = [`../generated/pages/${page}.ts`, localeFile(locale, page)] as const;
  if (writing && !(files[0] in pages && files[1] in locales)) return loading(locale, shared);
  const [{ page: content }, own] = await Promise.all([load(pages, files[0]), loadTexts(locale, page)]);
  return { page: content, texts: createTexts(locale, page, { [locale]: { [page]: own, shared } }) };
}

function loading(locale: Locale, shared: ResourceKey): Content {
  const text = 'shared:loading';
  const page: CompiledPage = {
    id: 'loading',
    layout: 'message',
    title: text,
    description: text,
    blocks: [{ kind: 'notice', heading: text, paragraphs: [], actions: [] }],
  };
  return { page, texts: createTexts(locale, page.id, { [locale]: { shared } }) };
}

const localeFile = (locale: Locale, namespace: string): string => `../generated/locales/${locale}/${namespace}.json`;

async function loadTexts(locale: Locale, namespace: string): Promise<ResourceKey> {
  return (await load(locales, localeFile(locale, namespace))).default;
}

function load<T>(modules: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const module = modules[path];
  if (!module) throw new Error(`${path.replace('..', 'site')} is missing: run npm run generate.`);
  return module();
}
