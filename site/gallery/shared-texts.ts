import type { Locale } from '#contract';
import type { ResourceKey } from 'i18next';
import { unavailable, words } from './example.ts';

const files = import.meta.glob<Readonly<Record<string, object>>>('#generated/locales/*/shared.json', {
  eager: true,
  import: 'default',
});

/** The message of the alert in the examples. */
export const unavailableMessage = words('Próximamente.');

// Sites without these blocks do not have these texts.
const team = { languages: 'Languages', licence: 'Licence' };
const specimen = { label: 'Sample' };

/** The texts that all pages of the current site share, in a language, and those of the examples. */
export function sharedTexts(locale: Locale): ResourceKey {
  const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/locales/${locale}/shared.json`)) ?? [];
  if (texts === undefined)
    throw new Error(`site/generated/locales/${locale}/shared.json is missing: run npm run generate.`);
  return {
    team,
    specimen,
    ...texts,
    errors: { ...texts['errors'], [unavailable]: { message: unavailableMessage[locale] } },
  };
}
