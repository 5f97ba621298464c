import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { ListQuery } from '../../contract/store.ts';
import { listAddress, viewAddress } from '../addresses.ts';
import { useUi } from '../ui.tsx';

/** Ways of looking at a table that many need, as links. */
export function Views({ table, query }: { table: DeskTable; query: ListQuery }): ReactElement {
  const { t, label } = useUi();
  const here = listAddress(table.key, { ...query, page: 1 });
  const views = [{ id: '', text: t('desk.views.all'), to: listAddress(table.key) }].concat(
    table.views.map((view) => ({ id: view.id, text: label(view.label), to: viewAddress(table.key, view) })),
  );
  return (
    <nav className="views" aria-label={t('desk.views.label')}>
      <ul>
        {views.map(({ id, text, to }) => (
          <li key={id}>
            <a href={to} aria-current={to === here ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
