import type { CompiledLink } from '#contract';
import { languages, locales } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import { usePage, useText } from '../render/page.tsx';
import { Action, Icon, Link } from '../blocks/parts/index.ts';
import { Logo } from './Logo.tsx';

const { header } = navigation;

/**
 * Logo, the links that the spec names, and the languages: plain links, so they work before and without any script. On a
 * phone the links are in a menu.
 */
export function Header() {
  const t = useText();
  const { locale, entry, page } = usePage();
  const { headerAction: action = header.action } = page;
  const translated = locales.filter((language) => entry.alternates[language]);
  const isHere = ({ href }: CompiledLink): boolean => href[locale] === entry.canonical;
  return (
    <header className="site-header sticky top-0 z-20 bg-paper border-b border-line print:hidden">
      <div className="wrap flex items-center gap-x-1 md:gap-x-4 lg:gap-x-8 min-h-header">
        <Logo />
        <nav
          className="max-md:hidden flex flex-wrap justify-end gap-x-8 text-small font-600"
          aria-label={t('shared:nav.main')}
        >
          {header.entries.map(({ label, icon, link }) => (
            <Link
              key={label}
              className="nav-link aria-[current]:[box-shadow:inset_0_-2px_var(--spark)]"
              to={link}
              isCurrent={isHere(link)}
            >
              {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
              {t(label)}
            </Link>
          ))}
        </nav>
        {action ? (
          <div className="site-header__action max-lg:hidden [&>*]:min-h-10 [&>*]:px-4 [&>*]:py-1.6 [&>*]:text-small">
            <Action action={action} fallback="primary" />
          </div>
        ) : null}
        {translated.length > 1 ? (
          <nav
            className="languages flex flex-wrap justify-end text-small md:pl-5 md:border-l border-line"
            aria-label={t('shared:nav.language')}
          >
            {translated.map((language) => (
              <a
                key={language}
                className="language-link"
                href={entry.alternates[language]}
                hrefLang={language}
                lang={language}
                aria-label={`${language.toUpperCase()} – ${languages[language].name}`}
                aria-current={language === locale ? 'true' : undefined}
                data-lang={language}
              >
                {language.toUpperCase()}
              </a>
            ))}
          </nav>
        ) : null}
        <details className="md:hidden -mr-2 border-l border-line">
          <summary className="language-link list-none [&::-webkit-details-marker]:hidden cursor-pointer text-small font-600">
            {t('shared:nav.menu')}
          </summary>
          <nav
            className="[details:not([open])>&]:hidden absolute inset-x-0 top-full px-gutter pb-4 bg-paper border-b border-line-strong"
            aria-label={t('shared:nav.main')}
          >
            <ul>
              {header.entries.map(({ label, icon, link }) => (
                <li key={label} className="rule first:border-0">
                  <Link className="nav-link min-h-13 w-full font-600" to={link} isCurrent={isHere(link)}>
                    {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
            {action ? <Action action={action} fallback="primary" /> : null}
          </nav>
        </details>
      </div>
    </header>
  );
}

const { bar } = navigation.header;

/**
 * Ways to reach the firm, at the bottom of a phone. The first link has the target of the button in the header, if the
 * page has one of its own.
 */
export function PhoneBar() {
  const t = useText();
  const { page } = usePage();
  if (bar.length === 0) return null;
  const own = page.headerAction && 'link' in page.headerAction ? page.headerAction.link : undefined;
  return (
    <nav
      className="phone-bar fixed inset-x-0 bottom-0 z-20 flex lg:hidden bg-paper border-t border-line-strong pb-[env(safe-area-inset-bottom)] print:hidden"
      aria-label={t('shared:nav.bar')}
    >
      {bar.map(({ label, icon, link }, index) => (
        <Link
          key={label}
          className="nav-link flex-1 justify-center min-h-13 text-small font-600 border-line not-first:border-l first:bg-accent first:text-on-accent"
          to={(index === 0 && own) || link}
        >
          {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
