import { useId, type ReactNode } from 'react';
import { firm } from '#generated/site.ts';
import { mailto } from '../../lib/email.ts';
import { withOrigin } from '../../lib/origin.ts';
import { useWords } from '../../lib/prose.tsx';
import { type BlockProps, Icon } from '../parts/index.ts';

/** How and when to reach the firm: four panes with the values of the spec's firm. */
export default function ContactDetails({ block }: BlockProps<'contactDetails'>) {
  const { t, locale } = useWords();
  const headingId = useId();
  const { street, district, postalCode, city } = firm.address;
  return (
    <section id={block.id} className="contact-details" aria-labelledby={headingId}>
      <div className="wrap">
        <h2 className="sr" id={headingId}>
          {t(block.heading)}
        </h2>
        <div className="panes enter">
          <Pane icon="i-ph-envelope-simple" {...block.email}>
            <a href={mailto(firm.email)}>{withOrigin(firm.email, 'spec:firm.email')}</a>
          </Pane>
          <Pane icon="i-ph-phone" {...block.phone}>
            <a href={firm.phone.href}>{withOrigin(firm.phone.display, 'spec:firm.phone')}</a>
          </Pane>
          <Pane icon="i-ph-map-pin" {...block.office}>
            <address>
              {withOrigin(street, 'spec:firm.address.street')}
              <br />
              {district === undefined ? null : <>{withOrigin(district, 'spec:firm.address.district')}, </>}
              {withOrigin(`${postalCode} ${city}`, 'spec:firm.address')}
            </address>
          </Pane>
          <Pane icon="i-ph-clock" {...block.hours}>
            {firm.hoursInWords[locale].map((line) => (
              <span key={line}>{withOrigin(line, 'spec:firm.hours')}</span>
            ))}
          </Pane>
        </div>
      </div>
    </section>
  );
}

interface PaneProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Pane({ icon, title, text, children }: PaneProps) {
  const { t, prose } = useWords();
  return (
    <div className="pane">
      <Icon name={icon} />
      <h3>{t(title)}</h3>
      <div className="pane__value">{children}</div>
      <p>{prose(text)}</p>
    </div>
  );
}
