import type { Locale, Texts } from '#contract';
import { unavailable, words } from './example.ts';

const files = import.meta.glob<Texts>('#generated/locales/*/*.json', { eager: true, import: 'default' });

/** The texts of a page in a language, or those that all pages share, as the generator compiled them. */
export function textsOf(page: string, locale: Locale): Texts {
  const [, texts] = Object.entries(files).find(([path]) => path.endsWith(`/locales/${locale}/${page}.json`)) ?? [];
  if (texts === undefined)
    throw new Error(`site/generated/locales/${locale}/${page}.json is missing: run npm run generate.`);
  return texts;
}

/** The message of the alert in the examples. */
export const unavailableMessage = words('Próximamente.');

// Sites without these blocks do not have these texts.
const team = { languages: 'Languages', licence: 'Licence' };
const specimen = { label: 'Sample', print: 'Print this sample' };

/** The texts that all pages of the current site share, in a language, and those of the examples. */
export function sharedTexts(locale: Locale): Texts {
  const texts = textsOf('shared', locale);
  return {
    team,
    specimen,
    ...texts,
    errors: { ...(texts['errors'] as Texts), [unavailable]: { message: unavailableMessage[locale] } },
  };
}
