import { countryLookup } from '#generated/browser/country-lookup.ts';
import { hasLanguage, keepLanguage } from './language-cookie.ts';

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
    addEventListener(event, () => (busy = true), { once: true, passive: true, signal: engaged.signal });
  }
  try {
    const language = languageOf(await lookUp());
    if (busy || !language) return;
    // For this visit only: the next one may come from elsewhere.
    keepLanguage(language, 'guessed');
    const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    if (page && language !== document.documentElement.lang) location.replace(new URL(page.href).pathname + location.search + location.hash);
  } catch {
    // Then the page stays in the language that it has.
  } finally {
    engaged.abort();
  }
}

/** The language whose countries in the spec have that of an answer, or that of all others; nothing for an answer without a country. */
export function languageOf(answer: unknown): string | null {
  const code = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[countryLookup.field];
  if (typeof code !== 'string' || code === '') return null;
  const languages: readonly [string, readonly string[]][] = Object.entries(countryLookup.languages);
  return languages.find(([, countries]) => countries.includes(code.toUpperCase()))?.[0] ?? countryLookup.otherwise;
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
