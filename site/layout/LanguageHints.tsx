import type { ReactElement } from 'react';
import { languageHint } from '#generated/language-hint.ts';
import { languageHintKey } from '#generated/preferences.ts';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { prefixedLocales } from '../lib/locales.ts';
import { usePage } from '../lib/page.tsx';

/**
 * A line for each other language of a page that visitors come to unless another one is known to be theirs. `lib/boot.js` shows one to
 * whom it may help, before the first paint; `lib/language-hint.ts` makes it work.
 */
export function LanguageHints(): ReactElement | null {
  const { locale, entry } = usePage();
  if (locale !== defaultLocale || entry.status === 404) return null;
  const translated = prefixedLocales({ locales, defaultLocale }).filter((other) => entry.alternates[other]);
  return (
    <>
      {translated.map((other) => (
        <aside
          key={other}
          className="language-hint"
          data-language-hint={languageHintKey}
          // Search engines would quote it.
          data-nosnippet=""
          lang={other}
          dir={languages[other].direction}
          aria-label={languages[other].name}
          hidden
        >
          <a href={entry.alternates[other]}>{languageHint[other].text}</a>
          <button type="button" aria-label={languageHint[other].dismiss}>
            ×
          </button>
        </aside>
      ))}
    </>
  );
}
