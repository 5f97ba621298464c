import { Fragment, type ReactElement } from 'react';
import type { DeskColumn, DeskTable } from '../../contract/config.ts';
import type { FullRow, ListedRow, ListQuery } from '../../contract/store.ts';
import { visible, formatValue } from '../../format.ts';
import { rowAddress } from '../../addresses.ts';
import { mailAddress } from '../../reply-draft.ts';
import { useUi, type Ui } from '../ui.tsx';
import { Colleague, Fact, Status, Time, RightsTag } from './elements.tsx';

/** The length of an excerpt of a long text. */
const SHOWN = 1000;

interface LinkedProps {
  readonly text: string;
  /** Where to cut the text. */
  readonly end?: number;
  /** Whether the text is the answer to the question for a telephone number. */
  readonly isTelephone?: boolean;
}

/** A visitor's text in which telephone numbers are links. */
function Linked({ text, end = text.length, isTelephone = false }: LinkedProps) {
  const { telephones } = useUi();
  // A number that is cut is another number.
  const found = telephones(text, isTelephone).filter(({ to }) => to <= end);
  return (
    <>
      {found.map(({ href, from, to }, index) => (
        <Fragment key={from}>
          {text.slice(found[index - 1]?.to ?? 0, from)}
          <a href={href}>{text.slice(from, to)}</a>
        </Fragment>
      ))}
      {text.slice(found.at(-1)?.to ?? 0, end).toWellFormed()}
    </>
  );
}

/** A visitor's text with its line breaks. Shows an excerpt of a long text, and the rest on demand. */
function VisitorText({ text }: { text: string }) {
  const { t, formats } = useUi();
  const lines = (end: number) => (
    <p className="visitor__text" dir="auto">
      <Linked text={text} end={end} />
      {end < text.length ? '…' : null}
    </p>
  );
  if (text.length <= SHOWN) return lines(text.length);
  return (
    <div className="visitor">
      {lines(SHOWN)}
      <details>
        <summary>{t('desk.row.whole', { characters: formats.number(text.length) })}</summary>
        {lines(text.length)}
      </details>
    </div>
  );
}

interface ColumnValueProps {
  readonly column: DeskColumn;
  readonly value: string | null;
  readonly full?: boolean;
}

