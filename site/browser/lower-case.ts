import { defaultLocale, locales } from '#generated/languages.ts';
import { inLowerCase } from '../shared/locales.ts';

/**
 * On the not-found page, links to the same address in lower case if there is such a page. For hosts that cannot
 * redirect.
 */
export async function suggest(): Promise<void> {
  const { pathname, search, hash } = location;
  const address = inLowerCase(pathname, { locales, defaultLocale });
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
  if (!suggestion) return;
  // Without cookies and referrer, as for a visitor from elsewhere: the response must not set a language.
  const options = { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
  const answer = await fetch(address, options).catch(() => undefined);
  if (!answer?.ok) return;
  const link = document.createElement('a');
  link.href = address + search + hash;
  link.textContent = address;
  suggestion.append(link);
  // Directly below the heading.
  document.querySelector('h1')?.after(suggestion);
  suggestion.hidden = false;
}
