import type { TextKey } from '#contract';
import { Texts } from './Texts.tsx';

/** A short list under a text. */
export function Points({ points }: { points: readonly TextKey[] | undefined }) {
  if (!points?.length) return null;
  return (
    <ul className="points">
      <Texts of={points} as="li" />
    </ul>
  );
}
