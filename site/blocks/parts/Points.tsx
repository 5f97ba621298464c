import type { TextKey } from '#contract';
import { useWords } from '../../lib/prose.tsx';

/** A short list under a text. */
export function Points({ points }: { points: readonly TextKey[] | undefined }) {
  const { prose } = useWords();
  if (!points?.length) return null;
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{prose(point)}</li>
      ))}
    </ul>
  );
}
