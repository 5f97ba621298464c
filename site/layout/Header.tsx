import type { ReactElement } from 'react';
import { languages, locales } from '#generated/languages.ts';
import { navigation } from '#generated/navigation.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Action } from '../blocks/parts/Action.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';
import { Logo } from './Logo.tsx';

/** Logo, All Services, Home and the languages: plain links, so they work before and without any script. */
export function Header(): ReactElement {
  const t = useText();
  const { locale, entry, page } = usePage();
  const link = (href: string): { href: string; 'aria-current'?: 'page' } =>
    href === entry.canonical ? { href, 'aria-current': 'page' } : { href };
  return (
    <header className="site-header">
      <div className="wrap">
        <Logo />
        <nav className="site-nav" aria-label={t('shared:nav.main')}>
          <a {...link(navigation.services[locale])}>{t('shared:nav.allServices')}</a>
          <a {...link(navigation.home[locale])}>
            <Icon name="i-ph-house" />
            {t('shared:nav.home')}
          </a>
        </nav>
        {page.headerAction ? (
          <div className="site-header__action">
            <Action action={page.headerAction} fallback="primary" />
          </div>
        ) : null}
        {locales.length > 1 ? (
          <nav className="languages" aria-label={t('shared:nav.language')}>
            {locales.map((language) => (
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
