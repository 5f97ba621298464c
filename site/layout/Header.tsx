import type { CompiledLink } from '#contract';
import { languages, locales } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Action, Icon, Link } from '../blocks/parts/index.ts';
import { Logo } from './Logo.tsx';

const { header } = navigation;
/** The number of links that fit into one row on a phone. */
const ONE_ROW = 3;

/** Logo, the links that the spec names, and the languages: plain links, so they work before and without any script. */
export function Header() {
  const t = useText();
  const { locale, entry, page } = usePage();
  const { headerAction: action = header.action } = page;
  const translated = locales.filter((language) => entry.alternates[language]);
  const isHere = ({ href }: CompiledLink): boolean => href[locale] === entry.canonical;
  return (
    <header className="site-header">
      <div className="wrap">
        <Logo />
        <nav
          className={header.entries.length > ONE_ROW ? 'site-nav wrapping' : 'site-nav'}
          aria-label={t('shared:nav.main')}
        >
          {header.entries.map(({ label, icon, link }) => (
            <Link key={label} to={link} isCurrent={isHere(link)}>
              {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
              {t(label)}
            </Link>
          ))}
        </nav>
        {action ? (
          <div className="site-header__action">
            <Action action={action} fallback="primary" />
          </div>
        ) : null}
        {translated.length > 1 ? (
          <nav className="languages" aria-label={t('shared:nav.language')}>
            {translated.map((language) => (
              <a
                key={language}
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
      </div>
    </header>
  );
}
