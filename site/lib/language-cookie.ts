import { languageCookie } from '#generated/preferences.ts';

/** Stores a language for `maxAge` seconds, or for this visit only. */
export function keepLanguage(language: string | undefined, maxAge?: number): void {
  document.cookie = `${languageCookie}=${language}; path=/${maxAge ? `; max-age=${maxAge}` : ''}; samesite=lax`;
}
