import { useUi } from '../ui.tsx';

interface PagerProps {
  readonly here: number;
  /** The number of pages that were counted. */
  readonly pages: number;
  /** Whether there are more pages than that. */
  readonly hasMore?: boolean;
  readonly addressOf: (page: number) => string;
}

/** Links to the previous and next page. */
export function Pager({ here, pages, hasMore = false, addressOf }: PagerProps) {
  const { t, formats } = useUi();
  const hasNext = here < pages || hasMore;
  if (here === 1 && !hasNext) return null;
  return (
    <nav className="pager" aria-label={t('desk.pager.label')}>
      {here > 1 ? (
        <a className="button button--small" rel="prev" href={addressOf(here - 1)}>
          {t('desk.pager.previous')}
        </a>
      ) : null}
      <span>
        {hasMore || pages < here
          ? t('desk.pager.page', { page: formats.number(here) })
          : t('desk.pager.pageOf', { page: formats.number(here), pages: formats.number(pages) })}
      </span>
      {hasNext ? (
        <a className="button button--small" rel="next" href={addressOf(here + 1)}>
          {t('desk.pager.next')}
        </a>
      ) : null}
    </nav>
  );
}
