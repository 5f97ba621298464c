import { countryLookup } from '#generated/browser/country-lookup.ts';
import { hasLanguage, keepLanguage } from './language-cookie.ts';

/**
 * Sets the language by the visitor's country. Whoever has chosen a language keeps it, whoever has begun to read or to
 * write is not interrupted, and a failure says nothing.
 */
export async function start(): Promise<void> {
  const twin = document.getElementById('main')?.dataset['byCountry'];
  if (!twin || hasLanguage()) return;
  // What was done before this came counts too; a fragment in the address scrolls by itself.
  let busy = navigator.userActivation.hasBeenActive || (scrollY > 0 && location.hash === '');
  const engaged = new AbortController();
  for (const event of ['pointerdown', 'keydown', 'scroll'] as const) {
    addEventListener(event, () => (busy = true), { once: true, passive: true, signal: engaged.signal });
  }
  try {
    const language = languageOf(await lookUp());
    if (busy || !language) return;
    // For this visit only: the next one may come from elsewhere.
    keepLanguage(language, 'guessed');
    if (language !== document.documentElement.lang) location.replace(twin + location.search + location.hash);
  } catch {
    // Then the page stays in the language that it has.
  } finally {
    engaged.abort();
  }
}

/** Spanish where the list of the spec says so, English elsewhere, nothing for an answer without a country. */
export function languageOf(answer: unknown): 'es' | 'en' | null {
  const code: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, countryLookup.field) : null;
  if (typeof code !== 'string' || code === '') return null;
  const spanish: readonly string[] = countryLookup.spanishCountries;
  return spanish.includes(code.toUpperCase()) ? 'es' : 'en';
}

function lookUp(): Promise<unknown> {
  const first = ask();
  return first.catch(async () => (await import('./reads.ts')).readAgain('country', first, ask));
}

async function ask(): Promise<unknown> {
  const response = await fetch(countryLookup.url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`The country look-up answered ${response.status}.`);
  return response.json();
}
