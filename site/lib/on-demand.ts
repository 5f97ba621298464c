import { start as startCommands } from './commands.ts';
import { start as startAutoRedirect } from './auto-redirect.ts';

/** What only few pages or visits need: the not-found page, buttons that go back, pages that lead on, the offer of another language. */
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
