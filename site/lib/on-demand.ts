import { start as startCommands } from './commands.ts';
import { start as startAutoRedirect } from './auto-redirect.ts';
import { start as reportNotFound } from './not-found.ts';

/** What only the not-found page and pages with buttons that go back or lead on by themselves have: one file for all, a few hundred bytes. */
export function start(): void {
  startCommands();
  startAutoRedirect();
  if (document.querySelector('[data-not-found]')) reportNotFound();
}
