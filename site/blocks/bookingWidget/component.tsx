import { bookingWidget } from '#generated/integrations.ts';

import { useWords } from '../../render/prose.tsx';
import { Action, type BlockProps, inEach, Section } from '../parts/index.ts';

/**
 * An embedded calendar. `browser/booking-widget.ts` loads it when it comes near the viewport; until then, a link is in
 * its place.
 */
export default function BookingWidget({ block }: BlockProps<'bookingWidget'>) {
  const { prose } = useWords();
  const { calendar } = block;
  return (
    <Section id={block.id} heading={block.heading} className="section--stone" split>
      <p>{prose(block.text)}</p>
      <div
        className="booking__frame mt-6 px-4 py-5 md:px-7 md:py-6 bg-paper border border-line border-t-2 border-t-accent [&>iframe]:w-full [&>iframe]:min-h-160"
        data-booking={bookingWidget.script}
        data-url={bookingWidget.calendars[calendar]}
      >
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
