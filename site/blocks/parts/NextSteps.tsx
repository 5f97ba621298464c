import { useId } from 'react';
import { navigation } from '#generated/navigation.ts';
import { useWords } from '../../lib/prose.tsx';
import { Texts } from './Texts.tsx';

/** The next steps after a visitor has sent a form, if the spec lists them. */
export function NextSteps({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useWords();
  const headingId = useId();
  const { nextSteps } = navigation;
  if (!nextSteps) return null;
  return (
    <section className="next-steps" aria-labelledby={headingId}>
      <Heading id={headingId}>{t(nextSteps.heading)}</Heading>
      <ol>
        <Texts of={nextSteps.steps} as="li" />
      </ol>
    </section>
  );
}
