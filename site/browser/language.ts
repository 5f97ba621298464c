import { languageCookie, languageMaxAge } from '#generated/preferences.ts';

/** Stores a language for `maxAge` seconds, or for this visit only. */
export function keepLanguage(language: string | undefined, maxAge?: number): void {
  document.cookie = `${languageCookie}=${language}; path=/${maxAge ? `; max-age=${maxAge}` : ''}; samesite=lax`;
}

/** Makes a link to a page in another language remember that language when the visitor follows it. */
export function rememberFrom(link: HTMLAnchorElement, language: string | undefined): void {
  link.addEventListener('click', () => {
    keepLanguage(language, languageMaxAge);
    // Query and fragment, and with them an open tab, are kept.
    link.search = location.search;
    link.hash = location.hash;
  });
}

/** Remembers the language that the visitor picks in the language selector. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]'))
    rememberFrom(link, link.dataset['lang']);
}
