import type { ReactElement } from 'react';
import type { DeskTable } from '../../contract/config.ts';
import type { ListQuery } from '../../contract/store.ts';
import { listAddress, viewAddress } from '../../addresses.ts';
import { useUi } from '../ui.tsx';

/** Links to the predefined filters of a table. */
export function Views({ table, query }: { table: DeskTable; query: ListQuery }): ReactElement {
  const { t, label } = useUi();
  const here = listAddress(table.key, { ...query, page: 1 });
  const all = { id: '', text: t('desk.views.all'), to: listAddress(table.key), shows: listAddress(table.key) };
  const named = table.views.map((view) => ({
    id: view.id,
    text: label(view.label),
    to: `${listAddress(table.key)}?view=${view.id}`,
    shows: viewAddress(table.key, view),
  }));
  return (
    <nav className="views" aria-label={t('desk.views.label')}>
      <ul>
        {[all, ...named].map(({ id, text, to, shows }) => (
          <li key={id}>
            <a href={to} className="chip" aria-current={shows === here ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
