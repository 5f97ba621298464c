import { languageMaxAge } from '#generated/preferences.ts';
import { keepLanguage } from './language-cookie.ts';

/** Remembers the language that the visitor picks in the language selector. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      keepLanguage(link.dataset['lang'], languageMaxAge);
      // The place on the page and the open tab go along.
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
