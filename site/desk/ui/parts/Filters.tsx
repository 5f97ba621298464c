import type { ReactElement, ReactNode } from 'react';
import { filterColumns, parameterOf } from '../../columns.ts';
import type { DeskTable } from '../../contract/config.ts';
import type { ListQuery, Person } from '../../contract/store.ts';
import { isFiltered, listAddress } from '../../addresses.ts';
import { useUi } from '../ui.tsx';
import { AssigneeOptions, Options, StatusOptions } from './Options.tsx';
import { Icon } from './Small.tsx';

interface FiltersProps {
  readonly table: DeskTable;
  readonly query: ListQuery;
  readonly assignees: readonly Person[];
}

/** The search field and the filters of a list. The form uses GET, so that a filtered list has an address. */
export function Filters({ table, query, assignees }: FiltersProps): ReactElement {
  const { frame, t, label } = useUi();
  const filterCount = [
    query.only,
    query.status,
    query.form,
    query.assignee,
    query.from,
    query.to,
    ...Object.values(query.columns ?? {}),
  ].filter(Boolean).length;
  return (
    <form
      method="get"
      action={`/inbox/${table.key}`}
      className="filters"
      role="search"
      aria-label={t('desk.filter.label')}
    >
      <div className="filters__first">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={200}
          autoComplete="off"
          aria-label={t('desk.filter.q')}
          placeholder={t('desk.filter.here')}
        />
        <button className="button button--small" type="submit" aria-label={t('desk.filter.submit')}>
          <Icon name="i-ph-magnifying-glass" />
        </button>
        {isFiltered(query) ? (
          <a className="filters__reset" href={listAddress(table.key)}>
            {t('desk.filter.reset')}
          </a>
        ) : null}
      </div>
      <details className="filters__more">
        <summary>{filterCount > 0 ? t('desk.filter.moreSet', { count: filterCount }) : t('desk.filter.more')}</summary>
        <div className="filters__grid">
          <Select name="only" text={t('desk.filter.only')} value={query.only}>
            <Options of={['unread', 'open', 'overdue'].map((only) => [only, t(`desk.filter.${only}`)])} />
          </Select>
          <Select name="status" text={t('desk.column.status')} value={query.status}>
            <StatusOptions table={table} />
          </Select>
          {table.forms.length > 1 ? (
            <Select name="form" text={t('desk.column.form')} value={query.form}>
              <Options of={table.forms.map(({ id, label: name }) => [id, label(name)])} />
            </Select>
          ) : null}
          {filterColumns(table).map(({ name, label: text, options }) => (
            <Select key={name} name={parameterOf(name)} text={label(text)} value={query.columns?.[name]}>
              <Options of={options.map((option) => [option.value, label(option.label)])} />
            </Select>
          ))}
          <Select
            name="assignee"
            text={t('desk.column.assignee')}
            value={query.assignee === frame.person?.email ? 'me' : query.assignee}
          >
            <option value="me">{t('desk.assignee.me')}</option>
            <option value="none">{t('desk.assignee.none')}</option>
            <AssigneeOptions assignees={assignees} chosen={query.assignee} />
          </Select>
          <Day name="from" text={t('desk.filter.from')} value={query.from} />
          <Day name="to" text={t('desk.filter.to')} value={query.to} />
          <Sort table={table} sort={query.sort} />
          <button className="button button--primary" type="submit">
            {t('desk.filter.apply')}
          </button>
        </div>
      </details>
    </form>
  );
}

function Select({
  name,
  text,
  value,
  children,
}: {
  name: string;
  text: string;
  value: string | undefined;
  children: ReactNode;
}): ReactElement {
  const { t } = useUi();
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{text}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ''}>
        <option value="">{t('desk.filter.any')}</option>
        {children}
      </select>
    </div>
  );
}

/** The order as a filter, because phones show no column headers to sort by. */
function Sort({ table: { person }, sort }: { table: DeskTable; sort: ListQuery['sort'] }): ReactElement {
  const { t } = useUi();
  const columns = [
    ['created', 'leadsAdmin.columnDate'],
    ...(person.name === undefined ? [] : [['name', 'leadsAdmin.columnName']]),
    ...(person.email === undefined ? [] : [['email', 'leadsAdmin.columnEmail']]),
    ['status', 'desk.column.status'],
  ] as const;
  return (
    <div className="field">
      <label htmlFor="filter-sort">{t('desk.sort.label')}</label>
      <select id="filter-sort" name="sort" defaultValue={sort}>
        <Options
          of={columns.flatMap(([key = '', text = '']) => [
            [key, t('desk.sort.ascending', { column: t(text) })],
            [`-${key}`, t('desk.sort.descending', { column: t(text) })],
          ])}
        />
      </select>
    </div>
  );
}

function Day({ name, text, value }: { name: string; text: string; value: string | undefined }): ReactElement {
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{text}</label>
      <input id={`filter-${name}`} name={name} type="date" defaultValue={value} />
    </div>
  );
}
