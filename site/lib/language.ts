const year = 365 * 24 * 60 * 60;

/** Remembers the language that the visitor picks in the language selector. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lang]')) {
    link.addEventListener('click', () => {
      document.cookie = `lang=${link.dataset['lang']}; path=/; max-age=${year}; samesite=lax`;
      // The place on the page and the open tab go along.
      link.href = new URL(link.href).pathname + location.search + location.hash;
    });
  }
}
