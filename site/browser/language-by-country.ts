import { countryLookup } from '#generated/browser/country-lookup.ts';
import { languageCookie } from '#generated/preferences.ts';
import { keepLanguage } from './language.ts';

/**
 * Switches to the language of the visitor's country, unless a language is already stored, or the visitor has begun to
 * read or to write. Errors are ignored.
 */
export async function start(): Promise<void> {
  if (hasLanguage()) return;
  // Activity before this code had loaded counts too, except scrolling to a fragment in the address.
  let busy = navigator.userActivation.hasBeenActive || (scrollY > 0 && location.hash === '');
  const engaged = new AbortController();
  // Autofill and dictation dispatch `input` alone.
  for (const event of ['pointerdown', 'keydown', 'input', 'scroll'] as const) {
    addEventListener(event, () => (busy = true), { signal: engaged.signal });
  }
  try {
    const language = languageOf(await lookUp());
    if (busy || !language) return;
    // For this visit only: the next one may be from another country.
    keepLanguage(language);
    const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
    // Not `pageLocale`, whose file the page would load for this alone.
    if (page && language !== document.getElementById('main')?.dataset['locale'])
      location.replace(new URL(page.href).pathname + location.search + location.hash);
  } catch {
    // The page keeps its language.
  } finally {
    engaged.abort();
  }
}

/** Whether a language is stored, by the visitor or by an earlier lookup. */
function hasLanguage(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${languageCookie}=`));
}

function lookUp(): Promise<unknown> {
  const first = ask();
  return first.catch(async () => (await import('./read-again.ts')).readAgain('country', first, ask));
}

async function ask(): Promise<unknown> {
  const response = await fetch(countryLookup.url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/**
 * The language for the country in a response, or `otherwise` for countries that the spec does not list. Null if the
 * response has no country.
 */
function languageOf(answer: unknown): string | null {
  const code = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[countryLookup.field];
  if (typeof code !== 'string' || code === '') return null;
  const languages: readonly [string, readonly string[]][] = Object.entries(countryLookup.languages);
  return languages.find(([, countries]) => countries.includes(code.toUpperCase()))?.[0] ?? countryLookup.otherwise;
}
