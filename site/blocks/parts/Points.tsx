import type { TextKey } from '#contract';
import { Texts } from './Texts.tsx';

interface PointsProps {
  readonly points: readonly TextKey[] | undefined;
  /** The class of the list. */
  readonly className?: string;
  /** Whether they are short lines without a sign, on a phone one text. */
  readonly isPlain?: boolean;
}

/** A short list under a text. */
export function Points({ points, className = 'mt-5', isPlain = false }: PointsProps) {
  if (!points?.length) return null;
  return (
    <ul className={`points ${className} text-base leading-[1.45]`}>
      <Texts of={points} as="li" className={isPlain ? 'point-line' : 'point rule py-2.2'} />
    </ul>
  );
}
