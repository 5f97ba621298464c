import type { TextKey } from '#contract';
import { Texts } from './Texts.tsx';

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
