import type { AutoRedirect } from '../browser/on-demand.ts';
import { ArticleList } from './ArticleList.tsx';
import { Block } from '../blocks/Block.tsx';
import { usePage } from '../render/page.tsx';
import { useText } from '../render/text.tsx';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header, PhoneBar } from './Header.tsx';
import { LanguageHints } from './LanguageHints.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

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
