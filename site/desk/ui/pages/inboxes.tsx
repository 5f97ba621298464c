import type { ReactElement } from 'react';
import { listAddress, viewAddress } from '../../addresses.ts';
import { useUi, type PageModule } from '../ui.tsx';

/** All inboxes of a person, with their views. */
export const inboxes: PageModule<'inboxes'> = {
  title: (_page, { t }) => t('leadsAdmin.title'),
  View({ page: { tables } }): ReactElement {
    const { t, table, label, formats } = useUi();
    return (
      <>
        <h1>{t('leadsAdmin.title')}</h1>
        <ul className="inboxes">
          {tables.map(({ table: key, total, totalIsExact }) => {
            const known = table(key);
            if (!known) return null;
            return (
              <li key={key} className="panel">
                <h2>
                  <a href={listAddress(key)}>{label(known.label)}</a>
                </h2>
                <p>
                  {t('desk.inboxes.open', {
                    count: total,
                    total: totalIsExact
                      ? formats.number(total)
                      : t('desk.inbox.moreThan', { total: formats.number(total) }),
                  })}
                </p>
                {known.views.length > 0 ? (
                  <ul className="links">
                    {known.views.map((view) => (
                      <li key={view.id}>
                        <a href={viewAddress(key, view)}>{label(view.label)}</a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            );
          })}
        </ul>
      </>
    );
  },
};
