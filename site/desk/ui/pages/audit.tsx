import type { ReactElement } from 'react';
import { AUDIT_ACTIONS, type AuditEntry } from '../../contract/store.ts';
import { rowAddress, withQuery, type PageOf } from '../../addresses.ts';
import { Options } from '../parts/Options.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Time } from '../parts/Small.tsx';
import { formatValue } from '../../format.ts';
import { useUi, type PageModule, type Ui } from '../ui.tsx';

/** The audit log. */
export const audit: PageModule<'audit'> = {
  title: (_page, { t }) => t('desk.audit.title'),
  View({ page: { entries, more, query, unknownPerson } }): ReactElement {
    const { t } = useUi();
    return (
      <>
        <h1>{t('desk.audit.title')}</h1>
        <p className="lead">{t('desk.audit.lead')}</p>
        <AuditFilters query={query} />
        {entries.length === 0 ? (
          <p className="empty">
            {unknownPerson ? t('desk.audit.nobody', { person: query.person ?? '' }) : t('desk.audit.empty')}
          </p>
        ) : (
          <table className="log">
            <caption className="sr">{t('desk.audit.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('leadsAdmin.columnDate')}</th>
                <th scope="col">{t('desk.audit.person')}</th>
                <th scope="col">{t('desk.audit.action')}</th>
                <th scope="col">{t('desk.audit.what')}</th>
                <th scope="col">{t('desk.audit.detail')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
        <Pager
          here={query.page}
          pages={more ? query.page + 1 : query.page}
          hasMore={more}
          addressOf={(page) => addressOf({ ...query, page })}
        />
      </>
    );
  },
};

function addressOf({ page, ...query }: PageOf<'audit'>['query']): string {
  const parameters = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  if (page > 1) parameters.set('page', String(page));
  return withQuery('/audit', parameters);
}

function Entry({ entry }: { entry: AuditEntry }): ReactElement {
  const ui = useUi();
  const { t, table, label } = ui;
  const { at, person, action, table: key, row } = entry;
  const known = key === null ? undefined : table(key);
  const what = known ? label(known.label) : key;
  return (
    <tr>
      <td>
        <Time at={at} />
      </td>
      <td>
        <bdi>{person}</bdi>
      </td>
      <td>{t(`desk.audit.action.${action}`)}</td>
      <td>
        {what}{' '}
        {row !== null && key !== null ? (
          <a href={rowAddress(key, row)} className="code">
            {row.slice(0, 8)}
          </a>
        ) : null}
      </td>
      <td>
        <bdi>{detailOf(ui, entry)}</bdi>
      </td>
    </tr>
  );
}

/** The texts for the properties of an entry's detail. */
const WORDS: Readonly<Record<string, string>> = {
  status: 'desk.column.status',
  assignee: 'desk.column.assignee',
  note: 'desk.followUp.note',
  form: 'desk.column.form',
  role: 'desk.people.role',
  person: 'desk.audit.person',
  from: 'desk.filter.from',
  to: 'desk.filter.to',
  rows: 'desk.audit.rows',
  fields: 'desk.audit.fields',
  removed: 'desk.audit.removed',
  scope: 'desk.audit.scope',
  bulk: 'desk.audit.bulk',
  before: 'desk.audit.before',
  only: 'desk.filter.only',
  q: 'desk.filter.q',
  searched: 'desk.audit.searched',
  version: 'desk.audit.version',
};

/** Describes the detail of an entry. */
function detailOf(ui: Ui, { detail, table: key }: AuditEntry): string {
  const { t, config, label, table } = ui;
  const word = (name: string): string => (WORDS[name] ? t(WORDS[name]) : label(table(name)?.label ?? {}) || name);
  const describe = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => word(String(each))).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([key, each]) => `${word(key)} ${describe(key, each)}`)
        .join(', ');
    if (name === 'scope') return t(value === 'person' ? 'desk.audit.scopePerson' : 'desk.audit.scopeRow');
    if (name === 'status') return ui.statusLabel(key ?? '', String(value));
    if (name === 'only') return t(`desk.filter.${String(value)}`);
    if (name === 'form' && key !== null) return ui.formLabel(key, String(value));
    if (name === 'assignee' && (value === 'none' || value === 'me')) return t(`desk.assignee.${value}`);
    if (name === 'role' || name === 'before')
      return label(config.roles.find((role) => role.name === value)?.label ?? {}) || String(value);
    return String(value);
  };
  const parts = Object.entries(detail).flatMap(([name, value]) =>
    name === 'columns' ? [] : value === true ? word(name) : `${word(name)}: ${describe(name, value)}`,
  );
  return [...parts, ...columnFilters(ui, detail['columns'], key)].join(' · ');
}

/** Describes the filters by column of an export. */
function columnFilters(ui: Ui, filters: unknown, key: string | null): readonly string[] {
  const { label, table } = ui;
  const columns = key === null ? [] : (table(key)?.columns ?? []);
  return Object.entries((filters ?? {}) as Readonly<Record<string, string>>).map(([name, value]) => {
    const column = columns.find((each) => each.name === name);
    return column ? `${label(column.label)}: ${formatValue(column, value, ui, 'list') ?? value}` : `${name}: ${value}`;
  });
}

function AuditFilters({ query }: { query: PageOf<'audit'>['query'] }): ReactElement {
  const { t, config, label } = useUi();
  return (
    <form method="get" action="/audit" className="filters filters__grid" aria-label={t('desk.filter.label')}>
      <div className="field">
        <label htmlFor="audit-person">{t('desk.audit.person')}</label>
        <input
          id="audit-person"
          name="person"
          type="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={query.person}
        />
      </div>
      <div className="field">
        <label htmlFor="audit-action">{t('desk.audit.action')}</label>
        <select id="audit-action" name="action" defaultValue={query.action ?? ''}>
          <option value="">{t('desk.filter.any')}</option>
          <Options of={AUDIT_ACTIONS.map((action) => [action, t(`desk.audit.action.${action}`)])} />
        </select>
      </div>
      <div className="field">
        <label htmlFor="audit-table">{t('desk.audit.table')}</label>
        <select id="audit-table" name="table" defaultValue={query.table ?? ''}>
          <option value="">{t('desk.filter.any')}</option>
          <Options of={config.tables.map(({ key, label: name }) => [key, label(name)])} />
        </select>
      </div>
      {query.row ? <input type="hidden" name="row" value={query.row} /> : null}
      <div className="filters__submit">
        <button className="button button--primary" type="submit">
          {t('desk.filter.submit')}
        </button>
        {addressOf({ ...query, page: 1 }) === '/audit' ? null : <a href="/audit">{t('desk.filter.reset')}</a>}
      </div>
    </form>
  );
}
