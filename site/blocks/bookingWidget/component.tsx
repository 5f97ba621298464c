import { bookingWidget } from '#generated/integrations.ts';
import { inEach } from '../../lib/in-each.ts';
import { useWords } from '../../lib/prose.tsx';
import { Action, type BlockProps, Section } from '../parts/index.ts';

/**
 * An embedded calendar. `lib/booking-widget.ts` loads it when it comes near the viewport; until then, a link is in its
 * place.
 */
export default function BookingWidget({ block }: BlockProps<'bookingWidget'>) {
  const { prose } = useWords();
  const { calendar } = block;
  return (
    <Section id={block.id} heading={block.heading} className="section--stone booking" split>
      <p>{prose(block.text)}</p>
      <div className="booking__frame" data-booking={bookingWidget.script} data-url={bookingWidget.calendars[calendar]}>
        <Action
          fallback="primary"
          action={{
            kind: 'link',
            label: block.label,
            link: {
              href: inEach(bookingWidget.calendars[calendar] ?? ''),
              external: true,
              ...(bookingWidget.event !== undefined && { event: bookingWidget.event }),
            },
          }}
        />
      </div>
    </Section>
  );
}
