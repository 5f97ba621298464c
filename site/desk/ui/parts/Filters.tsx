import type { DeskTable } from '../../contract/config.ts';
import { ONLY, type ListQuery } from '../../contract/store.ts';
import { filterColumns, parameterOf, isFiltered, listAddress } from '../../addresses.ts';
import type { DeskTextKey, TranslateDesk } from '../../../texts/desk.ts';
import { optionsOf } from '../../format.ts';
import { useUi, type PageProps } from '../ui.tsx';
import { Icon, assigneeOptions, FilterSelect, InputField, SelectField, Submit, type Option } from './elements.tsx';

/** The labels of the query parameters of lists. */
export const LABELS: Readonly<Record<string, DeskTextKey>> = {
  q: 'desk.filter.q',
  view: 'desk.views.label',
  only: 'desk.filter.only',
  status: 'desk.column.status',
  form: 'desk.column.form',
  assignee: 'desk.column.assignee',
  from: 'desk.filter.from',
  to: 'desk.filter.to',
  sort: 'desk.sort.label',
  page: 'desk.pager.label',
};

/** The label of a query parameter; an unknown one stays as it is. */
export function parameterLabel(t: TranslateDesk, parameter: string): string {
  const key = LABELS[parameter];
  return key ? t(key) : parameter;
}

/** The search field and the filters of a list. The form uses GET, so that a filtered list has an address. */
export function Filters({ page: { query, assignees } }: PageProps<'inbox'>) {
  const ui = useUi();
  const { frame, t, label, config } = ui;
  const table = ui.table(query.table);
  const { q, table: _table, sort, page: _page, columns, ...rest } = query;
  const count = Object.values({ ...rest, ...columns }).filter(Boolean).length;
  const mine = frame.person?.email;
  const others = assignees.filter(({ email }) => email !== mine);
  const assignee = query.assignee === mine ? 'me' : query.assignee;
  const options = {
    only: ONLY.filter((only) => only !== 'rights' || config.rights).map((only): Option => [
      only,
      t(`desk.filter.${only}`),
    ]),
    status: table.statuses.map(({ key, label: text }): Option => [key, label(text)]),
    form: table.forms.map(({ id, label: text }): Option => [id, label(text)]),
    assignee: [
      ['me', t('desk.assignee.me')],
      ['none', t('desk.assignee.none')],
      ...assigneeOptions(ui, others, assignee === 'me' || assignee === 'none' ? null : assignee),
    ] satisfies readonly Option[],
  };
  const select = (name: keyof typeof options, value = query[name]) => (
    <FilterSelect name={name} label={parameterLabel(t, name)} options={options[name]} value={value} />
  );
  return (
    <form
      method="get"
      action={listAddress(table.key)}
      className="filters"
      role="search"
      aria-label={t('desk.filter.label')}
    >
      <div className="filters__first">
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          aria-label={t('desk.filter.q')}
          placeholder={t('desk.filter.here')}
        />
        <Submit look="small" aria-label={t('desk.filter.submit')}>
          <Icon name="i-ph-magnifying-glass" />
        </Submit>
        {isFiltered(query) ? (
          <a className="filters__reset" href={listAddress(table.key)}>
            {t('desk.filter.reset')}
          </a>
        ) : null}
      </div>
      <details className="filters__more">
        <summary>{count > 0 ? t('desk.filter.moreSet', { count }) : t('desk.filter.more')}</summary>
        <div className="filters__grid">
          {select('only')}
          {select('status')}
          {table.forms.length > 1 ? select('form') : null}
          {filterColumns(table).map((column) => (
            <FilterSelect
              key={column.name}
              name={parameterOf(column.name)}
              label={label(column.label)}
              options={optionsOf(column, ui)}
              value={columns?.[column.name]}
            />
          ))}
          {select('assignee', assignee)}
          <InputField
            id="filter-from"
            name="from"
            type="date"
            label={t('desk.filter.from')}
            defaultValue={query.from}
          />
          <InputField id="filter-to" name="to" type="date" label={t('desk.filter.to')} defaultValue={query.to} />
          <Sort table={table} sort={sort} />
          <Submit look="primary">{t('desk.filter.apply')}</Submit>
        </div>
      </details>
    </form>
  );
}

/** The order as a filter, because phones show no column headers to sort by. */
function Sort({ table: { person }, sort }: { table: DeskTable; sort: ListQuery['sort'] }) {
  const { t } = useUi();
  const columns = [
    ['created', 'leadsAdmin.columnDate'],
    ...(person.name === undefined ? [] : [['name', 'leadsAdmin.columnName'] as const]),
    ...(person.email === undefined ? [] : [['email', 'leadsAdmin.columnEmail'] as const]),
    ['status', 'desk.column.status'],
  ] as const;
  const options = columns.flatMap(([key, text]): Option[] => [
    [key, t('desk.sort.ascending', { column: t(text) })],
    [`-${key}`, t('desk.sort.descending', { column: t(text) })],
  ]);
  return (
    <SelectField id="filter-sort" name="sort" label={t('desk.sort.label')} options={options} defaultValue={sort} />
  );
}

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
