import { Fragment } from 'react';
import type { CompiledFooterSection, NavigationEntry } from '#contract';
import { brand } from '#generated/brand.ts';
import { navigation } from '#generated/navigation.ts';
import { services } from '#generated/services.ts';
import { firm } from '#generated/site.ts';
import { mailto } from '../shared/email.ts';
import { markOrigin } from '../shared/text-origin.ts';
import { useWords } from '../render/prose.tsx';
import { Action, Icon, Link } from '../blocks/parts/index.ts';
import { ChangeConsent } from './Consent.tsx';
import { Logo } from './Logo.tsx';
import { useText } from '../render/page.tsx';

const { footer } = navigation;
const headingClass = 'label mb-3 text-on-plinth not-first:mt-8';

/** The site map of the firm, on the plinth of the page. */
export function Footer() {
  const { t } = useWords();
  return (
    <footer
      className={`footer plinth text-on-plinth-soft text-small border-t border-plinth-line ${
        brand.logo.onDark?.plinth ? 'footer--dark' : ''
      }`.trim()}
    >
      {footer.inscription ? <p className="footer__inscription">{t(footer.inscription)}</p> : null}
      <div className="wrap">
        <div className="grid gap-10 pt-[clamp(2.5rem,2rem+2.5vw,4rem)] pb-12 min-[80rem]:grid-cols-[var(--columns)] min-[80rem]:gap-6">
          <div className="[&>.button]:mt-6 [&>.button]:print:hidden">
            <Logo />
            <p className="mt-3 max-w-96">{t('shared:firm.tagline')}</p>
            {footer.actions.map((action) => (
              <Action key={action.label} action={action} />
            ))}
          </div>
          <div className="footer__map grid gap-x-10 gap-y-8 grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] min-[30rem]:grid-cols-[repeat(auto-fit,minmax(14.5rem,1fr))] min-[80rem]:grid-cols-[var(--footer-columns)] print:hidden">
            {footer.columns.map((sections, column) => (
              <Column key={column} sections={sections} />
            ))}
          </div>
        </div>
        <div className="footer__base flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 border-t border-plinth-line">
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
    <nav className="not-first:mt-8" aria-labelledby={headingId}>
      <h2 className={headingClass} id={headingId}>
        {t(heading)}
      </h2>
      <ul>
        {links.map(({ label, link }) => (
          <li key={label}>
            <Link className="footer-link inline-block" to={link}>
              {t(label)}
            </Link>
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
      <h2 className={headingClass}>{t(heading)}</h2>
      <address className="mt-4 not-italic leading-[1.9] min-[30rem]:[overflow-wrap:anywhere]">
        <a className="footer-link flex items-center gap-2" href={mailto(firm.email)}>
          <Icon name="i-ph-envelope-simple" />
          {markOrigin(firm.email, 'spec:firm.email')}
        </a>
        <a className="footer-link flex items-center gap-2" href={firm.phone.href}>
          <Icon name="i-ph-phone" />
          {markOrigin(firm.phone.display, 'spec:firm.phone')}
        </a>
        {district === undefined ? null : <>{markOrigin(district, 'spec:firm.address.district')}, </>}
        {markOrigin(city, 'spec:firm.address.city')}
      </address>
    </>
  );
}

/** Links to the firm on social networks, each in a new tab; nothing if there are none. */
function SocialLinks() {
  const t = useText();
  if (firm.social.length === 0) return null;
  return (
    <ul className="footer__social flex -mx-3 print:hidden" aria-label={t('shared:footer.follow')}>
      {firm.social.map(({ name, icon, url }, index) => (
        <li key={name}>
          <a
            className="grid place-items-center w-11 h-11 text-[1.25rem] text-inherit hover:text-on-plinth"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={markOrigin(`${name} ${t('shared:action.newTab')}`, `spec:firm.social.${index}.name`)}
          >
            <Icon name={`i-ph-${icon}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
