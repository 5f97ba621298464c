import { start as startCommands } from './commands.ts';

/** The automatic redirect of a page; `after` is in milliseconds. */
export interface AutoRedirect {
  readonly href: string;
  readonly after: number;
}

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

/** Redirects without a history entry, so that the back button does not lead here again. */
function startAutoRedirect(): void {
  const declared = document.getElementById('main')?.dataset['autoRedirect'];
  if (!declared) return;
  const { href, after } = JSON.parse(declared) as AutoRedirect;
  setTimeout(() => location.replace(href), after);
}