/** The value of a column; with `full`, as the page of a row shows it, otherwise as a list does. */
export function ColumnValue({ column, value, full = false }: ColumnValueProps) {
  const ui = useUi();
  const { t } = ui;
  const shown = formatValue(column, value, ui, full ? 'full' : 'list');
  if (value === null || shown === null) return <span className="none">{t('desk.none')}</span>;
  if (shown !== value) {
    if (column.kind !== 'timestamp' && column.kind !== 'date') return <>{shown}</>;
    return <time dateTime={value}>{shown}</time>;
  }
  if (!full) return <bdi>{value.length > 160 ? `${value.slice(0, 160)}…` : value}</bdi>;
  if (column.kind === 'longText') return <VisitorText text={value} />;
  const to = addressOf(column.kind, value);
  if (to === undefined && value.length > SHOWN) return <VisitorText text={value} />;
  if (to === undefined) return <bdi>{column.kind === 'phone' ? <Linked text={value} isTelephone /> : value}</bdi>;
  return (
    <a href={to} {...(column.kind === 'url' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <bdi>{value}</bdi>
      {column.kind === 'url' ? <span className="sr"> {t('desk.newTab')}</span> : null}
    </a>
  );
}

/** The link of a value that is valid for its column's kind. Other values do not become links. */
export function addressOf(kind: DeskColumn['kind'], value: string): string | undefined {
  if (kind === 'email') return mailAddress(value);
  if (kind === 'url' && /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)) return new URL(value).href;
  return undefined;
}

/** The origin of a row as reported by the visitor's browser, as entries of a list. */
export function OriginFacts({ row: { origin, table } }: { row: Pick<FullRow, 'origin' | 'table'> }): ReactElement[] {
  const { t, formLabel, config } = useUi();
  const language = config.locales.find(({ code }) => code === origin?.locale)?.name ?? origin?.locale;
  const utm = Object.entries(origin?.utm ?? {}).map((pair) => pair.join('='));
  const facts = {
    form: origin && formLabel(table, origin.form),
    page: origin?.page,
    language,
    campaign: utm.join(' · '),
    referrer: origin?.referrer,
  };
  const names = ['form', 'page', 'language', 'campaign', 'referrer'] as const;
  const known = names.flatMap((name) => (facts[name] ? [[name, facts[name]] as const] : []));
  return known.map(([name, value]) => (
    <Fact key={name} term={t(`desk.column.${name}`)}>
      <bdi>{value}</bdi>
    </Fact>
  ));
}

/** Rows of any tables, one per line. */
export function RowLines({ rows }: { rows: readonly ListedRow[] }) {
  const ui = useUi();
  return (
    <ul className="lines">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={rowAddress(row.table, row.id)}>
            <Time at={row.createdAt} relative />
          </a>
          <span>{ui.tableLabel(row.table)}</span>
          <Status table={row.table} status={row.status} />
          <span className="lines__text">
            <bdi>{summaryOf(ui, row)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NamedLinesProps {
  readonly rows: readonly ListedRow[];
  /** The list of each table whose first rows these are: its rows open with the previous and the next one. */
  readonly list?: Partial<ListQuery>;
  readonly isLate?: boolean;
}

/** Rows of several people, one per line, with their names. */
export function NamedLines({ rows, list, isLate = false }: NamedLinesProps) {
  const ui = useUi();
  const placeOf = (row: ListedRow): number => rows.filter(({ table }) => table === row.table).indexOf(row) + 1;
  return (
    <ul className={isLate ? 'lines lines--named lines--late' : 'lines lines--named'}>
      {rows.map((row) => (
        <li key={row.id}>
          <a href={rowAddress(row.table, row.id, list, placeOf(row))}>
            <strong dir="auto">{ui.nameOf(row)}</strong>
          </a>
          <span className="lines__text">
            <bdi>{summaryOf(ui, row)}</bdi>
          </span>
          <RightsTag row={row} className={(isLate) => (isLate ? 'tag tag--late' : 'tag')} />
          <Time at={row.createdAt} relative />
          <Colleague email={row.assignee} />
        </li>
      ))}
    </ul>
  );
}

/** The maximum length of an excerpt of a message. */
const LONGEST = 110;

/** Summarises a row in one line: the beginning of the message, its form, the company and the other listed columns. */
export function summaryOf(ui: Ui, row: ListedRow): string {
  const table = ui.table(row.table);
  const { person } = table;
  const shownElsewhere = [person.name, person.email, person.name ? undefined : table.list[0]];
  const columns = [person.company, ...table.list].filter(
    (name) => name !== undefined && !shownElsewhere.includes(name),
  );
  const details = [...new Set(columns)].map((name) => {
    const column = table.columns.find((each) => each.name === name);
    return column ? formatValue(column, row.values[column.name], ui, 'list') : null;
  });
  const form = table.forms.length > 1 && row.form !== null ? ui.formLabel(table.key, row.form) : null;
  return [firstLine(table, row), form, ...details].filter(Boolean).join(' · ');
}

/** The beginning of the message, without the text that the form fills in. */
function firstLine({ columns, forms }: DeskTable, { values, form }: ListedRow): string | null {
  const begins = forms.find(({ id }) => id === form)?.begins;
  const texts = columns
    .filter(({ kind }) => kind === 'longText')
    .map(({ name }) => {
      const text = values[name] ?? '';
      return begins?.column === name && text.startsWith(begins.with) ? text.slice(begins.with.length) : text;
    });
  // Joins the lines because the first one is often just a greeting.
  const line = texts
    .find((text) => visible(text) !== null)
    ?.replaceAll(/\s+/g, ' ')
    .trim();
  if (line === undefined) return null;
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed().trimEnd()}…` : line;
}
