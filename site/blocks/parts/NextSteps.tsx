import { useId } from 'react';
import type { ReactElement } from 'react';
import { navigation } from '#generated/navigation.ts';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';

/** What happens after a visitor has written, if the spec says so. */
export function NextSteps(): ReactElement | null {
  const t = useText();
  const prose = useProse();
  const headingId = useId();
  const { nextSteps } = navigation;
  if (!nextSteps) return null;
  return (
    <section className="next-steps" aria-labelledby={headingId}>
      <h3 id={headingId}>{t(nextSteps.heading)}</h3>
      <ol>
        {nextSteps.steps.map((step) => (
          <li key={step}>{prose(step)}</li>
        ))}
      </ol>
    </section>
  );
}
