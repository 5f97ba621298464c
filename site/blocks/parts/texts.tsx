import { type ReactNode, useId } from 'react';
import type { TextKey } from '#contract';
import { navigation } from '#generated/navigation.ts';
import { useWords } from '../../render/prose.tsx';
import { useText } from '../../render/page.tsx';

/**
 * The line above a heading, after the spark. Its text is one element, since the style sheet separates all children by a
 * gap.
 */
export function Eyebrow({ children, mark }: { readonly children: ReactNode; readonly mark?: ReactNode }) {
  return (
    <p className="eyebrow">
      <span>{children}</span>
      {mark}
    </p>
  );
}

interface TextsProps {
  readonly of: readonly TextKey[] | undefined;
  readonly as: 'p' | 'li';
  /** The class of each element. */
  readonly className?: string;
}

/** Running texts, each in an element of its own. */
export function Texts({ of: keys, as: Element, className }: TextsProps) {
  const { prose } = useWords();
  return keys?.map((key) => (
    <Element key={key} className={className}>
      {prose(key)}
    </Element>
  ));
}

/** With a sign each, as plain short lines, or as lines that flow in one text on a phone. */
type Look = 'signs' | 'lines' | 'flow';

const looks: Readonly<Record<Look, string>> = {
  signs: 'point rule py-2.2',
  lines: 'rule py-1.8 text-small',
  flow: 'point-line',
};

interface PointsProps {
  readonly points: readonly TextKey[] | undefined;
  readonly look?: Look;
  /** The class of the list. */
  readonly className?: string;
}

/** A short list under a text. */
export function Points({ points, look = 'signs', className = 'mt-5' }: PointsProps) {
  if (!points?.length) return null;
  return (
    <ul className={`points ${className} text-base leading-[1.45]`}>
      <Texts of={points} as="li" className={looks[look]} />
    </ul>
  );
}

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

/** A rating of one to five stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useText();
  return (
    <p className="text-[0.9375rem] leading-none tracking-[0.12em] text-ink">
      <span className="text-accent" aria-hidden="true">
        {'★'.repeat(rating) + '☆'.repeat(5 - rating)}
      </span>
      <span className="sr">{t('shared:rating', { rating })}</span>
    </p>
  );
}

/** The columns of a grid of so many equal things, without a nearly empty last row; on a phone it has one. */
export function columnsOf(count: number): string {
  if (count === 1) return '';
  if (count === 2) return 'md:grid-cols-2';
  if (count === 3) return 'md:grid-cols-3';
  if (count === 4 || count > 6) return 'md:grid-cols-2 xl:grid-cols-4';
  return 'md:grid-cols-2 lg:grid-cols-3';
}
