import { start as startCommands } from './commands.ts';
import { start as startAutoRedirect } from './auto-redirect.ts';
import { start as startLanguageHint } from './language-hint.ts';
import { start as reportNotFound } from './not-found.ts';

/** What only few pages or visits need: the not-found page, buttons that go back, pages that lead on, the offer of another language. One small file for all. */
export function start(): void {
  startCommands();
  startAutoRedirect();
  startLanguageHint();
  if (document.querySelector('[data-not-found]')) void reportNotFound();
}
