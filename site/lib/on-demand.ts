import { start as startCommands } from './commands.ts';
import { start as startAutoRedirect } from './auto-redirect.ts';

/**
 * Activates what only few pages or visits need: command buttons, automatic redirects, the offer of another language,
 * and the not-found page.
 */
export function start(): void {
  startCommands();
  startAutoRedirect();
  if (document.querySelector('[data-language-hint]:not([hidden])'))
    void import('./language-hint.ts').then(({ start: startHint }) => startHint());
  if (!document.querySelector('[data-not-found]')) return;
  const { pathname } = location;
  console.warn(`404: ${pathname}`);
  if (pathname !== pathname.toLowerCase()) void import('./lower-case.ts').then(({ suggest }) => suggest());
}
