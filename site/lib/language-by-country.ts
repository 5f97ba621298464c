import { countryLookup } from '#generated/browser/country-lookup.ts';
import { languageCookie } from '#generated/preferences.ts';
import { languageOf } from './language-of-country.ts';
import { keepLanguage } from './language-cookie.ts';

/**
 * Sets the language by the visitor's country. Whoever has chosen a language keeps it, whoever has begun to read or to
 * write is not interrupted, and a failure says nothing.
 */
export async function start(): Promise<void> {
  if (hasLanguage()) return;
  // What was done before this came counts too; a fragment in the address scrolls by itself.
  let busy = navigator.userActivation.hasBeenActive || (scrollY > 0 && location.hash === '');
  const engaged = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(event, () => (busy = true), { signal: engaged.signal });
  }
  try {
    const language = languageOf(await lookUp());
    if (busy || !language) return;
    // For this visit only: the next one may come from elsewhere.
    keepLanguage(language);
    const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    if (page && language !== document.documentElement.lang)
      location.replace(new URL(page.href).pathname + location.search + location.hash);
  } catch {
    // Then the page stays in the language that it has.
  } finally {
    engaged.abort();
  }
}

/** Whether a language is remembered, whoever chose it. */
function hasLanguage(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageCookie}=`));
}

function lookUp(): Promise<unknown> {
  const first = ask();
  return first.catch(async () => (await import('./reads.ts')).readAgain('country', first, ask));
}

async function ask(): Promise<unknown> {
  const response = await fetch(countryLookup.url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}
