import { languageMaxAge } from '#generated/preferences.ts';
import { keepLanguage } from './language-cookie.ts';

/** Makes the line work that offers the page in another language: it leads there for good, or goes away for good. */
export function start(): void {
  const hint = document.querySelector<HTMLElement>('[data-language-hint]:not([hidden])');
  const link = hint?.querySelector('a');
  if (!hint || !link) return;
  link.addEventListener('click', () => {
    keepLanguage(hint.lang, languageMaxAge);
    link.search = location.search;
    link.hash = location.hash;
  });
  hint.querySelector('button')?.addEventListener('click', () => {
    try {
      localStorage.setItem(hint.dataset['languageHint'] ?? '', 'dismissed');
    } catch {
      // Storage may be forbidden; it is then gone from this page.
    }
    hint.hidden = true;
    // The keyboard goes on with what follows.
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
