import { defaultLocale, locales } from '#generated/languages.ts';
import { inLowerCase } from './locales.ts';

/**
 * Offers the page at the same address without capitals on the not-found page, if there is one. It is for hosts that cannot redirect by
 * themselves.
 */
export async function suggest(): Promise<void> {
  const { pathname, search, hash } = location;
  const address = inLowerCase(pathname, { locales, defaultLocale });
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
  if (!suggestion) return;
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
