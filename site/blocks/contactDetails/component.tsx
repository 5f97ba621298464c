import { useId, type ReactNode } from 'react';
import { firm } from '#generated/site.ts';
import { mailto } from '../../shared/email.ts';
import { markOrigin } from '../../shared/text-origin.ts';
import { useWords } from '../../render/prose.tsx';
import { type BlockProps, Icon } from '../parts/index.ts';

const link = 'inline-block py-0.6 border-b border-accent no-underline [overflow-wrap:anywhere] hover:text-accent';

/** How and when to reach the firm: four panes with the values of the spec's firm. */
export default function ContactDetails({ block }: BlockProps<'contactDetails'>) {
  const { t, locale } = useWords();
  const headingId = useId();
  const { street, district, postalCode, city } = firm.address;
  return (
    <section id={block.id} className="rule border-b" aria-labelledby={headingId}>
      <div className="wrap">
        <h2 className="sr" id={headingId}>
          {t(block.heading)}
        </h2>
        <div className="panes enter grid gap-x-8 min-[40rem]:grid-cols-2 xl:grid-cols-4 xl:gap-x-0">
          <Pane icon="i-ph-envelope-simple" {...block.email}>
            <a className={link} href={mailto(firm.email)}>
              {markOrigin(firm.email, 'spec:firm.email')}
            </a>
          </Pane>
          <Pane icon="i-ph-phone" {...block.phone}>
            <a className={link} href={firm.phone.href}>
              {markOrigin(firm.phone.display, 'spec:firm.phone')}
            </a>
          </Pane>
          <Pane icon="i-ph-map-pin" {...block.office}>
            <address className="not-italic">
              {markOrigin(street, 'spec:firm.address.street')}
              <br />
              {district === undefined ? null : <>{markOrigin(district, 'spec:firm.address.district')}, </>}
              {markOrigin(`${postalCode} ${city}`, 'spec:firm.address')}
            </address>
          </Pane>
          <Pane icon="i-ph-clock" {...block.hours}>
            {firm.hoursInWords[locale].map((line) => (
              <span className="block" key={line}>
                {markOrigin(line, 'spec:firm.hours')}
              </span>
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
    <div className="py-5 border-line not-first:border-t min-[40rem]:nth-2:border-t-0 xl:px-6 xl:py-7 xl:border-t-0 xl:not-first:border-l xl:first:pl-0 xl:last:pr-0">
      <h3 className="label flex items-center gap-2 text-ink-soft">
        <span className="text-[1.375rem] text-accent">
          <Icon name={icon} />
        </span>
        {t(title)}
      </h3>
      <div className="pane__value mt-2 font-heading font-480 text-h3 leading-[1.3] tracking-[-0.01em]">{children}</div>
      <p className="mt-2 text-base leading-[1.5] text-ink-soft">{prose(text)}</p>
    </div>
  );
}
