import type { TextKey } from '#contract';
import { Texts } from './Texts.tsx';

/** A short list under a text. */
export function Points({ points }: { points: readonly TextKey[] | undefined }) {
  if (!points?.length) return null;
  return (
    <ul className="points mt-5 text-base leading-[1.45]">
      <Texts of={points} as="li" className="point rule py-2.2" />
    </ul>
  );
}
