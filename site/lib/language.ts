import { languageMaxAge } from '#generated/preferences.ts';
import { keepLanguage } from './language-cookie.ts';

/** Remembers the language that the visitor picks in the language selector. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      keepLanguage(link.dataset['lang'], languageMaxAge);
      // Query and fragment, and with them an open tab, are kept.
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
