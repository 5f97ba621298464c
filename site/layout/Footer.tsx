import type { ReactElement } from 'react';
import type { FooterLink } from '#schema';
import { navigation } from '#generated/navigation.ts';
import { services } from '#generated/services.ts';
import { firm } from '#generated/site.ts';
import { inEach } from '../lib/in-each.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Action } from '../blocks/parts/Action.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';
import { ChangeConsent } from './Consent.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const { footer } = navigation;

/** The site map of the firm, on the plinth of the page. */
export function Footer(): ReactElement {
  const t = useText();
  const { locale } = usePage();
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__top">
          <div className="footer__firm">
            <Logo />
            <p>{firm.tagline[locale]}</p>
            <Action
              action={{
                kind: 'link',
                label: 'shared:action.book',
                link: { href: inEach(footer.booking), external: true, event: 'phone_call' },
              }}
            />
          </div>
          <div className="footer__map">
            <Column id="footer-services" heading="shared:footer.services" links={services.map(({ title, href }) => ({ label: title, href }))} />
            <div>
              <Column id="footer-company" heading="shared:footer.company" links={footer.company} />
              <Column id="footer-resources" heading="shared:footer.resources" links={footer.resources} />
            </div>
            <div>
              <Column id="footer-legal" heading="shared:footer.legal" links={footer.legal} />
              <ChangeConsent />
              <h2>{t('shared:footer.contact')}</h2>
              <address>
                <a href={`mailto:${firm.email}`}>
                  <Icon name="i-ph-envelope-simple" />
                  {firm.email}
                </a>
                <a href={firm.phone.href}>
                  <Icon name="i-ph-phone" />
                  {firm.phone.display}
                </a>
                {firm.address.district}, {firm.address.city}
              </address>
            </div>
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

function Column({ id, heading, links }: { id: string; heading: string; links: readonly FooterLink[] }): ReactElement | null {
  const t = useText();
  const { locale } = usePage();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{t(heading)}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href[locale]}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
