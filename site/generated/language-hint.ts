// Generated from messages of the spec. Do not edit: change the spec and run `npm run generate`.
import type { CompiledLanguageHint, Localized } from '#contract';

/** The hint that offers a page in another language, in that language. */
export const languageHint: Localized<CompiledLanguageHint> = {
  es: { text: 'Leer esta página en español', dismiss: 'No mostrar más' },
  en: { text: 'Read this page in English', dismiss: 'Dismiss' },
};
