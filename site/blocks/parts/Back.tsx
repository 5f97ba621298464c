import type { CompiledAction } from '#contract';
import { useWords } from '../../render/prose.tsx';
import { Icon } from './Icon.tsx';

/** A link back to the parent page, above the heading. */
export function Back({ action }: { action: CompiledAction }) {
  const { t, locale } = useWords();
  if (action.kind !== 'link') return null;
  return (
    <p className="back mb-5 text-small">
      <a
        className="inline-flex items-center gap-[0.6rem] min-h-8 text-accent font-semibold no-underline hover:underline"
        href={action.link.href[locale]}
      >
        <Icon name="i-ph-arrow-left" />
        {t(action.label)}
      </a>
    </p>
  );
}
