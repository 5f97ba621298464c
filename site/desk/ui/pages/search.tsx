import type { ReactElement } from 'react';
import { rowAddress } from '../../addresses.ts';
import type { PlacedRow } from '../../contract/store.ts';
import { RowLines } from '../parts/RowLines.tsx';
import { nameOf } from '../parts/Visitor.tsx';
import { useUi, type PageModule, type Ui } from '../ui.tsx';

/** Search results from all inboxes that the reader sees, grouped by person. */
export const search: PageModule<'search'> = {
  title: (_page, { t }) => t('desk.search.title'),
  View({ page: { q, rows } }): ReactElement {
    const ui = useUi();
    const { t } = ui;
    const people = Object.entries(Object.groupBy(rows, (row) => groupOf(ui, row)));
    return (
      <>
        <h1>{t('desk.search.title')}</h1>
        <p className="lead" id="count">
          {q === '' ? t('desk.search.lead') : t('desk.search.found', { count: rows.length })}
        </p>
        {people.map(([key, found = []]) => {
          const [first] = found;
          return first ? (
            <section key={key} className="panel" aria-label={key}>
              <h2>
                <a href={rowAddress(first.table, first.id)}>
                  <bdi>{headingOf(ui, first)}</bdi>
                </a>{' '}
                <small>
                  <bdi>{emailOf(ui, first)}</bdi>
                </small>
              </h2>
              <RowLines rows={found} />
            </section>
          ) : null;
        })}
      </>
    );
  },
};

function emailOf({ table }: Ui, row: PlacedRow): string {
  return row.values[table(row.table)?.person.email ?? ''] ?? '';
}

/** The key to group by. A row without an e-mail address forms a group of its own. */
function groupOf(ui: Ui, row: PlacedRow): string {
  return emailOf(ui, row).trim().toLowerCase() || row.id;
}

function headingOf({ table }: Ui, row: PlacedRow): string {
  const known = table(row.table);
  return (known && nameOf(known, row.values)) || row.id.slice(0, 8);
}
