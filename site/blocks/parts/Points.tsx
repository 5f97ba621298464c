import type { TextKey } from '#contract';
import type { ReactElement } from 'react';
import { useText } from '../../lib/text.tsx';

/** A short list under a text. */
export function Points({ points }: { points: readonly TextKey[] | undefined }): ReactElement | null {
  const t = useText();
  if (!points?.length) return null;
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{t(point)}</li>
      ))}
    </ul>
  );
}
