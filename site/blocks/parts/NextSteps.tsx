import { useId } from 'react';
import { navigation } from '#generated/navigation.ts';
import { useWords } from '../../render/prose.tsx';
import { Texts } from './Texts.tsx';

/** The next steps after a visitor has sent a form, if the spec lists them. */
export function NextSteps({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useWords();
  const headingId = useId();
  const { nextSteps } = navigation;
  if (!nextSteps) return null;
  return (
    <section className="next-steps" aria-labelledby={headingId}>
      <Heading className="label" id={headingId}>
        {t(nextSteps.heading)}
      </Heading>
      <ol className="grid gap-2 mt-3 pl-5 list-decimal text-base text-ink-soft leading-[1.5] marker:text-accent marker:font-600">
        <Texts of={nextSteps.steps} as="li" />
      </ol>
    </section>
  );
}
