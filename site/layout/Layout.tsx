import type { AutoRedirect } from '../browser/on-demand.ts';
import { ArticleList } from './ArticleList.tsx';
import { Block } from '../blocks/Block.tsx';
import { usePage, useText } from '../render/page.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header, PhoneBar } from './Header.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { languageHint } from '#generated/language-hint.ts';
import { languageHintKey } from '#generated/preferences.ts';
import { defaultLocale, languages, locales } from '#generated/languages.ts';
import { prefixedLocales } from '../shared/locales.ts';

/** A whole page: header, the blocks one after the other, footer. */
export function Layout() {
  const t = useText();
  const { page, locale, entry } = usePage();
  const autoRedirect: AutoRedirect | undefined = page.autoRedirect && {
    href: page.autoRedirect.href[locale],
    after: page.autoRedirect.after,
  };
  return (
    <>
      <a className="skip" href="#main">
        {t('shared:nav.skip')}
      </a>
      <LanguageHints />
      <Header />
      <main
        id="main"
        tabIndex={-1}
        data-page={page.id}
        data-locale={locale}
        data-layout={page.layout}
        data-not-found={entry.status === 404 ? '' : undefined}
        data-events={page.events ? JSON.stringify(page.events) : undefined}
        data-by-country={page.languageByCountry ? '' : undefined}
        data-auto-redirect={JSON.stringify(autoRedirect)}
      >
        <ThemeSwitch />
        {entry.status === 404 ? (
          <p data-suggestion="" role="status" hidden>
            {`${t('shared:notFound.suggestion')} `}
          </p>
        ) : null}
        {entry.list ? <ArticleList list={entry.list} /> : null}
        {page.blocks.map((block, index) => (
          <Block block={block} key={index} />
        ))}
      </main>
      <Footer />
      <PhoneBar />
      <Consent />
      <div id="toasts" data-label={t('shared:toasts.region')} />
    </>
  );
}

/**
 * On pages in the default language, a line for each other language. `browser/boot.js` shows the one that may help the
 * visitor, before the first paint; `browser/language-hint.ts` activates it.
 */
function LanguageHints() {
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
