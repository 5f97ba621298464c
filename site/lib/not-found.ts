import { defaultLocale, locales } from '#generated/languages.ts';
import { inLowerCase } from './locales.ts';

/**
 * Leaves a line in the console when the address leads nowhere, as the page says; the server's log has one as well. Where the host
 * does not know it, this finds out whether there is a page at the same address without capitals, and offers that.
 */
export async function start(): Promise<void> {
  const { pathname, search, hash } = location;
  console.warn(`404: ${pathname}`);
  const address = inLowerCase(pathname, { locales, defaultLocale });
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
  if (!suggestion || pathname === pathname.toLowerCase()) return;
  // As a visitor who comes from elsewhere: the answer is not to choose a language for this one.
  const options = { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const answer = await fetch(address, options).catch(() => undefined);
  if (!answer?.ok) return;
  const link = document.createElement('a');
  link.href = address + search + hash;
  link.textContent = address;
  suggestion.append(link);
  // Below what the page says it is.
  document.querySelector('h1')?.after(suggestion);
  suggestion.hidden = false;
}
