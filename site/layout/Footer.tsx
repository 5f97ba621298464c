import type { CompiledFooterSection, NavigationEntry } from '#contract';
import { Fragment } from 'react';
import { brand } from '#generated/brand.ts';
import { navigation } from '#generated/navigation.ts';
import { services } from '#generated/services.ts';
import { firm } from '#generated/site.ts';
import { mailto } from '../lib/email.ts';
import { withOrigin } from '../lib/origin.ts';
import { useWords } from '../lib/prose.tsx';
import { Action, Icon, Link } from '../blocks/parts/index.ts';
import { ChangeConsent } from './Consent.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const { footer } = navigation;

/** The site map of the firm, on the plinth of the page. */
export function Footer() {
  const { t } = useWords();
  return (
    <footer className={brand.logo.onDark?.plinth ? 'footer footer--dark' : 'footer'}>
      {footer.inscription ? <p className="footer__inscription">{t(footer.inscription)}</p> : null}
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__firm">
            <Logo />
            <p>{t('shared:firm.tagline')}</p>
            {footer.actions.map((action) => (
              <Action key={action.label} action={action} />
            ))}
          </div>
          <div className="footer__map">
            {footer.columns.map((sections, column) => (
              <Column key={column} sections={sections} />
            ))}
          </div>
        </div>
        <div className="footer__base">
          <p>{t('shared:footer.copyright')}</p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

function Column({ sections }: { sections: readonly CompiledFooterSection[] }) {
  const drawn = sections.map((section, index) => <Fragment key={index}>{drawSection(section)}</Fragment>);
  // A list of links is one element, and needs no box of its own.
  const isOne = sections.length === 1 && sections.every(({ kind }) => kind === 'links' || kind === 'services');
  return isOne ? <>{drawn}</> : <div>{drawn}</div>;
}

function drawSection(section: CompiledFooterSection) {
  switch (section.kind) {
    case 'links':
      return <Links {...section} />;
    case 'services':
      return <Links {...section} links={services.map(({ title, href }) => ({ label: title, link: { href } }))} />;
    case 'contact':
      return <Contact heading={section.heading} />;
    case 'consent':
      return <ChangeConsent />;
  }
}

function Links({ id, heading, links }: { id: string; heading: string; links: readonly NavigationEntry[] }) {
  const { t } = useWords();
  const headingId = `footer-${id}`;
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{t(heading)}</h2>
      <ul>
        {links.map(({ label, link }) => (
          <li key={label}>
            <Link to={link}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ heading }: { heading: string }) {
  const { t } = useWords();
  const { district, city } = firm.address;
  return (
    <>
      <h2>{t(heading)}</h2>
      <address>
        <a href={mailto(firm.email)}>
          <Icon name="i-ph-envelope-simple" />
          {withOrigin(firm.email, 'spec:firm.email')}
        </a>
        <a href={firm.phone.href}>
          <Icon name="i-ph-phone" />
          {withOrigin(firm.phone.display, 'spec:firm.phone')}
        </a>
        {district === undefined ? null : <>{withOrigin(district, 'spec:firm.address.district')}, </>}
        {withOrigin(city, 'spec:firm.address.city')}
      </address>
    </>
  );
}
