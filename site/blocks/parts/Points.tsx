import type { TextKey } from '#contract';
import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';

/** A short list under a text. */
export function Points({ points }: { points: readonly TextKey[] | undefined }): ReactElement | null {
  const prose = useProse();
  if (!points?.length) return null;
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{prose(point)}</li>
      ))}
    </ul>
  );
}
