import { rowAddress } from '../../addresses.ts';
import type { ListedRow } from '../../contract/store.ts';
import { Title } from '../parts/elements.tsx';
import { RowLines } from '../parts/rows.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** Search results from all inboxes that the reader sees, grouped by person. */
export function Search({ page: { q, rows } }: PageProps<'search'>) {
  const { t, table, nameOf } = useUi();
  const emailOf = (row: ListedRow): string => row.values[table(row.table).person.email ?? ''] ?? '';
  // A row without an e-mail address forms a group of its own.
  const people = Map.groupBy(rows, (row) => emailOf(row).trim().toLowerCase() || row.id);
  return (
    <>
      <Title text={t('desk.search.title')} />
      <p className="lead" id="count">
        {q === '' ? t('desk.search.lead') : t('desk.search.found', { count: rows.length })}
      </p>
      {[...people].map(([key, found]) => (
        <section key={key} className="panel" aria-label={key}>
          {found.slice(0, 1).map((first) => (
            <h2 key={first.id}>
              <a href={rowAddress(first.table, first.id)}>
                <bdi>{nameOf(first)}</bdi>
              </a>{' '}
              <small>
                <bdi>{emailOf(first)}</bdi>
              </small>
            </h2>
          ))}
          <RowLines rows={found} />
        </section>
      ))}
    </>
  );
}
