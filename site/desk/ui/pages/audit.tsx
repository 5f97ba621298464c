import type { DeskTextKey } from '../../../texts/desk.ts';
import { AUDIT_ACTIONS, ONLY, type AuditEntry, type Right } from '../../contract/store.ts';
import { rowAddress, withQuery } from '../../addresses.ts';
import type { PageOf } from '../../contract/pages.ts';
import { Pager, LABELS } from '../parts/Filters.tsx';
import { Time, Title, Check, FilterSelect, InputField, Submit } from '../parts/elements.tsx';
import { formatValue } from '../../format.ts';
import { useUi, type PageProps, type Ui } from '../ui.tsx';

const HEADS = [
  'leadsAdmin.columnDate',
  'desk.audit.person',
  'desk.audit.action',
  'desk.audit.what',
  'desk.audit.detail',
] as const;

/** The audit log. */
export function Audit({ page: { entries, more, query, unknownPerson } }: PageProps<'audit'>) {
  const { t } = useUi();
  return (
    <>
      <Title text={t('desk.audit.title')} />
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
              {HEADS.map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
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
}

function addressOf({ page, ...query }: PageOf<'audit'>['query']): string {
  const parameters = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
  if (page > 1) parameters.set('page', String(page));
  return withQuery('/audit', parameters);
}

function Entry({ entry }: { entry: AuditEntry }) {
  const ui = useUi();
  const { at, person, action, table, row } = entry;
  return (
    <tr>
      <td>
        <Time at={at} />
      </td>
      <td>
        <bdi>{ui.colleague(person)}</bdi>
      </td>
      <td>{ui.t(`desk.audit.action.${action}`)}</td>
      <td>
        {table === null ? null : ui.tableLabel(table)}{' '}
        {row !== null && table !== null ? (
          <a href={rowAddress(table, row)} className="code">
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
const WORDS: Readonly<Record<string, DeskTextKey>> = {
  ...LABELS,
  note: 'desk.followUp.note',
  role: 'desk.people.role',
  person: 'desk.audit.person',
  rows: 'desk.audit.rows',
  fields: 'desk.audit.fields',
  removed: 'desk.audit.removed',
  scope: 'desk.audit.scope',
  bulk: 'desk.audit.bulk',
  before: 'desk.audit.before',
  searched: 'desk.audit.searched',
  version: 'desk.audit.version',
  delivery: 'desk.audit.delivery',
  template: 'desk.audit.template',
  rights: 'desk.rights.label',
  right: 'desk.audit.right',
  due: 'desk.audit.due',
  restored: 'desk.audit.restored',
  signature: 'desk.templates.signature',
};

/** Describes the detail of an entry. */
function detailOf(ui: Ui, { detail, table: key }: AuditEntry): string {
  const { t, config, label } = ui;
  const table = config.tables.find((each) => each.key === key);
  const word = (name: string): string => (WORDS[name] ? t(WORDS[name]) : ui.tableLabel(name));
  const describe = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => word(String(each))).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([key, each]) => `${word(key)} ${describe(key, each)}`)
        .join(', ');
    const text = String(value);
    if (name === 'scope') return t(text === 'person' ? 'desk.audit.scopePerson' : 'desk.audit.scopeRow');
    if (name === 'delivery' && (text === 'failed' || text === 'unsure')) return t(`desk.audit.delivery.${text}`);
    if (name === 'due') return ui.formats.listedDay(text);
    if (name === 'right') return t(`desk.rights.${text as Right}`);
    if (name === 'status') return ui.statusLabel(key, text);
    if (name === 'only' && ONLY.some((each) => each === text)) return t(`desk.filter.${text as (typeof ONLY)[number]}`);
    if (name === 'form') return ui.formLabel(key, text);
    if (name === 'assignee' && (text === 'none' || text === 'me')) return t(`desk.assignee.${text}`);
    if (name === 'assignee' || name === 'person') return ui.colleague(text);
    if (name === 'role' || name === 'before')
      return label(config.roles.find((role) => role.name === text)?.label ?? {}) || text;
    return text;
  };
  const { columns = {}, ...rest } = detail;
  const parts = Object.entries(rest).map(([name, value]) =>
    value === true ? word(name) : `${word(name)}: ${describe(name, value)}`,
  );
  // The filters of an export by the table's own columns.
  const filters = Object.entries(columns as Readonly<Record<string, string>>).map(([name, value]) => {
    const column = table?.columns.find((each) => each.name === name);
    return column ? `${label(column.label)}: ${formatValue(column, value, ui, 'list') ?? value}` : `${name}: ${value}`;
  });
  return [...parts, ...filters].join(' · ');
}

function AuditFilters({ query }: { query: PageOf<'audit'>['query'] }) {
  const { t, config, label } = useUi();
  return (
    <form method="get" action="/audit" className="filters filters__grid" aria-label={t('desk.filter.label')}>
      <InputField
        name="person"
        type="search"
        label={t('desk.audit.person')}
        maxLength={200}
        autoComplete="off"
        defaultValue={query.person}
      />
      <FilterSelect
        name="action"
        label={t('desk.audit.action')}
        options={AUDIT_ACTIONS.map((action) => [action, t(`desk.audit.action.${action}`)])}
        value={query.action}
      />
      <FilterSelect
        name="table"
        label={t('desk.audit.table')}
        options={config.tables.map((table) => [table.key, label(table.label)])}
        value={query.table}
      />
      <Check name="reads" value="1" defaultChecked={query.reads !== undefined}>
        {t('desk.audit.reads')}
      </Check>
      {query.row ? <input type="hidden" name="row" value={query.row} /> : null}
      <div className="filters__submit">
        <Submit look="primary">{t('desk.filter.submit')}</Submit>
        {addressOf({ ...query, page: 1 }) === '/audit' ? null : <a href="/audit">{t('desk.filter.reset')}</a>}
      </div>
    </form>
  );
}
