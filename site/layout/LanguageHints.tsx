import { languageHint } from '#generated/language-hint.ts';
import { languageHintKey } from '#generated/preferences.ts';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { prefixedLocales } from '../shared/locales.ts';
import { usePage } from '../render/page.tsx';

/**
 * On pages in the default language, a line for each other language. `browser/boot.js` shows the one that may help the
 * visitor, before the first paint; `browser/language-hint.ts` activates it.
 */
export function LanguageHints() {
  const { locale, entry } = usePage();
  if (locale !== defaultLocale || entry.status === 404) return null;
  const translated = prefixedLocales({ locales, defaultLocale }).filter((other) => entry.alternates[other]);
  return (
    <>
      {translated.map((other) => (
        <aside
          key={other}
          className="language-hint bg-accent-tint text-small print:hidden"
          data-language-hint={languageHintKey}
          // Otherwise search engines might quote it.
          data-nosnippet=""
          lang={other}
          dir={languages[other].direction}
          aria-label={languages[other].name}
          hidden
        >
          <div className="wrap flex items-center justify-between">
            <a href={entry.alternates[other]}>{languageHint[other].text}</a>
            <button type="button" className="icon-button -mr-2.5" aria-label={languageHint[other].dismiss}>
              ×
            </button>
          </div>
        </aside>
      ))}
    </>
  );
}
