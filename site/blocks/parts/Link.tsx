import type { CompiledLink } from '#contract';
import type { ReactNode } from 'react';
import { useWords } from '../../render/prose.tsx';

interface LinkProps {
  readonly to: CompiledLink;
  readonly className?: string;
  /** Whether it leads to the page that it is on. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link. One to another site opens a new tab, without opener or referrer, and says so to screen readers. */
export function Link({ to: { href, event, external }, className, isCurrent, children }: LinkProps) {
  const { t, locale } = useWords();
  return (
    <a
      className={className}
      href={href[locale]}
      data-event={event}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      {external ? <span className="sr"> {t('shared:action.newTab')}</span> : null}
    </a>
  );
}
