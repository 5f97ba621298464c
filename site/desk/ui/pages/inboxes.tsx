import { listAddress, viewAddress } from '../../addresses.ts';
import { Title } from '../parts/elements.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** All inboxes of a person, with their views. */
export function Inboxes({ page: { tables } }: PageProps<'inboxes'>) {
  const { t, table, label, totalOf } = useUi();
  return (
    <>
      <Title text={t('leadsAdmin.title')} />
      <ul className="inboxes">
        {tables.map((count) => {
          const { key, label: text, views } = table(count.table);
          return (
            <li key={key} className="panel">
              <h2>
                <a href={listAddress(key)}>{label(text)}</a>
              </h2>
              <p>{t('desk.inboxes.open', { count: count.total, total: totalOf(count) })}</p>
              {views.length > 0 ? (
                <ul className="links">
                  {views.map((view) => (
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
}
