import { languageMaxAge } from '#generated/preferences.ts';
import { keepLanguage } from './language-cookie.ts';

/** Activates the line that offers the page in another language. Both following and dismissing it are remembered. */
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
      // Storage may be blocked: it is then dismissed on this page only.
    }
    hint.hidden = true;
    // The focus moves to what follows the line.
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
