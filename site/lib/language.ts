import { keepLanguage } from './language-cookie.ts';

/** Remembers the language that the visitor picks in the language selector. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      keepLanguage(link.dataset['lang'] ?? '', 'chosen');
      // The place on the page and the open tab go along.
      link.href = new URL(link.href).pathname + location.search + location.hash;
    });
  }
}
