import { rememberFrom } from './language.ts';
import { store } from './storage.ts';

/** Activates the line that offers the page in another language. Both following and dismissing it are remembered. */
export function start(): void {
  const hint = document.querySelector<HTMLElement>('[data-language-hint]:not([hidden])');
  const link = hint?.querySelector('a');
  if (!hint || !link) return;
  rememberFrom(link, hint.lang);
  hint.querySelector('button')?.addEventListener('click', () => {
    store(hint.dataset['languageHint'] ?? '', 'dismissed', 'localStorage');
    hint.hidden = true;
    // The focus moves to what follows the line.
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
