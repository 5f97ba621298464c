import type { i18n, ResourceKey } from 'i18next';
import type { CompiledPage, Locale } from '#schema';
import type { RouteEntry } from '#generated/routes.ts';
import { createTexts } from '../lib/text.tsx';

const pages = import.meta.glob<{ page: CompiledPage }>('../generated/pages/*.ts');
const locales = import.meta.glob<{ default: ResourceKey }>('../generated/locales/*/*.json');

/** A page's blocks and its texts in the language of the address. */
export async function loadContent({ page, locale }: RouteEntry): Promise<{ page: CompiledPage; texts: i18n }> {
  const [{ page: content }, own, shared] = await Promise.all([
    load(pages, `../generated/pages/${page}.ts`),
    loadTexts(locale, page),
    loadTexts(locale, 'shared'),
  ]);
  return { page: content, texts: createTexts(locale, page, { [locale]: { [page]: own, shared } }) };
}

async function loadTexts(locale: Locale, namespace: string): Promise<ResourceKey> {
  return (await load(locales, `../generated/locales/${locale}/${namespace}.json`)).default;
}

function load<T>(modules: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const module = modules[path];
  if (!module) throw new Error(`${path.replace('..', 'site')} is missing: run npm run generate.`);
  return module();
}
