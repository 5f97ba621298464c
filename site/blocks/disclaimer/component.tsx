import { useId } from 'react';
import { useWords } from '../../render/prose.tsx';
import { Action, type BlockProps, Texts } from '../parts/index.ts';

/** Small print at the foot of a page. */
export default function Disclaimer({ block }: BlockProps<'disclaimer'>) {
  const { t } = useWords();
  const headingId = useId();
  return (
    <section id={block.id} className="small py-8 rule" aria-labelledby={headingId}>
      <div className="wrap">
        <h2 className="label text-ink" id={headingId}>
          {t(block.heading)}
        </h2>
        <Texts of={block.paragraphs} as="p" className="mt-2 max-w-[85ch]" />
        {block.links ? (
          <div className="actions mt-2 [&>.button]:text-small">
            {block.links.map((link) => (
              <Action action={link} fallback="quiet" key={link.label} />
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
