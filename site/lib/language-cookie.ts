import { languageCookie, languageMaxAge } from '#generated/preferences.ts';

/** Whether a language is remembered, whoever chose it. */
export const hasLanguage = (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageCookie}=`));

/** Remembers a language: for long what the visitor has chosen, for this visit only what was guessed. */
export function keepLanguage(language: string, choice: 'chosen' | 'guessed'): void {
  const age = choice === 'chosen' ? `; max-age=${languageMaxAge}` : '';
  document.cookie = `${languageCookie}=${language}; path=/${age}; samesite=lax`;
}
