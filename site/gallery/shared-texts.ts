import type { Locale } from '#contract';
import type { ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('#generated/locales/*/shared.json', { eager: true, import: 'default' });

/** The texts that all pages share, in a language. */
export function sharedTexts(locale: Locale): ResourceKey {
  const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/locales/${locale}/shared.json`)) ?? [];
  if (texts === undefined) throw new Error(`site/generated/locales/${locale}/shared.json is missing: run npm run generate.`);
  return texts;
}
