import { useWords } from '../../../render/prose.tsx';
import type { DrawingProps } from '../drawing.tsx';

/** Lines of a short list, each with what it takes. */
export default function List({ drawing: { rows } }: DrawingProps<'list'>) {
  const { plain } = useWords();
  return (
    <dl>
      {rows.map(({ label, text, ringed }) => (
        <div key={label} className="flex justify-between gap-3 py-1.5 rule">
          <dt className="font-semibold">{plain(label)}</dt>
          <dd className="text-right text-ink-soft">
            <span className={ringed ? 'ringed text-ink' : undefined}>{plain(text)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
